import { DeleteButton, SaveButton, Toolbar } from 'react-admin'
import { SENDING_PICTURE } from '@gondola/contract/staff'
import { FaultFocus } from './fault-focus.tsx'
import { useIsPictureSent } from './pending-pictures.ts'
import { SavingQuestions } from './saving-questions.tsx'
import { UndoLastChange } from '../records/undo-last-change.tsx'

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

/** A form's toolbar without delete. */
export const SaveToolbar = () => (
  <Toolbar sx={SPREAD}>
    <KeepButton />
    <UndoLastChange />
  </Toolbar>
)

/** A form's default toolbar. */
export const RecordToolbar = () => (
  <Toolbar sx={SPREAD}>
    <KeepButton />
    <UndoLastChange />
    <DeleteButton />
  </Toolbar>
)
