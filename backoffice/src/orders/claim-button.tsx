import { useState } from 'react'
import { Box, Button, Checkbox, FormControlLabel, FormLabel, MenuItem, TextField } from '@mui/material'
import { formatQuantity } from '@gondola/contract/base'
import {
  cameOf,
  claimByStaff,
  type ClaimReason,
  OrderStatus,
  type PickingLine,
  type ReturnMeans,
  type StaffOrder,
} from '@gondola/contract/orders'
import { DOOR } from '@gondola/contract/payments'
import { callServer, fieldFault } from '../api/call-server.ts'
import { CLAIM_REASONS, CLAIM_TEXTS as TEXTS } from '../texts/claims.ts'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { typedText } from '../ui/forms/form-values.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { useOrderMoney } from '../ui/orders/use-order-money.ts'
import { useTellDone } from '../ui/records/use-act.ts'
import { MeansField, ReturnedField, returnedOf, useClaimsOf } from './claims.tsx'

/** The button for a customer who telephones that something of an order was wrong. */
export function ClaimButton({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false)
  const may = useMay('reclamos.atender')
  if (!may || order.Estado !== OrderStatus.Delivered) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {TEXTS.new}
      </Button>
      {isOpen && <ClaimDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

function ClaimDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const tellDone = useTellDone()
  const { data: money } = useOrderMoney(order.Id)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const isAtDoor = money?.Pagos.some(({ Proveedor }) => Proveedor === DOOR) ?? false
  const { data: claimed } = useClaimsOf(order.Id)
  const isClaimed = (line: PickingLine) => claimed?.some(({ Items }) => Items === line.Items) ?? false
  const lines = order.Lineas.filter((line) => cameOf(line) !== null && !isClaimed(line))
  async function send(form: HTMLFormElement) {
    const Lineas = lines
      .filter(({ Items }) => chosen.has(Items))
      .map(({ Items }) => {
        const quantity = Number(typedText(form, `Cantidad-${Items}`))
        return {
          Items,
          Motivo: typedText(form, `Motivo-${Items}`) as ClaimReason,
          ...returnedOf(form, `Volvio-${Items}`),
          ...(Number.isInteger(quantity) && quantity > 0 && { Cantidad: quantity }),
        }
      })
    if (Lineas.length === 0) throw fieldFault('', TEXTS.none)
    const body = {
      Lineas,
      Medio: (typedText(form, 'Medio') || 'mismo') as ReturnMeans,
      Cuenta: typedText(form, 'Cuenta'),
      Respuesta: typedText(form, 'Respuesta'),
    }
    await callServer(claimByStaff, { params: { Id: order.Id }, body })
    onClose()
    tellDone(TEXTS.given)
  }
  const toggle = (Items: number) => {
    const next = new Set(chosen)
    if (!next.delete(Items)) next.add(Items)
    setChosen(next)
  }
  return (
    <FormDialog
      title={TEXTS.newTitle}
      explanation={TEXTS.newExplain}
      maxWidth="sm"
      confirm={TEXTS.giveBack}
      cancel={TEXTS.back}
      onConfirm={send}
      onClose={onClose}
    >
      {(field) => (
        <>
          <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2 }}>
            <FormLabel component="legend">{TEXTS.article}</FormLabel>
            {lines.map((line) => (
              <ClaimLine
                key={line.Items}
                line={line}
                isChosen={chosen.has(line.Items)}
                onToggle={() => toggle(line.Items)}
              />
            ))}
          </Box>
          {isAtDoor && <MeansField chosen="saldo" />}
          {isAtDoor && (
            <TextField
              {...field('Cuenta')}
              label={TEXTS.facts.account}
              fullWidth
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
          )}
          <TextField
            {...field('Respuesta')}
            label={TEXTS.reply}
            fullWidth
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </>
      )}
    </FormDialog>
  )
}

interface ClaimLineProps {
  line: PickingLine
  isChosen: boolean
  onToggle: () => void
}

function ClaimLine({ line, isChosen, onToggle }: ClaimLineProps) {
  const { Descrip, Cantidad, Unidad } = cameOf(line)!
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox checked={isChosen} onChange={onToggle} />}
        label={`${Descrip}, ${formatQuantity(Cantidad, Unidad)}`}
      />
      {isChosen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pl: 4 }}>
          <TextField
            select
            size="small"
            name={`Motivo-${line.Items}`}
            label={TEXTS.fields.Motivo}
            defaultValue="falto"
            sx={{ minWidth: 160 }}
          >
            {Object.entries(CLAIM_REASONS).map(([reason, name]) => (
              <MenuItem key={reason} value={reason}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          {Cantidad > 1 && (
            <TextField
              size="small"
              type="number"
              name={`Cantidad-${line.Items}`}
              label={Unidad === 100 ? TEXTS.grams : TEXTS.pieces}
              defaultValue={Cantidad}
              sx={{ width: 120 }}
              slotProps={{ htmlInput: { min: 1, max: Cantidad } }}
            />
          )}
          <ReturnedField name={`Volvio-${line.Items}`} size="small" />
        </Box>
      )}
    </Box>
  )
}
