// From the colours of a brand to every colour of shop and panel (storefront/src/ui/tokens.css), held to WCAG 2.2 AA.

/** The colours of the product's own brand, as in `tokens.css`; tokens.test.ts compares the two. */
export const DEFAULT_TOKENS = {
  'leaf-50': '#eff6ea',
  'leaf-100': '#dcecd2',
  'leaf-200': '#bcdcae',
  'leaf-300': '#8fc384',
  'leaf-500': '#2f8f4b',
  'leaf-600': '#1c7a41',
  'leaf-700': '#14603a',
  'leaf-800': '#0e4a2d',
  'leaf-900': '#083420',
  ink: '#1d241c',
  'ink-soft': '#525a4d',
  paper: '#fbf7ed',
  'paper-deep': '#f3ecdb',
  line: '#e5dcc8',
  edge: '#857b63',
  disabled: '#e9e4d6',
  'on-disabled': '#625e4e',
  skeleton: '#ece5d4',
  offer: '#ffd52b',
  'offer-deep': '#e9b300',
  'on-offer': '#2b2300',
  'on-offer-soft': '#57480a',
  'focus-on-light': '#0b5fd6',
} as const
/** The colours that no brand changes: grounds, errors, warnings and notices. */
export const FIXED_TOKENS = {
  surface: '#ffffff',
  'on-leaf': '#ffffff',
  tomato: '#c8301c',
  'tomato-deep': '#a32413',
  'tomato-soft': '#fdece8',
  'on-tomato': '#ffffff',
  warn: '#7d4a00',
  'warn-soft': '#fbeed7',
  info: '#1b578c',
  'info-soft': '#e5eff8',
} as const
export type BrandToken = keyof typeof DEFAULT_TOKENS
type AnyToken = BrandToken | keyof typeof FIXED_TOKENS
export type BrandTokens = Readonly<Record<BrandToken, string>>
type Pair = readonly [shown: AnyToken, ground: AnyToken]

const on = (shown: AnyToken, ...beneath: AnyToken[]): Pair[] => beneath.map((ground) => [shown, ground])

/** Text and its ground: 4.5 to 1. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...on('ink', 'paper', 'paper-deep', 'surface', 'leaf-50', 'leaf-100', 'skeleton'),
  ...on('ink-soft', 'paper', 'paper-deep', 'surface'),
  ...on('leaf-700', 'paper', 'paper-deep', 'surface', 'leaf-50', 'leaf-100'),
  ...['leaf-600', 'leaf-700', 'leaf-800', 'leaf-900'].flatMap((leaf) => on('on-leaf', leaf as BrandToken)),
  ...on('leaf-800', 'leaf-100'),
  ...on('on-offer', 'offer'),
  ...on('on-offer-soft', 'offer'),
  ...on('on-tomato', 'tomato', 'tomato-deep'),
  ...on('tomato', 'surface', 'paper'),
  ...on('tomato-deep', 'tomato-soft', 'paper'),
  ...on('warn', 'warn-soft'),
  ...on('info', 'info-soft'),
  ...on('on-disabled', 'disabled'),
]
/** What is seen without being read, and its ground: 3 to 1. */
export const SHAPE_PAIRS: readonly Pair[] = [
  ...on('edge', 'surface', 'paper'),
  ...on('focus-on-light', 'surface', 'paper', 'paper-deep', 'offer'),
  ...on('tomato', 'tomato-soft'),
]
const TEXT_AA = 4.5
const SHAPE_AA = 3

