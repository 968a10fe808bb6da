/**
 * A drawing in a square of 400, standing at its bottom edge. `kind` is the article's variety in words ('amarilla',
 * 'sin carozo'), for drawings that look different by it.
 */
export type Art = (kind: string) => string

/** The first of the choices whose word stands in the kind, else the fallback. */
export function byKind<T>(kind: string, choices: Record<string, T>, fallback: T): T {
  const word = Object.keys(choices).find((each) => kind.includes(each))
  return word === undefined ? fallback : (choices[word] ?? fallback)
}
