import { useMemo, useRef, useState } from 'react'
import { HttpError, type TransformData } from 'react-admin'
import { PRICE_JUMP } from '@gondola/contract/checks/article-edit.ts'
import type { Problem } from '@gondola/contract/entities/problem.ts'
import { changedFields } from './changed-fields.ts'
import type { Question, Saving } from './saving.ts'

type Fields = Record<string, unknown>

/**
 * How a form saves: of a record that is there what was typed over alone, and what the server wants to be asked first as
 * questions. `transform` makes a form's values what the call takes.
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
    /** Whether a refusal is a question, which is asked. */
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