/** The colours that a chain chooses, as `#rrggbb`. */
export interface BrandColours {
  /** Headers, buttons, links. */
  Color: string
  /** Tints the grounds. */
  ColorFondo: string
  /** Offers. */
  Acento: string
}
export const DEFAULT_COLOURS: BrandColours = {
  Color: DEFAULT_TOKENS['leaf-700'],
  ColorFondo: DEFAULT_TOKENS.paper,
  Acento: DEFAULT_TOKENS.offer,
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const toSrgb = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

/** WCAG 2.2: of the relative luminances. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((hex) => {
      const [red = 0, green = 0, blue = 0] = channels(hex).map(toLinear)
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** OKLCH: lightness 0–1, chroma, hue in radians. Equal steps of it look equal. */
interface Lch {
  light: number
  chroma: number
  hue: number
}

function toLch(hex: string): Lch {
  const [r = 0, g = 0, b = 0] = channels(hex).map(toLinear)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return { light, chroma: Math.hypot(a, blue), hue: Math.atan2(blue, a) }
}

const toParts = (light: number, a: number, b: number): number[] => {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(toSrgb)
}

/** With less chroma where a screen has no such colour. */
function toHex({ light, chroma, hue }: Lch): string {
  const partsOf = (share: number) =>
    toParts(light, share * chroma * Math.cos(hue), share * chroma * Math.sin(hue))
  const isShown = (share: number) => partsOf(share).every((part) => part > -0.001 && part < 1.001)
  let [least, most] = isShown(1) ? [1, 1] : [0, 1]
  while (most - least > 0.02) {
    const middle = (least + most) / 2
    if (isShown(middle)) least = middle
    else most = middle
  }
  const bytes = partsOf(least).map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const clamp = (light: number) => Math.min(Math.max(light, 0.06), 0.985)

function brandScale(Color: string) {
  const { light, chroma, hue } = toLch(Color)
  const shade = (to: number, most: number) => toHex({ light: clamp(to), chroma: Math.min(chroma, most), hue })
  let lighter = light + 0.09
  while (lighter > light && contrast('#ffffff', shade(lighter, chroma)) < TEXT_AA + 0.1) lighter -= 0.01
  return {
    'leaf-50': shade(0.965, 0.022),
    'leaf-100': shade(0.92, 0.042),
    'leaf-200': shade(0.855, 0.075),
    'leaf-300': shade(0.765, 0.11),
    'leaf-500': shade(light + 0.15, chroma),
    'leaf-600': lighter > light ? shade(lighter, chroma) : Color,
    'leaf-700': Color,
    'leaf-800': shade(light - 0.075, chroma),
    'leaf-900': shade(light - 0.15, chroma),
    ink: shade(0.25, 0.015),
    'ink-soft': shade(0.45, 0.02),
  }
}

function grounds(ColorFondo: string) {
  const { chroma, hue } = toLch(ColorFondo)
  const tint = (light: number, most: number) => toHex({ light, chroma: Math.min(chroma * 0.6, most), hue })
  return {
    paper: tint(0.977, 0.014),
    'paper-deep': tint(0.944, 0.024),
    line: tint(0.893, 0.03),
    edge: tint(0.585, 0.038),
    disabled: tint(0.916, 0.02),
    'on-disabled': tint(0.47, 0.024),
    skeleton: tint(0.922, 0.026),
  }
}

/** The ring around what has the focus: the first of these that is seen on everything. */
const FOCUS_RINGS = [DEFAULT_TOKENS['focus-on-light'], '#0a3a86', '#14161a', '#000000', '#3f7fe8']

function offerPair(Acento: string, paperDeep: string) {
  const { light, chroma, hue } = toLch(Acento)
  const dark = toHex({ light: 0.26, chroma: Math.min(chroma, 0.05), hue })
  const soft = toHex({ light: 0.4, chroma: Math.min(chroma, 0.075), hue })
  const isRead = (text: string) => contrast(text, Acento) >= TEXT_AA
  const text = [dark, '#000000', '#ffffff'].find(isRead) ?? '#000000'
  const ring = FOCUS_RINGS.find((each) =>
    ['#ffffff', paperDeep, Acento].every((ground) => contrast(each, ground) >= SHAPE_AA),
  )
  return {
    offer: Acento,
    'offer-deep': toHex({ light: clamp(light - 0.09), chroma, hue }),
    'on-offer': text,
    'on-offer-soft': isRead(soft) ? soft : text,
    'focus-on-light': ring ?? FOCUS_RINGS[0]!,
  }
}

const lower = ({ Color, ColorFondo, Acento }: BrandColours): BrandColours => ({
  Color: Color.toLowerCase(),
  ColorFondo: ColorFondo.toLowerCase(),
  Acento: Acento.toLowerCase(),
})

/** Every colour that follows from a brand's. What a brand leaves as it is has exactly the product's own. */
export function brandTokens(colours: BrandColours): BrandTokens {
  const { Color, ColorFondo, Acento } = lower(colours)
  const tokens = {
    ...DEFAULT_TOKENS,
    ...(Color !== DEFAULT_COLOURS.Color && brandScale(Color)),
    ...(ColorFondo !== DEFAULT_COLOURS.ColorFondo && grounds(ColorFondo)),
  }
  return { ...tokens, ...(Acento !== DEFAULT_COLOURS.Acento && offerPair(Acento, tokens['paper-deep'])) }
}

/** The pairs that cannot be read, or seen. */
export function brokenPairs(colours: BrandColours): Pair[] {
  const tokens: Record<AnyToken, string> = { ...FIXED_TOKENS, ...brandTokens(colours) }
  const fails = (least: number) => (pair: Pair) => contrast(tokens[pair[0]], tokens[pair[1]]) < least
  return [...TEXT_PAIRS.filter(fails(TEXT_AA)), ...SHAPE_PAIRS.filter(fails(SHAPE_AA))]
}

/** A colour with which not everything can be read, and the most similar one with which it can. */
export interface ColourFault {
  Campo: 'Color' | 'Acento'
  typed: string
  nearest: string
}

/** Steps of lightness: of the search, and of what is answered. */
const COARSE = 0.04
const FINE = 0.005

const isOfOffers = ([shown, ground]: Pair) => [shown, ground].some((name) => /offer/.test(name))

export function colourFault(colours: BrandColours): ColourFault | null {
  const broken = brokenPairs(colours)
  if (broken.length === 0) return null
  const Campo = broken.every(isOfOffers) ? 'Acento' : 'Color'
  const typed = colours[Campo]
  const { light, chroma, hue } = toLch(typed)
  const isRead = (Color: string) => {
    const left = brokenPairs({ ...colours, [Campo]: Color })
    return Campo === 'Acento' ? left.length === 0 : left.every(isOfOffers)
  }
  const at = (away: number) => toHex({ light: Math.min(Math.max(light + away, 0), 1), chroma, hue })
  for (let step = COARSE; step < 1 + COARSE; step += COARSE)
    for (const towards of [-1, 1])
      if (isRead(at(towards * step))) {
        let fine = step - COARSE + FINE
        while (fine < step && !isRead(at(towards * fine))) fine += FINE
        return { Campo, typed, nearest: at(towards * Math.min(fine, step)) }
      }
  throw new Error(`no colour near ${typed} can be read`)
}
