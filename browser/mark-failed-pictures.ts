/** R8.06: the grey ground stays where a picture could not be loaded. Pictures may have failed before this script ran. */
export function markFailedPictures() {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && target.toggleAttribute('data-failed', true), true)
  for (const image of document.images)
    if (image.complete && !image.naturalWidth && image.currentSrc) image.toggleAttribute('data-failed', true)
}
