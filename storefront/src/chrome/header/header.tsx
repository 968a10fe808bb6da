import { FROM_DESKTOP, useMedia } from '../../ui/layout/use-media.ts'
import { DesktopHeader } from './desktop-header.tsx'
import { MobileHeader } from './mobile-header.tsx'

/** The page's header (spec §2, page chrome). */
export function Header() {
  return useMedia(FROM_DESKTOP) ? <DesktopHeader /> : <MobileHeader />
}
