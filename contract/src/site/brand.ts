import { Type, type Static } from 'typebox'
import { Closed, Id, OneOf, type StaffViolation } from '../base/index.ts'
import { brandTokens, colourFault, DEFAULT_COLOURS, DEFAULT_TOKENS, type BrandTokens } from './palette.ts'

// The chain's own look (docs/marca.md): a record beside the site parameters, which keep its name and company.

/** The parts of the home page below its banners, in the product's own order. */
export const HomeSection = OneOf(
  'propio',
  'ofertas',
  'lista',
  'promociones',
  'promocionados',
  'banners',
  'tarjeta',
)
export type HomeSection = Static<typeof HomeSection>
export const HOME_SECTIONS: Readonly<Record<HomeSection, string>> = {
  propio: 'Lo habitual del cliente, o dónde y cuándo se entrega',
  ofertas: 'Ofertas de hoy',
  lista: '«Pegá tu lista»',
  promociones: 'Promociones vigentes',
  promocionados: 'Productos en promoción',
  banners: 'Banners de usuarios',
  tarjeta: 'Tarjeta de la tienda',
}
export const HOME_SECTION_NAMES = Object.keys(HOME_SECTIONS) as HomeSection[]

/** Pairings of the typefaces of headings and text: the bundled ones, and those that every device has. */
export const TYPE_PAIRINGS = {
  gondola: 'Bricolage y Figtree: con carácter',
  limpia: 'Figtree sola: limpia',
  editorial: 'Georgia y Figtree: clásica',
  sistema: 'La del dispositivo: neutra',
} as const
const DISPLAY = "'Bricolage Grotesque Variable', 'Bricolage fallback', system-ui, sans-serif"
const TEXT = "'Figtree Variable', 'Figtree fallback', system-ui, sans-serif"
const SYSTEM = 'system-ui, sans-serif'
const FONTS: Readonly<Record<keyof typeof TYPE_PAIRINGS, readonly [display: string, text: string]>> = {
  gondola: [DISPLAY, TEXT],
  limpia: [TEXT, TEXT],
  editorial: ["Georgia, 'Times New Roman', serif", TEXT],
  sistema: [SYSTEM, SYSTEM],
}

export const CORNERS = { redondos: 'Redondos', rectos: 'Rectos' } as const
const RADII = {
  redondos: { 'radius-s': '0.375rem', 'radius-m': '0.75rem', 'radius-l': '1.25rem', 'radius-pill': '100rem' },
  rectos: { 'radius-s': '2px', 'radius-m': '3px', 'radius-l': '4px', 'radius-pill': '4px' },
}

/** A picture as the panel sends it, and as it is stored once cleaned: an address of its own data. */
const Drawing = Type.String({
  maxLength: 270_000,
  pattern: '^(?:data:image/(?:png|svg\\+xml|jpeg|webp);base64,[A-Za-z0-9+/]+=*)?$',
})
/** One line that is read as it is typed. */
const words = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: '^[^<>{}\\u0000-\\u001F]*$' })
const Hex = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' })

export const ShopBrandDraft = Closed({
  /** In the logo, titles, the app's name and the authenticator; empty: the shop's name. */
  NombreCorto: words(30),
  /** After the name in the home page's heading; empty: the product's own. */
  Lema: words(80),
  /** Empty: the name, drawn. */
  Logo: Drawing,
  /** Empty: the name's first letter, drawn. */
  Icono: Drawing,
  Color: Hex,
  ColorFondo: Hex,
  Acento: Hex,
  Letra: OneOf('gondola', 'limpia', 'editorial', 'sistema'),
  Bordes: OneOf('redondos', 'rectos'),
  /** Those that are shown, in their order. */
  Secciones: Type.Array(HomeSection, { maxItems: HOME_SECTION_NAMES.length, uniqueItems: true }),
  /** The name of the loyalty card. */
  Tarjeta: words(30, 1),
})
export type ShopBrandDraft = Static<typeof ShopBrandDraft>

/** A single record with Id 1. */
export const StaffShopBrand = Closed({ Id, ...ShopBrandDraft.properties })
export type StaffShopBrand = Static<typeof StaffShopBrand>

/** The product's own name, and that of its card, as they are written in the texts. */
export const PRODUCT_NAME = 'Góndola'
export const PRODUCT_CARD = 'SuperCard'

export const DEFAULT_BRAND: ShopBrandDraft = {
  NombreCorto: '',
  Lema: '',
  Logo: '',
  Icono: '',
  ...DEFAULT_COLOURS,
  Letra: 'gondola',
  Bordes: 'redondos',
  Secciones: HOME_SECTION_NAMES,
  Tarjeta: PRODUCT_CARD,
}

/** By their names without the two hyphens. */
export type LookVariables = BrandTokens &
  Readonly<Record<'backdrop' | 'font-display' | 'font-text' | keyof (typeof RADII)['rectos'], string>>

type BrandLook = Pick<ShopBrandDraft, 'Color' | 'ColorFondo' | 'Acento' | 'Letra' | 'Bordes'>

/** Every variable of the shop's style sheet (`tokens.css`) that a brand may change. */
export function lookVariables(look: BrandLook): LookVariables {
  const tokens = brandTokens(look)
  const [display, text] = FONTS[look.Letra]
  const backdrop =
    tokens['leaf-900'] === DEFAULT_TOKENS['leaf-900'] ? 'rgb(8 30 18 / 55%)' : `${tokens['leaf-900']}8c`
  return { ...tokens, backdrop, 'font-display': display, 'font-text': text, ...RADII[look.Bordes] }
}

/** Those that differ from the product's own. */
export function brandVariables(look: BrandLook): Record<string, string> {
  const own: Readonly<Record<string, string>> = lookVariables(DEFAULT_BRAND)
  return Object.fromEntries(
    Object.entries(lookVariables(look)).filter(([name, value]) => own[name] !== value),
  )
}

/** A style sheet of variables, over the shop's own wherever it is linked; empty: none. */
export function variablesCss(variables: Readonly<Record<string, string>>): string {
  const lines = Object.entries(variables).map(([name, value]) => `--${name}:${value}`)
  return lines.length === 0 ? '' : `:root:root{${lines.join(';')}}`
}

/** The broken rule of a brand: a colour with which not everything can be read. */
export function checkBrandColours(brand: ShopBrandDraft): StaffViolation | null {
  const fault = colourFault(brand)
  if (fault === null) return null
  const [typed, nearest] = [fault.typed, fault.nearest].map((hex) => hex.toUpperCase())
  const what =
    fault.Campo === 'Color' ? 'no se lee el texto blanco' : 'no se ve dónde está el foco del teclado'
  return {
    code: 'color-ilegible',
    text: `Con ${typed} ${what}: lo más parecido que se lee es ${nearest}.`,
    Campo: fault.Campo,
  }
}

/** What the preview of a brand asks the shop's page for; its colours and pictures the panel puts in itself. */
export const PreviewWords = Type.Pick(ShopBrandDraft, ['NombreCorto', 'Lema', 'Tarjeta', 'Secciones'])
export type PreviewWords = Static<typeof PreviewWords>
export const PREVIEW_QUERY = 'vista'
