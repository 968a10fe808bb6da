import { useRef } from 'react'
import { ChangedDialog } from '../records/changed-dialog.tsx'
import { useSaving } from './saving.ts'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { QUESTION_TEXTS as TEXTS } from '@gondola/contract/staff'

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

/** Asks whether an unusual price is intended. */
function PriceQuestion({ text, onMeant }: { text: string; onMeant: () => void }) {
  const saving = useSaving()
  return (
    <Dialog open onClose={saving?.forgetQuestion} aria-labelledby="pregunta-precio">
      <DialogTitle id="pregunta-precio">{TEXTS.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={saving?.forgetQuestion}>
          {TEXTS.correct}
        </Button>
        <Button
          variant="contained"
          color="warning"
          onClick={() => {
            saving?.confirmPrice()
            onMeant()
          }}
        >
          {TEXTS.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
