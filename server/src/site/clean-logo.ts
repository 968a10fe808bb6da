import type { Attributes, IOptions } from 'sanitize-html'

/** Widest logo that is stored, px: twice what a screen shows. */
const WIDTH_MAX_PX = 640
const HEIGHT_MAX_PX = 320
/** Of what is stored, as base64. */
const CHARACTERS_MAX = 120_000
/** More decoded pixels than any logo has. */
const PIXELS_MAX = 16_000_000

const SVG = 'data:image/svg+xml;base64,'
const PNG = 'data:image/png;base64,'

const SHAPES =
  'svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask'
const GEOMETRY =
  'viewBox width height preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform gradientTransform gradientUnits spreadMethod offset clipPathUnits maskUnits id xmlns'
const LOOK =
  'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity stop-color stop-opacity clip-path clip-rule mask display visibility color'
const LOOKS = new Set(LOOK.split(' '))
const ATTRIBUTES = new Set([...GEOMETRY.split(' '), ...LOOKS])

/** A number, a colour, a path: nothing with an address, but of the drawing's own parts. */
const isPlain = (value: string) => {
  const left = value.replace(/url\(\s*['"]?#[\w.-]+['"]?\s*\)/g, '')
  return /^[\w\s#.,%+()-]*$/.test(left) && !/url|script|expression|import/i.test(left)
}

/** Inline styles become attributes, of which the same are allowed. */
function allowed({ style = '', ...given }: Attributes): Attributes {
  const styled = style.split(';').map((line) => line.split(':').map((part) => part.trim()))
  const looks = styled.filter(([name = '']) => LOOKS.has(name)) as [string, string][]
  const own = Object.entries(given).filter(([name]) => ATTRIBUTES.has(name) && name !== 'xmlns')
  const href = given['href'] ?? given['xlink:href'] ?? ''
  return {
    ...Object.fromEntries([...own, ...looks].filter(([, value]) => isPlain(value))),
    ...(/^#[\w.-]+$/.test(href) && { href }),
  }
}

const OPTIONS: IOptions = {
  allowedTags: SHAPES.split(' '),
  allowedAttributes: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'style',
    'script',
    'title',
    'desc',
    'metadata',
    'text',
    'foreignObject',
    'image',
    'textarea',
    'option',
  ],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  selfClosing: SHAPES.split(' ').filter(
    (tag) => !/^(svg|g|defs|symbol|clipPath|mask|\w+Gradient)$/.test(tag),
  ),
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: { ...allowed(attribs), ...(tagName === 'svg' && { xmlns: 'http://www.w3.org/2000/svg' }) },
    }),
  },
  textFilter: () => '',
}

const DRAWN = /<(?:path|rect|circle|ellipse|line|polyline|polygon|use) /

/** An SVG reduced to shapes and their colours; null: it is none, or has style sheets, without which it looks different. */
export async function cleanSvg(source: string): Promise<string | null> {
  // loaded with the first logo, as in cleanText
  const { default: sanitize } = await import('sanitize-html')
  const drawing = source.slice(Math.max(source.search(/<svg[\s>]/), 0))
  if (/<style[\s>]|<!ENTITY/i.test(source) || !/^<svg[\s>]/.test(drawing)) return null
  const cleaned = sanitize(drawing, OPTIONS)
  // not one pattern: on many shapes that end in no drawing it would take seconds
  const isDrawing = cleaned.startsWith('<svg ') && cleaned.endsWith('</svg>') && DRAWN.test(cleaned)
  return isDrawing ? cleaned : null
}

/** A logo or icon as it is stored: an SVG cleaned, any other picture as a small PNG; null: it cannot be drawn. */
export async function cleanLogo(dataUrl: string): Promise<string | null> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const { default: sharp } = await import('sharp')
  const isSvg = dataUrl.startsWith(SVG)
  const svg = isSvg ? await cleanSvg(bytes.toString('utf8')) : null
  if (isSvg && svg === null) return null
  const source = svg === null ? bytes : Buffer.from(svg)
  try {
    const png = await sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: WIDTH_MAX_PX, height: HEIGHT_MAX_PX, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer()
    const cleaned = svg === null ? PNG + png.toString('base64') : SVG + source.toString('base64')
    return cleaned.length > CHARACTERS_MAX ? null : cleaned
  } catch {
    return null
  }
}
