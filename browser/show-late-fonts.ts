let isDone = false

/**
 * Fonts that came too late for the loaded page are not shown on it, so that nothing moves (`font-display: optional`). With
 * the next page they are: a sheet that is put in anew looks for its fonts again, and now they are here.
 */
export function showLateFonts() {
  if (isDone) return
  isDone = true
  for (const sheet of document.querySelectorAll('style[data-sheets]')) sheet.replaceWith(sheet.cloneNode(true))
}
