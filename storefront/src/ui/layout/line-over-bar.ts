import { create } from 'zustand'

/**
 * Height of the line over the phone's bottom bar; 0 without one. Screens place their sticky bars above it. Not a custom
 * property of the root element: when one is set, the browser recomputes the styles of the whole page.
 */
export const useLineOverBar = create<{ heightPx: number }>(() => ({ heightPx: 0 }))
