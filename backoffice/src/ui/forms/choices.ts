/** The choices of a select, from a table of names. */
export const choicesOf = (names: Readonly<Record<string, string>>): { id: string; name: string }[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }))
