/** Joins class names, skipping falsy ones: `classes(styles.button, busy && styles.busy)`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
