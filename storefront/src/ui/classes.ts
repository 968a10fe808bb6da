/** Joins class names, leaving out what is absent: `classes(styles.button, busy && styles.busy)`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
