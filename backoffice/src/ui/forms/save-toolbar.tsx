import { DeleteButton, SaveButton, Toolbar, useNotify } from 'react-admin'
import { QUESTION_TEXTS as TEXTS, SENDING_PICTURE } from '@gondola/contract/staff'
import { useIsPictureSent } from './pending-pictures.ts'
import { useIsLargeText } from '../frame/window-size.ts'
import { UndoLastChange } from '../records/undo-last-change.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { focusFault } from './use-form.ts'
import { useIsReadOnly } from './of-chain.tsx'
import { ChangedDialog } from '../records/changed-dialog.tsx'
import { useSaving } from './use-saving.ts'
import { ConfirmStep } from './step-button.tsx'

/** 'Guardar', disabled during a picture upload, with the other elements that every form needs. */
function KeepButton() {
  const isSent = useIsPictureSent()
  return (
    <>
      <SaveButton {...(isSent && { disabled: true, label: SENDING_PICTURE })} />
      <FaultFocus />
      <SavingQuestions />
    </>
  )
}

// three buttons are wider than a phone
const SPREAD = { gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' } as const
const SPREAD_BELOW = { ...SPREAD, '&&.RaToolbar-mobileToolbar': { position: 'static' } } as const

/** A form's toolbar without delete; none if it may only be read. */
export function SaveToolbar({ children }: { children?: ReactNode }) {
  const isLargeText = useIsLargeText()
  if (useIsReadOnly()) return null
  return (
    <Toolbar sx={isLargeText ? SPREAD_BELOW : SPREAD}>
      <KeepButton />
      <UndoLastChange />
      {children}
    </Toolbar>
  )
}

/** A form's default toolbar. */
export const RecordToolbar = () => (
  <SaveToolbar>
    <DeleteButton />
  </SaveToolbar>
)

/** After a refusal focuses the form's first invalid field; a fault without a field is shown as a notice. */
function FaultFocus() {
  const { errors, submitCount, isSubmitting } = useFormState()
  const notify = useNotify()
  const mark = useRef<HTMLSpanElement>(null)
  const told = useRef(0)
  useEffect(() => {
    if (isSubmitting || told.current === submitCount) return
    told.current = submitCount
    const text = firstMessage(errors)
    const form = mark.current?.closest('form')
    if (text === null || !form) return
    // after the fields show it
    const frame = requestAnimationFrame(() => {
      if (!focusFault(form) && !text.startsWith('@@')) notify(text, { type: 'error' })
    })
    return () => cancelAnimationFrame(frame)
  }, [errors, submitCount, isSubmitting, notify])
  return <span ref={mark} hidden />
}

function firstMessage(errors: object): string | null {
  for (const error of Object.values(errors) as unknown[]) {
    if (typeof error !== 'object' || error === null) continue
    const { message } = error as { message?: unknown }
    const text = typeof message === 'string' ? message : firstMessage(error)
    if (text !== null) return text
  }
  return null
}

/** The questions that the server requires before it saves the form's record. */
export function SavingQuestions() {
  const saving = useSaving()
  const mark = useRef<HTMLSpanElement>(null)
  if (saving === null) return null
  const { question, forgetQuestion } = saving
  const saveAgain = () => {
    forgetQuestion()
    mark.current?.closest('form')?.requestSubmit()
  }
  return (
    <>
      <span ref={mark} hidden />
      {question?.kind === 'changed' && <ChangedDialog fields={question.fields} onChosen={saveAgain} />}
      {question?.kind === 'price' && (
        <ConfirmStep
          asked={{
            title: TEXTS.title,
            text: [question.text],
            keep: TEXTS.correct,
            confirm: TEXTS.save,
            color: 'warning',
          }}
          onConfirm={() => {
            saving.confirmPrice()
            saveAgain()
          }}
          onClose={forgetQuestion}
        />
      )}
    </>
  )
}
