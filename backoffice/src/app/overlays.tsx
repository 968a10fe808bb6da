import { SessionDialog } from '../access/session-dialog.tsx'
import { LeaveQuestion } from '../ui/leave-question.tsx'
import { Arrival } from '../ui/arrival.tsx'
import { Toasts } from '../ui/toasts.tsx'

/** Layers over every screen: notices, the session dialog, the question before unsaved input is lost. */
export const Overlays = () => (
  <>
    <Arrival />
    <Toasts />
    <SessionDialog />
    <LeaveQuestion />
  </>
)
