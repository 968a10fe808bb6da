import { createContext, useContext, useMemo, useRef, useState } from 'react'
import { HttpError, type TransformData } from 'react-admin'
import { PRICE_JUMP } from '@gondola/contract/catalogue-admin'
import type { Problem } from '@gondola/contract/http'
import { changedFields } from '../records/changed-fields.ts'
import type { ChangedField } from '@gondola/contract/base'

/** A question before a form's record can be saved. */
type Question =
  /** Somebody else changed the same fields. */
  | { kind: 'changed'; fields: readonly ChangedField[] }
  /** A price that is probably a typing error. */
  | { kind: 'price'; text: string }

/** The state of a form's save, shared with its parts. */
interface Saving {
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

type Fields = Record<string, unknown>

/**
 * Saving of a form: for an existing record only the edited fields are sent; confirmations that the server requires
 * become questions. `transform` converts a form's values to the call's input.
 */
export function useRecordSaving(transform: TransformData | undefined, isNew: boolean) {
  const [question, setQuestion] = useState<Question | null>(null)
  const read = useRef<Fields>({})
  const isPriceMeant = useRef(false)

  const saving: Saving = useMemo(
    () => ({
      question,
      forgetQuestion: () => setQuestion(null),
      readAgain: (fields) => {
        read.current = {
          ...read.current,
          ...Object.fromEntries(fields.map(({ Campo, Ahora }) => [Campo, Ahora])),
        }
      },
      confirmPrice: () => {
        isPriceMeant.current = true
      },
    }),
    [question],
  )

  return {
    saving,
    transform: async (values: Fields, { previousData = {} }: { previousData?: Fields } = {}) => {
      const typed = transform === undefined ? values : ((await transform(values)) as Fields)
      const before = transform === undefined ? previousData : ((await transform(previousData)) as Fields)
      const body = isNew ? typed : changedFields({ ...before, ...read.current }, typed)
      const meant = isPriceMeant.current && { Confirmado: true }
      isPriceMeant.current = false
      return { ...body, ...meant }
    },
    /** Whether a refusal is a question, which is then shown. */
    asks: (error: unknown): boolean => {
      const asked = questionOf(error)
      setQuestion(asked)
      return asked !== null
    },
    saved: () => {
      read.current = {}
    },
  }
}

function questionOf(error: unknown): Question | null {
  if (!(error instanceof HttpError)) return null
  const { code, Campos } = (error.body ?? {}) as Partial<Problem>
  if (code === 'cambiado' && Campos !== undefined) return { kind: 'changed', fields: Campos }
  return code === PRICE_JUMP ? { kind: 'price', text: error.message } : null
}
