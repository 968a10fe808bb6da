import { useRef } from 'react'
import { ChangedDialog } from '../records/changed-dialog.tsx'
import { PriceQuestion } from './price-question.tsx'
import { useSaving } from './saving.ts'

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
      {question?.kind === 'price' && <PriceQuestion text={question.text} onMeant={saveAgain} />}
    </>
  )
}
