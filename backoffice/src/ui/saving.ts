import { createContext, useContext } from 'react'
import type { ChangedField } from '@gondola/contract/entities/record-change.ts'

/** What has to be asked before a form's record can be saved. */
export type Question =
  /** Somebody else changed the same fields. */
  | { kind: 'changed'; fields: readonly ChangedField[] }
  /** A price that looks like a slip of the hand. */
  | { kind: 'price'; text: string }

/** A form's saving, as its parts take part in it. */
export interface Saving {
  question: Question | null
  /** Takes the question away; it is asked again where it is still one. */
  forgetQuestion(): void
  /** From now on these values are the ones that were read. */
  readAgain(fields: readonly ChangedField[]): void
  /** The next save says that the price is meant. */
  confirmPrice(): void
}

const Context = createContext<Saving | null>(null)

export const SavingProvider = Context.Provider

/** The form's saving; null in a form that saves no record. */
export const useSaving = (): Saving | null => useContext(Context)
