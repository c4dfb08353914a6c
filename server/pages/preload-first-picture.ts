/**
 * Links for the head of a document by which browsers fetch its most important picture before all else: the picture itself comes some
 * kilobytes later, behind the styles, the menu and the fonts. Each source of it (runtime/ui/image.tsx) has a link for just the windows that
 * take it.
 * Empty where no picture of the HTML is marked as urgent.
 */
export function preloadFirstPicture(html: string): string {
  const mark = html.indexOf('fetchPriority="high"')
  if (mark < 0) return ''
  const sources = html.slice(html.lastIndexOf('<picture', mark), mark).match(/<(?:source|img) [^>]*/g) ?? []
  const taken: string[] = []
  return sources.map((tag) => preloadSource(tag, taken)).join('')
}

/** `taken` are the windows that a source before this one is for, each one feature in its parentheses. */
function preloadSource(tag: string, taken: string[]): string {
  const [srcset, sizes, media] = ['srcSet', 'sizes', 'media'].map((name) => attributeOf(tag, name))
  const windows = [...(media ? [media] : []), ...taken.map((before) => `(not ${before})`)].join(' and ')
  if (media) taken.push(media)
  // In the order and case of the picture's own tag, so that the two compress together.
  return `<link rel="preload" as="image" fetchPriority="high" ${windows && `media="${windows}" `}imagesrcSet="${srcset}" imagesizes="${sizes}"/>`
}

/** As it is written: what is escaped stays so. */
const attributeOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
