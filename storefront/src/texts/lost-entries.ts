/** The notice for a stored entry that could not be read, by the entry's key. */
const LOST: Readonly<Record<string, string>> = {
  usuario: 'No pudimos leer quién había iniciado sesión en este navegador. Iniciá sesión de nuevo.',
  lineas: 'No pudimos leer todo tu carrito guardado en este navegador. Revisá que no falte nada.',
  pedidolinea: 'No pudimos leer todo lo que habías elegido para tu pedido. Revisá la entrega y el pago.',
  lista: 'No pudimos leer la lista que habías escrito en este navegador.',
}

export const LOST_ENTRIES_TITLE = 'Algo de lo guardado no se pudo leer'

/** The notice for lost entries, one sentence each. */
export function lostEntriesText(keys: readonly string[]): string {
  return keys
    .map((key) => LOST[key] ?? '')
    .join(' ')
    .trim()
}
