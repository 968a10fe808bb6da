import { useState } from 'react'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { Form, required, useNotify } from 'react-admin'
import { changeListPrice, PRICE_JUMP, type ListPrice } from '@gondola/contract/catalogue-admin'
import { formatPesos } from '@gondola/contract/base'
import { PRICE_LIST_TEXTS as TEXTS } from '../../texts/branches.ts'
import { callServer, faultText, isRefusal } from '../../api/call-server.ts'
import { PesosInput } from '../../ui/forms/number-inputs.tsx'

interface ListPriceDialogProps {
  Lista: number
  price: ListPrice
  onClose(): void
  onSaved(): void
}

/** Sets an article's price in a list, or lets it follow the base price again. */
export function ListPriceDialog({ Lista, price, onClose, onSaved }: ListPriceDialogProps) {
  const { Codigo, Descripcion, Base, Propio, Fijado } = price
  const notify = useNotify()
  const [fault, setFault] = useState<string | null>(null)
  /** A price that the server asked to confirm. */
  const [doubtful, setDoubtful] = useState<number | null>(null)

  function forget() {
    setFault(null)
    setDoubtful(null)
  }

  async function save(Precio: number | null, Confirmado = false) {
    try {
      const body = { Precio, Leido: price.Precio, Confirmado }
      await callServer(changeListPrice, { params: { Id: Lista, Codigo }, body })
      notify(Precio === null ? TEXTS.backToBase : TEXTS.saved, { type: 'success' })
      onSaved()
      onClose()
    } catch (error) {
      setFault(faultText(error))
      setDoubtful(isRefusal(error, PRICE_JUMP) ? Precio : null)
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="precio-de-lista">
      <Form
        defaultValues={{ Precio: price.Precio }}
        onSubmit={(typed: Record<string, unknown>) => save(Number(typed['Precio']))}
      >
        <DialogTitle id="precio-de-lista">{Descripcion}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{TEXTS.basePrice(formatPesos(Base))}</DialogContentText>
          {/* another price is asked about anew */}
          <Box onChange={forget}>
            <PesosInput source="Precio" label={TEXTS.price} validate={required()} min={0} />
          </Box>
          {fault !== null && (
            <Alert severity={doubtful === null ? 'error' : 'warning'} sx={{ mt: 1 }}>
              {fault}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {(Propio || Fijado) && <Button onClick={() => void save(null)}>{TEXTS.toBase}</Button>}
          <Button onClick={onClose}>{TEXTS.back}</Button>
          {doubtful === null ? (
            <Button type="submit" variant="contained">
              {TEXTS.save}
            </Button>
          ) : (
            <Button variant="contained" color="warning" onClick={() => void save(doubtful, true)}>
              {TEXTS.confirm}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  )
}
