import { SessionDialog } from '../access/session-dialog.tsx'
import { Toasts } from '../ui/toasts.tsx'

/** What lies over every screen: notices, and the session that is to be renewed. */
export const Overlays = () => (
  <>
    <Toasts />
    <SessionDialog />
  </>
)
