import { create } from 'zustand'

/** The panels that the phone's header and bottom bar toggle (spec §2, mobile header). */
export type PanelName = 'account' | 'departments' | 'cart'

/** At most one panel is open. */
export const usePanel = create<{ open: PanelName | null }>(() => ({ open: null }))

/** Shows a panel, or hides it if it is the one shown. */
export function togglePanel(name: PanelName): void {
  usePanel.setState(({ open }) => ({ open: open === name ? null : name }))
}

export function closePanel(): void {
  usePanel.setState({ open: null })
}
