import { interfaceTexts } from '../../texts/interface.ts'
import { Button } from '../../ui/button/button.tsx'

/** 'Reintentar' beneath a select whose choices failed to load. */
export function RetryHint({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <Button size="s" variant="secondary" onClick={onRetry} busy={busy}>
      {interfaceTexts.retry}
    </Button>
  )
}
