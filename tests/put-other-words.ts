import type { Locator } from 'playwright-core'

/** As a browser does that translates a page: each text stands in an element of its own from then on, and React's texts are nowhere. */
export const putOtherWords = (part: Locator) =>
  part.evaluate((element) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (words.nextNode()) texts.push(words.currentNode as Text)
    for (const text of texts) text.replaceWith(Object.assign(document.createElement('font'), { textContent: text.data }))
  })
