import type { Message } from '@gondola/contract/http'

// Messages that the first load may show, exactly as in the specification (spec §8); the others come later (notices.ts).

export const ADDED: Message = { text: '¡Agregado!' }
export const PROMOTION_LOAD_FAILED: Message = { title: 'Error', text: 'Se ha producido un error.' }
export const SEARCH_FAILED: Message = {
  title: 'Se ha producido un error.',
  text: 'Intente realizar otra búsqueda.',
}
