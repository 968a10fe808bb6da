/** The search box's message for less than three letters (spec §8): separate, because every screen needs this one. */
export const SHORT_SEARCH = 'La búsqueda debe tener al menos 3 letras.'
