import { ownTexts } from '@gondola/contract/base'
import { interfaceTexts } from '../texts/interface.ts'
import { useEffect } from 'react'
import { forgetLost, useLostEntries } from '../state/stored.ts'
import { showAlert } from '../ui/notices/alerts.ts'

/** The notice for a stored entry that could not be read, by the entry's key. */
const LOST: Readonly<Record<string, string>> = ownTexts({
  usuario: 'No pudimos leer quién había iniciado sesión en este navegador. Iniciá sesión de nuevo.',
  lineas: 'No pudimos leer todo tu carrito guardado en este navegador. Revisá que no falte nada.',
  pedidolinea: 'No pudimos leer todo lo que habías elegido para tu pedido. Revisá la entrega y el pago.',
  lista: 'No pudimos leer la lista que habías escrito en este navegador.',
  propuestas: 'No pudimos leer lo que habías elegido para tu lista. Armá el pedido de nuevo.',
})

const lostTexts = ownTexts({ title: 'Algo de lo guardado no se pudo leer' })

function lostEntriesText(keys: readonly string[]): string {
  return keys
    .map((key) => LOST[key] ?? '')
    .join(' ')
    .trim()
}

/** The open notice; outlives the keeper, which is mounted for each loss. */
let told: { keys: readonly string[]; close: () => void } | null = null

/**
 * Reports stored entries that could not be read. Code that loads later may find more: the open notice is replaced by one
 * that tells all. Mount while there are any; renders nothing.
 */
export function LostEntriesKeeper() {
  const keys = useLostEntries((lost) => lost.keys)
  useEffect(() => {
    if (keys.length === 0) return
    forgetLost()
    const all = [...new Set([...(told?.keys ?? []), ...keys])]
    const text = lostEntriesText(all)
    if (text === '') return
    told?.close()
    const close = showAlert({
      kind: 'info',
      title: lostTexts.title,
      text,
      buttons: [{ text: interfaceTexts.accept }],
      onClosed: () => {
        told = null
      },
    })
    told = { keys: all, close }
  }, [keys])
  return null
}
