export const SEARCH_FIELD_ID = 'buscador'

/**
 * Focuses the header's search field, which opens the search; call it from a press, or phones show no keyboard. Returns
 * whether there is one.
 */
export function focusSearchField(): boolean {
  const field = document.getElementById(SEARCH_FIELD_ID)
  field?.focus()
  return field !== null
}
