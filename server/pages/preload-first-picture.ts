/**
 * Links for the head of a document by which browsers fetch its most important picture before all else: the picture itself comes some
 * kilobytes later, behind the styles, the menu and the fonts. Each of its sources has a link for just the windows that take it.
 * Empty where no picture of the HTML is marked as urgent.
 */
export function preloadFirstPicture(html: string): string {
  const mark = html.indexOf('fetchPriority="high"')
  if (mark < 0) return ''
  const image = html.lastIndexOf('<img', mark)
  const picture = html.lastIndexOf('<picture', image)
  const isInPicture = picture >= 0 && !html.slice(picture, image).includes('</picture>')
  const tags = html.slice(isInPicture ? picture : image, html.indexOf('>', mark)).match(/<(?:source|img) [^>]*/g) ?? []
  const taken: string[] = []
  return tags.map((tag) => preloadSource(tag, taken)).join('')
}

/** `taken` are the windows that a source before this one is for, each one feature in its parentheses. */
function preloadSource(tag: string, taken: string[]): string {
  const [srcset, sizes, media, src] = ['srcSet', 'sizes', 'media', 'src'].map((name) => attributeOf(tag, name))
  const windows = [...(media ? [media] : []), ...taken.map((before) => `(not ${before})`)].join(' and ')
  if (media) taken.push(media)
  // In the order and case of the picture's own tag, so that the two compress together.
  const address = srcset ? `imagesrcSet="${srcset}"${sizes ? ` imagesizes="${sizes}"` : ''}` : src && `href="${src}"`
  return address ? `<link rel="preload" as="image" fetchPriority="high" ${windows && `media="${windows}" `}${address}/>` : ''
}

/** As it is written: what is escaped stays so. */
const attributeOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
