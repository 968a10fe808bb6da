import { useState, type RefObject } from 'react'
import { useWhenSeen } from './use-when-seen.ts'

/** How far outside the window counts as near. */
const MARGIN = '600px'

/** Whether an element has come near the window; it stays so. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useWhenSeen(place, isNear ? undefined : () => setNear(true), MARGIN)
  return isNear
}
