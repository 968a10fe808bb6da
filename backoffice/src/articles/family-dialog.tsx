import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { Form, useTranslate } from 'react-admin'
import { ARTICLE_TEXTS } from '../texts/catalogue-panel.ts'
import { FamilyInput } from '../ui/catalogue-inputs.tsx'

interface FamilyDialogProps {
  /** How many articles are moved. */
  count: number
  onClose(): void
  onChoose(family: number): void
}

/** Chooses the family to move articles to. */
export function FamilyDialog({ count, onClose, onChoose }: FamilyDialogProps) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} aria-labelledby="family-title" fullWidth maxWidth="xs">
      <Form onSubmit={(values: { Familia?: number }) => onChoose(Number(values.Familia))}>
        <DialogTitle id="family-title">{ARTICLE_TEXTS.toFamily}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{ARTICLE_TEXTS.toFamilyExplained(count)}</DialogContentText>
          <FamilyInput source="Familia" isNeeded />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {ARTICLE_TEXTS.toFamily}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
