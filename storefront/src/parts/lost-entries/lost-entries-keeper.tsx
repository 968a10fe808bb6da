import { interfaceTexts } from '../../texts/interface.ts'
import { LOST_ENTRIES_TITLE, lostEntriesText } from '../../texts/lost-entries.ts'
import { useEffect } from 'react'
import { forgetLost, useLostEntries } from '../../state/stored.ts'
import { showAlert } from '../../ui/notices/alerts.ts'

/** Reports stored entries that could not be read. Mount once in the page; renders nothing. */
export function LostEntriesKeeper() {
  const keys = useLostEntries((lost) => lost.keys)
  useEffect(() => {
    const text = lostEntriesText(keys)
    if (keys.length > 0) forgetLost()
    if (text === '') return
    showAlert({ kind: 'info', title: LOST_ENTRIES_TITLE, text, buttons: [{ text: interfaceTexts.accept }] })
  }, [keys])
  return null
}
