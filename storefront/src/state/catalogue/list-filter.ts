import { DIETS, type Diet, type FilterQuery } from '@gondola/contract/catalogue'

/** A list's filter: any of these brands, any of these families and sizes, on offer, in a promotion, all of these claims. */
export interface ListFilter {
  marcas: readonly number[]
  familias: readonly number[]
  tamanos: readonly number[]
  oferta: boolean
  promocion: boolean
  apto: readonly Diet[]
}

export type CodeKind = 'marcas' | 'familias' | 'tamanos'
export type SignKind = 'oferta' | 'promocion'

/** Maximum number of codes per kind that the server accepts. */
const CODES_MAX = 100
const YES = '1'
const KINDS = ['marcas', 'familias', 'tamanos', 'oferta', 'promocion', 'apto'] as const

export const NO_FILTER: ListFilter = {
  marcas: [],
  familias: [],
  tamanos: [],
  oferta: false,
  promocion: false,
  apto: [],
}

/** Reads a filter from the URL's parameters; invalid values count as missing. */
export function readFilter(params: URLSearchParams): ListFilter {
  const codes = (kind: CodeKind) => {
    const written = (params.get(kind) ?? '').split(',').filter((code) => /^[1-9]\d{0,8}$/.test(code))
    return [...new Set(written.map(Number))].slice(0, CODES_MAX)
  }
  const isSaid = (kind: SignKind) => params.get(kind) === YES
  return {
    marcas: codes('marcas'),
    familias: codes('familias'),
    tamanos: codes('tamanos'),
    oferta: isSaid('oferta'),
    promocion: isSaid('promocion'),
    apto: DIETS.filter((diet) => (params.get('apto') ?? '').split(',').includes(diet)),
  }
}

/** Writes a filter into the URL's parameters; other parameters are unchanged. */
export function writeFilter(params: URLSearchParams, filter: ListFilter): URLSearchParams {
  const written = new URLSearchParams(params)
  const query = filterQuery(filter)
  for (const kind of KINDS) {
    const value = query[kind]
    if (value === undefined) written.delete(kind)
    else written.set(kind, value)
  }
  return written
}

export function filterQuery({ marcas, familias, tamanos, oferta, promocion, apto }: ListFilter): FilterQuery {
  return {
    ...(marcas.length > 0 && { marcas: marcas.join(',') }),
    ...(familias.length > 0 && { familias: familias.join(',') }),
    ...(tamanos.length > 0 && { tamanos: tamanos.join(',') }),
    ...(oferta && { oferta: YES }),
    ...(promocion && { promocion: YES }),
    ...(apto.length > 0 && { apto: apto.join(',') }),
  }
}

/** The filter as part of a URL; empty without a filter. */
export function narrowingOf(filter: ListFilter): string {
  return new URLSearchParams(filterQuery(filter)).toString()
}

export function choiceCount({ marcas, familias, tamanos, oferta, promocion, apto }: ListFilter): number {
  return marcas.length + familias.length + tamanos.length + Number(oferta) + Number(promocion) + apto.length
}

/** Adds or removes a brand, family or size. Codes are sorted, so that equal filters have equal URLs. */
export function withCode(filter: ListFilter, kind: CodeKind, code: number, isChosen: boolean): ListFilter {
  const others = filter[kind].filter((other) => other !== code)
  const codes = isChosen ? [...others, code].toSorted((a, b) => a - b) : others
  return { ...filter, [kind]: codes.slice(0, CODES_MAX) }
}

/** Adds or removes a claim. */
export function withDiet(filter: ListFilter, diet: Diet, isChosen: boolean): ListFilter {
  return { ...filter, apto: DIETS.filter((one) => (one === diet ? isChosen : filter.apto.includes(one))) }
}
