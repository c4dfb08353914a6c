/** A picture that does not come in this time has no weight. */
const patienceMs = 5_000

/** What the pictures of the page weigh at the frame's width, those further down too; each under the first place that shows it. */
export async function pictureSizes(): Promise<Map<HTMLImageElement, number>> {
  performance.setResourceTimingBufferSize(5_000)
  const images = [...document.querySelectorAll('img')]
  for (const image of images) image.loading = 'eager'
  await Promise.race([Promise.all(images.map(loaded)), new Promise((over) => setTimeout(over, patienceMs))])
  const sizes = new Map<HTMLImageElement, number>()
  const seen = new Set<string>()
  for (const image of images) {
    const { currentSrc } = image
    if (!image.complete || !currentSrc || currentSrc.startsWith('data:') || seen.has(currentSrc)) continue
    seen.add(currentSrc)
    sizes.set(image, await sizeOf(currentSrc))
  }
  return sizes
}

function loaded(image: HTMLImageElement): Promise<unknown> {
  if (image.complete && image.currentSrc) return Promise.resolve()
  return new Promise((done) => {
    image.addEventListener('load', done, { once: true })
    image.addEventListener('error', done, { once: true })
  })
}

/** Browsers keep to themselves what another origin has sent; a picture from memory has no entry of its own. */
async function sizeOf(address: string): Promise<number> {
  const entry = performance.getEntriesByName(address, 'resource').find((each) => 'encodedBodySize' in each)
  const size = entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0
  if (size > 0 || new URL(address).origin !== location.origin) return size
  const response = await fetch(address).catch(() => undefined)
  return response?.ok ? (await response.blob()).size : 0
}
