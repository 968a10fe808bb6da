import { readFileSync } from 'node:fs'

/** A query or a line of a list, and the article that it means. */
export interface CorpusCase {
  /** The set that it was written with. */
  set: string
  text: string
  /** Matches the right article's folded name; null where nothing may be proposed with confidence. */
  wanted: RegExp | null
  /** Of a line: the right quantities, in pieces or grams; empty where any is. */
  quantities: readonly number[]
}

/** The cases of a file of `queries/` or `lines/`, in its order. Throws on a line that cannot be read, with file and line. */
export function readCorpus(kind: 'queries' | 'lines', part: 'tuned' | 'sealed'): CorpusCase[] {
  const file = `${kind}/${part}.tsv`
  return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    .split(/\r?\n/)
    .flatMap((line, index) =>
      line === '' || line.startsWith('#') ? [] : [caseOf(line, `${file}:${index + 1}`)],
    )
}

function caseOf(line: string, place: string): CorpusCase {
  const [set = '', text = '', wanted, quantities = ''] = line.split('\t')
  if (set === '' || text === '' || wanted === undefined)
    throw new Error(`lexicon/${place} needs set, text and pattern`)
  return {
    set,
    text,
    wanted: wanted === '' ? null : new RegExp(wanted),
    quantities: quantities === '' ? [] : quantities.split(',').map(Number),
  }
}
