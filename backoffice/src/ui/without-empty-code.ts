/** A code that was left open is none: the server chooses one. */
export function withoutEmptyCode({ Codigo, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return typeof Codigo === 'number' ? { Codigo, ...rest } : rest
}
