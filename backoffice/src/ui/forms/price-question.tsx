import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { QUESTION_TEXTS as TEXTS } from '@gondola/contract/staff'
import { useSaving } from './saving.ts'

/** Asks whether an unusual price is intended. */
export function PriceQuestion({ text, onMeant }: { text: string; onMeant: () => void }) {
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
