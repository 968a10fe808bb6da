import { useId, useState, type ReactNode } from 'react'
import {
  Alert,
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
  type ButtonProps,
  type DialogProps,
} from '@mui/material'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { useSentForm, type FieldProps } from './use-form.ts'
import { typedText } from './form-values.ts'
import { useTellDone } from '../records/use-act.ts'

interface ReasonDialogProps extends Pick<
  FormDialogProps,
  'title' | 'explanation' | 'confirm' | 'cancel' | 'color' | 'done' | 'onClose'
> {
  /** The label of the reason's field. */
  label: string
  /** Common reasons; any other may be typed. */
  suggestions?: readonly string[]
  /** Runs with the reason. A refusal of the server is shown at the field, and the dialog stays open. */
  onConfirm: (reason: string) => Promise<unknown>
  children?: ReactNode
}

const NONE: readonly string[] = []

/** Asks for the reason of an action that is hard to undo, or for a note. */
export function ReasonDialog({
  label,
  suggestions = NONE,
  color = 'error',
  onConfirm,
  children,
  ...dialog
}: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      {...dialog}
      color={color}
      faultsAt={FIELD}
      onConfirm={(form) => onConfirm(typedText(form, FIELD))}
    >
      {(field) => {
        const own = { ...field(FIELD), label, required: true, autoFocus: true }
        return (
          <>
            <TextField {...own} value={reason} onChange={({ target }) => setReason(target.value)} />
            {/* not a list that opens: it would cover the button that sends */}
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
              {suggestions.map((each) => (
                <Chip
                  key={each}
                  label={each}
                  variant="outlined"
                  sx={{ minHeight: 44 }}
                  onClick={() => setReason(each)}
                />
              ))}
            </Stack>
            {children}
          </>
        )
      }}
    </FormDialog>
  )
}

const FIELD = 'Motivo'

interface FormDialogProps {
  title: string
  explanation?: ReactNode
  /** Null: there is nothing to send. */
  confirm: string | null
  /** Of the button that closes it: 'Volver', unless another. */
  cancel?: string
  /** Of the button that sends; red for what is hard to undo. */
  color?: ButtonProps['color']
  /** The field at which a fault of no field is shown; otherwise it is beneath the fields. */
  faultsAt?: string
  maxWidth?: DialogProps['maxWidth']
  /** Sends the form, then closes the dialog (or says `done`), which stays open on a refusal. @throws what the server refused */
  onConfirm: (form: HTMLFormElement) => Promise<unknown>
  /** Told once it is sent: the dialog closes itself and refreshes the screen's records. */
  done?: string
  onClose: () => void
  children: (field: FieldProps) => ReactNode
  /** Fields always in sight beside the buttons. */
  foot?: (field: FieldProps) => ReactNode
}

/** A few fields in a dialog, as wide as it, sent together. A tap beside it closes it only while nothing is typed. */
export function FormDialog(props: FormDialogProps) {
  const { title, explanation, confirm, cancel, color, faultsAt, onConfirm, done, onClose, children, foot } =
    props
  const id = useId()
  const tellDone = useTellDone()
  const [fault, setFault] = useState<string | null>(null)
  const { formProps, field, isBusy, isTyped } = useSentForm({
    async send(sent) {
      setFault(null)
      await onConfirm(sent)
      if (done === undefined) return
      onClose()
      tellDone(done)
    },
    tell: setFault,
    ...(faultsAt !== undefined && { faultsAt }),
  })
  const wide: FieldProps = (name, hint) => ({ ...field(name, hint), fullWidth: true })
  const isKept = (reason: string) => reason === 'backdropClick' && isTyped
  return (
    <Dialog
      open
      onClose={(_event, reason) => !isKept(reason) && onClose()}
      fullWidth
      maxWidth={props.maxWidth ?? 'xs'}
      aria-labelledby={id}
    >
      {/* long content scrolls between title and buttons */}
      <Box component="form" {...formProps} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {explanation !== undefined && (
            <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>{explanation}</DialogContentText>
          )}
          {children(wide)}
        </DialogContent>
        {foot && <Stack sx={{ gap: 1, px: 3, pt: 1 }}>{foot(wide)}</Stack>}
        {fault !== null && <Alert severity="error">{fault}</Alert>}
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button onClick={onClose}>{cancel ?? PANEL_TEXTS.goBack}</Button>
          {confirm !== null && (
            <Button type="submit" variant="contained" loading={isBusy} {...(color && { color })}>
              {confirm}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  )
}
