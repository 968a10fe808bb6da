import { useState } from 'react'
import { Stack, TextField } from '@mui/material'
import { IVA_CONDITIONS, type InvoiceData } from '@gondola/contract/clients'
import { saveOrderInvoice } from '@gondola/contract/orders'
import { callServer } from '../../api/call-server.ts'
import { CHANGE_TEXTS, INVOICE_FORM_TEXTS as TEXTS } from '../../texts/order-editing.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { typedText } from '../../ui/forms/form-values.ts'
import { useTellDone } from '../../ui/records/use-act.ts'
import type { ChangeProps } from './change-dialog.tsx'

/** Whom an order's Factura A is made out to. */
export function ChangeInvoice({ order: { Id, Factura }, onClose }: ChangeProps) {
  const tellDone = useTellDone()
  const [condition, setCondition] = useState<string>(Factura?.CondicionIva ?? '')
  async function save(form: HTMLFormElement) {
    const CondicionIva = condition as InvoiceData['CondicionIva']
    const data = { Cuit: typedText(form, 'Cuit'), RazonSocial: typedText(form, 'RazonSocial'), CondicionIva }
    await callServer(saveOrderInvoice, { params: { Id }, body: condition === '' ? null : data })
    onClose()
    tellDone(TEXTS.done)
  }
  return (
    <FormDialog
      title={CHANGE_TEXTS.invoice}
      explanation={TEXTS.explain}
      confirm={TEXTS.save}
      faultsAt="Cuit"
      onConfirm={save}
      onClose={onClose}
    >
      {(field) => (
        <Stack spacing={2} sx={{ pt: 1 }}>
          <ChoiceField
            size="medium"
            label={TEXTS.condition}
            value={condition}
            all={TEXTS.none}
            choices={Object.entries(IVA_CONDITIONS)}
            onChange={setCondition}
          />
          {condition !== '' && (
            <>
              <TextField {...field('Cuit')} label="CUIT" defaultValue={Factura?.Cuit} required />
              <TextField
                {...field('RazonSocial')}
                label={TEXTS.name}
                defaultValue={Factura?.RazonSocial}
                required
              />
            </>
          )}
        </Stack>
      )}
    </FormDialog>
  )
}
