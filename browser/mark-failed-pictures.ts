/**
 * R8.06: the grey ground stays where a picture could not be loaded, and until it is: Back shows a page as it was, and a turned phone
 * takes another file. Pictures may have failed before this script ran. What else fails is marked, too, and shows nothing of it.
 */
export function markFailedPictures() {
  for (const type of ['error', 'load']) addEventListener(type, ({ target }) => mark(target as Element, type === 'error'), true)
  for (const image of document.images) mark(image, image.complete && !image.naturalWidth && !!image.currentSrc)
}

/** Of the window and the document one hears, too. */
const mark = (element: Partial<Element>, hasFailed: boolean) => element.toggleAttribute?.('data-failed', hasFailed)
