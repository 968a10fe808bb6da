import { createContext, useContext } from 'react'
import type { ChangedField } from '@gondola/contract/base'

/** A question before a form's record can be saved. */
export type Question =
  /** Somebody else changed the same fields. */
  | { kind: 'changed'; fields: readonly ChangedField[] }
  /** A price that is probably a typing error. */
  | { kind: 'price'; text: string }

/** The state of a form's save, shared with its parts. */
export interface Saving {
  question: Question | null
  /** Closes the question; the next save asks again if it still applies. */
  forgetQuestion(): void
  /** Replaces the read values by these. */
  readAgain(fields: readonly ChangedField[]): void
  /** Marks the price as intended for the next save. */
  confirmPrice(): void
}

const Context = createContext<Saving | null>(null)

export const SavingProvider = Context.Provider

/** The form's save state; null in a form that saves no record. */
export const useSaving = (): Saving | null => useContext(Context)
