import { Button } from '@mui/material'
import { Form, useNotify, useRefresh } from 'react-admin'
import { formatQuantity, UNDO_TOAST_MS } from '@gondola/contract/base'
import { UNDO_TEXTS } from '@gondola/contract/staff'
import { setStock, STOCK_MAX, type StaffStock } from '@gondola/contract/stock'
import { callServer, faultText } from '../api/call-server.ts'
import { STOCK_TEXTS as TEXTS } from '../texts/queue-screens.ts'
import { EditInPlace, InPlaceField } from '../ui/forms/edit-in-place.tsx'
import { DecimalInput, WholeInput } from '../ui/forms/number-inputs.tsx'
import { useMay } from '../ui/frame/use-own-staff.ts'

/** A number of pieces, or of grams as kilograms. */
const shownOf = (quantity: number | null, { Unidad }: StaffStock): string =>
  quantity === null ? TEXTS.noNumber : formatQuantity(quantity, Unidad)

/** An article's number in the list; whoever may change it presses it, types another one and Enter. */
export function StockNumberCell({ row }: { row: StaffStock }) {
  const may = useMay(setStock.permission)
  const number = shownOf(row.Existencia, row)
  if (!may) return number
  return (
    <EditInPlace shown={number} action={TEXTS.changeOf(row.Descripcion)}>
      {(onClose) => <NumberForm row={row} onClose={onClose} />}
    </EditInPlace>
  )
}

/** Empty: the article is no longer counted. What it was is put back by a press on the notice. */
function NumberForm({ row, onClose }: { row: StaffStock; onClose: () => void }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const factor = row.Unidad === 100 ? 1000 : 1
  const Input = row.Unidad === 100 ? DecimalInput : WholeInput
  const { Sucursal, Codigo, Descripcion, Existencia: before } = row

  async function put(Existencia: number | null, Leida: number | null, undo?: () => void) {
    try {
      await callServer(setStock, { params: { Sucursal, Codigo }, body: { Existencia, Leida } })
      const said =
        undo === undefined ? UNDO_TEXTS.undone : TEXTS.numberSet(Descripcion, shownOf(Existencia, row))
      notify(
        <>
          {said}
          {undo && (
            <Button color="inherit" size="small" sx={{ ml: 1 }} onClick={undo}>
              {UNDO_TEXTS.undo}
            </Button>
          )}
        </>,
        { type: 'success', ...(undo && { autoHideDuration: UNDO_TOAST_MS }) },
      )
    } catch (error) {
      notify(faultText(error), { type: 'error' })
    }
    refresh()
  }
  async function save({ Existencia }: Record<string, unknown>) {
    const typed = typeof Existencia === 'number' ? Math.round(Existencia * factor) : null
    if (typed !== before) await put(typed, before, () => void put(before, typed))
    onClose()
  }

  return (
    <Form defaultValues={{ Existencia: before === null ? null : before / factor }} onSubmit={save}>
      <InPlaceField minWidth={110} onClose={onClose}>
        <Input
          source="Existencia"
          label={row.Unidad === 100 ? TEXTS.kilos : TEXTS.fields.Existencia}
          min={0}
          max={STOCK_MAX / factor}
        />
      </InPlaceField>
    </Form>
  )
}
