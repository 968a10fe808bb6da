import { SessionDialog } from '../access/session-dialog.tsx'
import { LeaveQuestion } from '../ui/leave-question.tsx'
import { Arrival } from '../ui/arrival.tsx'
import { Toasts } from '../ui/toasts.tsx'

/** What lies over every screen: notices, the session that is to be renewed, the question before something typed is lost. */
export const Overlays = () => (
  <>
    <Arrival />
    <Toasts />
    <SessionDialog />
    <LeaveQuestion />
  </>
)
