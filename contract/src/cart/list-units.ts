import { netContentOf, NUMBER } from '@gondola/lexicon/amounts'

/** Sources of regular expressions: the units that lists count and measure in. */
export const MEASURE = String.raw`kilogramos?|kilos?|kgs?|k|gramos?|grs?|g|litros?|lts?|l|mililitros?|ml|cc`

/** Packs as sold. */
export const PACK = String.raw`paquetes?|paquetitos?|paq|pa?q?tes?|cajas?|cajitas?|bolsas?|bolsitas?|botellas?|latas?|latitas?|frascos?|frasquitos?|sachets?|potes?|sobres?|sobrecitos?|sobresitos?|tarros?|tubos?|barras?|ramos?|ramitos?|racimos?|manojos?|sifones|sif[oó]n|damajuanas?|cajones|caj[oó]n|bolsones|bols[oó]n|blisters?|pomos?|hormas?|bots?|envases?|atados?|plantas?|bandejas?|packs?|tabletas?|briks?|bricks?|cartones|cart[oó]n|bidones|bid[oó]n|bidoncitos?`

/** Single items. */
export const SINGLE = String.raw`rollos?(?!\s+de\s+cocina)|cabezas?|unidades|unidad|uni|un|u`

/** Packs that are also what an article is called, so only behind its name: `galletitas 3 tiras`. */
export const PACK_AT_LAST = String.raw`${PACK}|rollitos?|panes|tiras?|tetras?|planchas?|bolsones|displays?|porrones`

/** A dozen, as it is abbreviated. */
export const DOZEN = String.raw`docenas?|doc\.?|dnas?\.?|dz\.?`

/** The assumed weight of a slice of cold cuts, in grams. */
export const GRAMS_OF_A_SLICE = 20
/** Eggs in a tray. */
export const EGGS_OF_A_TRAY = 30

/** What a count refers to: packs as sold ('2 cajas'), single items ('una docena'), or unspecified. */
export type ListCounting = 'packs' | 'singles' | 'either'

/** The amount on a list line: a count, or a weight or volume. */
export type ListAmount =
  | { kind: 'pieces'; pieces: number; counting: ListCounting }
  | { kind: 'grams'; grams: number }
  | { kind: 'millilitres'; millilitres: number }

export const pieces = (count: number, counting: ListCounting = 'either'): ListAmount => ({
  kind: 'pieces',
  pieces: Math.max(1, Math.round(count)),
  counting,
})

/** A regular expression in which NUMBER and MEASURE are groups. */
export function pattern(source: string): RegExp {
  return new RegExp(source.replaceAll('NUMBER', `(${NUMBER})`).replaceAll('MEASURE', `(${MEASURE})`), 'iu')
}

/** An amount of a weight or volume. */
export function measured(
  count: number,
  unit: string,
  rest: string,
): { amount: ListAmount; rest: string } | null {
  const content = netContentOf(count, /^(?:k|kilogramos?)$/i.test(unit) ? 'kg' : singular(unit))
  if (content?.ContenidoUnidad === 'g')
    return { amount: { kind: 'grams', grams: content.ContenidoNeto }, rest }
  if (content?.ContenidoUnidad === 'ml') {
    return { amount: { kind: 'millilitres', millilitres: content.ContenidoNeto }, rest }
  }
  return null
}

function singular(unit: string): string {
  return /^(?:gramo|mililitro)s?$/i.test(unit) ? (/^g/i.test(unit) ? 'g' : 'ml') : unit
}
