import { interfaceTexts } from '@gondola/contract/texts/interface.ts'
import styles from './text.module.css'

/** The first stop of the Tab key: jumps over the header to the element with this id. (The address's hash is the route, so it moves the focus itself.) */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <button
      type="button"
      className={styles['skip']}
      onClick={() => document.getElementById(targetId)?.focus()}
    >
      {interfaceTexts.skipToContent}
    </button>
  )
}
