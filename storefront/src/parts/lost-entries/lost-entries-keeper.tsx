import { interfaceTexts } from '../../texts/interface.ts'
import { LOST_ENTRIES_TITLE, lostEntriesText } from '../../texts/lost-entries.ts'
import { useEffect } from 'react'
import { forgetLost, useLostEntries } from '../../state/stored.ts'
import { showAlert } from '../../ui/notices/alerts.ts'

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
      title: LOST_ENTRIES_TITLE,
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
