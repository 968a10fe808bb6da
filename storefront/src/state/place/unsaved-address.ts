import { create } from 'zustand'

interface UnsavedAddress {
  /** An address is typed into the open form and not saved. */
  isTyped: boolean
  /** How often the customer wanted to go on meanwhile. */
  asked: number
}

/** What is in the form of an address, for the button that goes on: an order takes saved addresses only. */
export const useUnsavedAddress = create<UnsavedAddress>(() => ({ isTyped: false, asked: 0 }))

/** The open form has something unsaved, or no longer. */
export function noteTypedAddress(isTyped: boolean): void {
  useUnsavedAddress.setState(isTyped ? { isTyped } : { isTyped, asked: 0 })
}

/** Has the form ask to save what is typed into it. Returns whether it does. */
export function askToSaveAddress(): boolean {
  const { isTyped, asked } = useUnsavedAddress.getState()
  if (isTyped) useUnsavedAddress.setState({ asked: asked + 1 })
  return isTyped
}
