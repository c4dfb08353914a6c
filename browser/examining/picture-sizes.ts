import { candidateFor } from './candidate-for.ts'

/** Of a phone: two to a pixel of the page. */
const dots = 2

/** What the pictures of the page weigh on a phone, those further down too; each under the first place that shows it. */
export async function pictureSizes(): Promise<Map<HTMLImageElement, number>> {
  const first = new Map<string, HTMLImageElement>()
  for (const image of document.querySelectorAll('img')) {
    const address = addressOnPhone(image)
    if (address && !first.has(address) && !address.startsWith('data:')) first.set(address, image)
  }
  return new Map(await Promise.all([...first].map(async ([address, image]) => [image, await sizeOf(address)] as const)))
}

/** What a phone would choose, whatever screen the editor has and whatever is in their cache. */
function addressOnPhone(image: HTMLImageElement): string {
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
  const { srcset } = sources.find(({ media }) => !media || matchMedia(media).matches) ?? image
  const width = image.getBoundingClientRect().width || innerWidth
  return candidateFor(srcset, width * dots) ?? image.src
}

/** Another origin's files can't be read: they count nothing. */
async function sizeOf(address: string): Promise<number> {
  const response = await fetch(address).catch(() => undefined)
  return response?.ok ? (await response.blob()).size : 0
}
