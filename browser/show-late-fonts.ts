let isDone = false

/**
 * Fonts that came too late for the loaded page are not shown on it, so that nothing moves (`font-display: optional`). With
 * the next page they are: a sheet that is put in anew looks for its fonts again, and now they are here.
 */
export function showLateFonts() {
  if (isDone) return
  isDone = true
  if (wereInTime()) return
  for (const sheet of document.head.querySelectorAll('style')) sheet.replaceWith(sheet.cloneNode(true))
}

/**
 * Every font was here before the page was laid out for its first paint; when that began is not said, but it takes less than
 * half of the time until then. To put the sheets in anew has the whole document styled again.
 */
function wereInTime(): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const fonts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => name.endsWith('.woff2'))
  return fonts.length > 0 && fonts.every(({ responseEnd }) => responseEnd > 0 && responseEnd < painted / 2)
}
