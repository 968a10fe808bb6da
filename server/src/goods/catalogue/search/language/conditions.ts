import { synonymsAt, type Phrase } from './synonyms.ts'

/** Other names that mean one of these are conditions as well: `celiaco`, `deslactosada`; as they are shown. */
const CONDITIONS: ReadonlyMap<string, string | null> = new Map([
  ['sin tacc', 'sin TACC'],
  ['sin gluten', 'sin TACC'],
  ['sin lactosa', null],
])

/**
 * What a query's terms say that an article must be free of, as it is shown; null if it is nothing. Who asks for it can
 * use nothing else. Of several words, `sin gas` is a kind of water.
 */
export function conditionOf(terms: Phrase, written: string): string | null {
  const known = synonymsAt(terms, 0)
  const names = known?.length === terms.length ? [...known.synonyms.same, ...known.synonyms.always] : []
  const named = names.map((name) => name.at(-1)!).find((name) => CONDITIONS.has(name))
  const said = terms.find((term, place) => term.startsWith('sin ') && (place === 0 || term !== 'sin gas'))
  const condition = named ?? said
  if (condition === undefined) return null
  if (condition === 'sin azucar') return 'sin azúcar'
  return CONDITIONS.get(condition) ?? (terms.length > 1 ? said : undefined) ?? written
}
