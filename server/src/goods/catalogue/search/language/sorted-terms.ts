/** Words sorted by code unit. */
export interface SortedTerms {
  terms: readonly string[]
  /** Number of leading letters that a term shares with the previous one. */
  shared: Uint8Array
}

export const sortedTerms = (terms: readonly string[]): SortedTerms => ({
  terms,
  shared: Uint8Array.from(terms, (term, i) => sharedLetters(terms[i - 1] ?? '', term)),
})

function sharedLetters(a: string, b: string): number {
  const most = Math.min(a.length, b.length, 255)
  let shared = 0
  while (shared < most && a.charCodeAt(shared) === b.charCodeAt(shared)) shared++
  return shared
}
