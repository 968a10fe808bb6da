import { interfaceTexts } from '../../texts/interface.ts'
import { NetworkLost, Refused } from '../../api/errors.ts'
import { FailedState } from '../../ui/states/failed-state.tsx'

/** Reports that a part failed to load and why, with 'Reintentar'. */
export function LoadFailure({ error, onRetry, busy }: { error: Error; onRetry: () => void; busy?: boolean }) {
  const more = busy === undefined ? {} : { busy }
  if (error instanceof NetworkLost) {
    const { offlineTitle, offlineText } = interfaceTexts
    return <FailedState title={offlineTitle} text={offlineText} onRetry={onRetry} {...more} />
  }
  return (
    <FailedState {...(error instanceof Refused && { text: error.message })} onRetry={onRetry} {...more} />
  )
}
