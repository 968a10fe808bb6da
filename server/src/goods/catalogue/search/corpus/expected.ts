/** A query, and the pattern of right results: folded name, a blank, a bar, folded family. */
export type Expected = readonly [query: string, expected: RegExp]
