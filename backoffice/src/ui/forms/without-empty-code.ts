/** Drops an empty code, so that the server assigns one. */
export function withoutEmptyCode({ Codigo, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return typeof Codigo === 'number' ? { Codigo, ...rest } : rest
}
