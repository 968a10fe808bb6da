/** What the search box says of less than three letters (spec §8): the one rule's message that every screen carries. */
export const SHORT_SEARCH = 'La búsqueda debe tener al menos 3 letras.'
