/** What an address of the image service asks for (the vendor's grammar). Numbers are as fine as an eye: others would each be a picture of its own. */
export interface ImageRequest {
  /** In pixels; 0 for a side that follows from the other. Absent: the picture's own size. */
  size: { width: number; height: number } | undefined
  /** The part of the original that is used at all. */
  crop: Box | undefined
  fit: 'cover' | 'contain'
  smart: boolean
  flipHorizontal: boolean
  flipVertical: boolean
  quality: number | undefined
  format: 'webp' | 'jpeg' | 'png' | 'avif' | undefined
  blur: number | undefined
  rotate: 0 | 90 | 180 | 270
  isGray: boolean
  brightness: number
  /** Hex colour without `#`, or `transparent`. */
  fill: string | undefined
  /** A part of the original that must stay visible. */
  focal: Box | undefined
  noUpscale: boolean
  roundCorner: RoundCorner | undefined
}

/** In pixels of the original. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface RoundCorner {
  /** In pixels of the result, across and down. */
  radius: { x: number; y: number }
  /** What is seen behind the corners; undefined: whatever the picture stands on. */
  colour: { r: number; g: number; b: number } | undefined
}

/** Thrown for an address the service does not understand; the message says which part. */
export class ImageRequestError extends Error {
  override name = 'ImageRequestError'
}

/** No one needs more, and every size is work and disk. */
const maxSide = 4000

/** Reads what stands behind `/m/`. */
export function readImageRequest(path: string): ImageRequest {
  const request: ImageRequest = {
    size: undefined,
    crop: undefined,
    fit: 'cover',
    smart: false,
    flipHorizontal: false,
    flipVertical: false,
    quality: undefined,
    format: undefined,
    blur: undefined,
    rotate: 0,
    isGray: false,
    brightness: 0,
    fill: undefined,
    focal: undefined,
    noUpscale: false,
    roundCorner: undefined,
  }
  for (const segment of path.split('/').filter(Boolean)) readSegment(segment, request)
  return request
}

function readSegment(segment: string, request: ImageRequest) {
  const size = /^(-?)(\d{1,5})x(-?)(\d{1,5})$/.exec(segment)
  if (segment === 'fit-in') request.fit = 'contain'
  else if (segment === 'smart') request.smart = true
  else if (segment.startsWith('filters:')) readFilters(segment.slice('filters:'.length), request)
  else if (size) readSize(size, request)
  else if (/^\d+x\d+:\d+x\d+$/.test(segment)) request.crop = readCrop(segment)
  else throw new ImageRequestError(`"${segment}" is neither a size like 400x300, a part like 0x0:400x300, nor fit-in, smart or filters:…`)
}

function readSize([, flipHorizontal, width, flipVertical, height]: RegExpExecArray, request: ImageRequest) {
  request.size = { width: Number(width), height: Number(height) }
  request.flipHorizontal = flipHorizontal === '-'
  request.flipVertical = flipVertical === '-'
  if (request.size.width === 0 && request.size.height === 0) throw new ImageRequestError('A size of 0x0 shows nothing: give one side.')
  if (Math.max(request.size.width, request.size.height) > maxSide) throw new ImageRequestError(`A side may have ${maxSide} pixels at most.`)
}

function readFilters(filters: string, request: ImageRequest) {
  // A colon also stands inside the brackets of focal.
  for (const filter of filters.split(/(?<=\)):/)) {
    if (filter === '') continue
    const [written, name = '', value = ''] = /^([a-z_]+)\(([^()]*)\)$/.exec(filter) ?? []
    if (written === undefined) throw new ImageRequestError(`"${filter}" is not a filter like quality(80).`)
    const read = Object.hasOwn(filterReaders, name) && filterReaders[name]
    if (!read) throw new ImageRequestError(`There is no filter ${name}: use ${Object.keys(filterReaders).join(', ')}.`)
    read(value, request)
  }
}

const filterReaders: Record<string, (value: string, request: ImageRequest) => void> = {
  quality: (value, request) => {
    request.quality = Math.round(numberIn(value, 0, 100, 'quality'))
  },
  format: (value, request) => {
    if (value !== 'webp' && value !== 'jpeg' && value !== 'png' && value !== 'avif')
      throw new ImageRequestError(`The format ${value} is not one of webp, jpeg, png, avif.`)
    request.format = value
  },
  blur: (value, request) => {
    const [radius = '', sigma = radius] = value.split(',')
    numberIn(radius, 0, 150, 'blur')
    request.blur = Math.round(10 * numberIn(sigma, 0, 150, 'blur')) / 10
  },
  brightness: (value, request) => {
    request.brightness = Math.round(numberIn(value, -100, 100, 'brightness'))
  },
  grayscale: (_, request) => {
    request.isGray = true
  },
  no_upscale: (_, request) => {
    request.noUpscale = true
  },
  rotate: (value, request) => {
    const angle = Number(value)
    if (angle !== 0 && angle !== 90 && angle !== 180 && angle !== 270)
      throw new ImageRequestError('A picture turns by 0, 90, 180 or 270 degrees.')
    request.rotate = angle
  },
  fill: (value, request) => {
    if (!/^([\da-f]{3}|[\da-f]{6}|transparent)$/i.test(value))
      throw new ImageRequestError(`The fill ${value} is not a hex colour without #.`)
    request.fill = value
  },
  focal: (value, request) => {
    const box = readBox(value)
    if (!box) throw new ImageRequestError(`The focal point ${value} is not like 10x20:30x40.`)
    request.focal = box
  },
  round_corner: (value, request) => {
    const [radius = '', red = '', green = '', blue = '', transparent = '0', ...more] = value.split(',').map((part) => part.trim())
    const [across = '', down = across] = radius.split('|')
    const part = (written: string) => numberIn(written, 0, 255, 'colour of round_corner')
    if (!['0', '1'].includes(transparent) || more.length > 0)
      throw new ImageRequestError('A round corner is like round_corner(20,255,255,255) or, to see through, round_corner(20,0,0,0,1).')
    request.roundCorner = {
      radius: { x: numberIn(across, 1, maxSide, 'radius'), y: numberIn(down, 1, maxSide, 'radius') },
      colour: transparent === '1' ? undefined : { r: part(red), g: part(green), b: part(blue) },
    }
  },
}

function readBox(written: string): Box | undefined {
  const [, left, top, right, bottom] = /^(\d{1,6})x(\d{1,6}):(\d{1,6})x(\d{1,6})$/.exec(written) ?? []
  return left === undefined ? undefined : { left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) }
}

function readCrop(written: string): Box {
  const box = readBox(written)
  if (!box || box.right <= box.left || box.bottom <= box.top)
    throw new ImageRequestError(`The part ${written} is empty: write its left upper and its right lower corner.`)
  return box
}

function numberIn(value: string, min: number, max: number, name: string): number {
  const number = Number(value)
  if (value !== '' && number >= min && number <= max) return number
  throw new ImageRequestError(`The ${name} goes from ${min} to ${max}.`)
}
