import { interfaceTexts } from '../../texts/interface.ts'
import { LOST_ENTRIES_TITLE, lostEntriesText } from '../../texts/lost-entries.ts'
import { useEffect, useRef } from 'react'
import { forgetLost, useLostEntries } from '../../state/stored.ts'
import { showAlert } from '../../ui/notices/alerts.ts'

/**
 * Reports stored entries that could not be read. Code that loads later may find more: the open notice is replaced by one
 * that tells all. Mount once in the page; renders nothing.
 */
export function LostEntriesKeeper() {
  const keys = useLostEntries((lost) => lost.keys)
  const told = useRef<{ keys: readonly string[]; close: () => void } | null>(null)
  useEffect(() => {
    if (keys.length === 0) return
    forgetLost()
    const all = [...new Set([...(told.current?.keys ?? []), ...keys])]
    const text = lostEntriesText(all)
    if (text === '') return
    told.current?.close()
    const close = showAlert({
      kind: 'info',
      title: LOST_ENTRIES_TITLE,
      text,
      buttons: [{ text: interfaceTexts.accept }],
      onClosed: () => {
        told.current = null
      },
    })
    told.current = { keys: all, close }
  }, [keys])
  return null
}
