/**
 * Draws in a square of 400, standing on its bottom edge. `kind` is the article's variety in words ('amarilla', 'sin
 * carozo'), for drawings that vary with it.
 */
export type Art = (kind: string) => string

/** The first choice whose word occurs in the kind, else the fallback. */
export function byKind<T>(kind: string, choices: Record<string, T>, fallback: T): T {
  const word = Object.keys(choices).find((each) => kind.includes(each))
  return word === undefined ? fallback : (choices[word] ?? fallback)
}
