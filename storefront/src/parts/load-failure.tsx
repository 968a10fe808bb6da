import { interfaceTexts } from '../texts/interface.ts'
import { NetworkLost, Refused } from '../api/errors.ts'
import { FailedState, type FailedStateProps } from '../ui/states/failed-state.tsx'

/** Reports that a part failed to load and why, with 'Reintentar'. */
export function LoadFailure({
  error,
  onRetry,
  busy,
  compact,
}: Pick<FailedStateProps, 'compact'> & { error: Error; onRetry: () => void; busy?: boolean }) {
  const more = { compact, ...(busy !== undefined && { busy }) }
  if (error instanceof NetworkLost) {
    const { offlineTitle, offlineText } = interfaceTexts
    return <FailedState title={offlineTitle} text={offlineText} onRetry={onRetry} {...more} />
  }
  // what stands between browser and shop refuses without a sentence
  const reason = error instanceof Refused && error.message !== '' ? { text: error.message } : {}
  return <FailedState {...reason} onRetry={onRetry} {...more} />
}
