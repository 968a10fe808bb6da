import { fieldsOf, FormCard } from '../../parts/forms/form-card.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ownTexts } from '@gondola/contract/base'
import {
  findInvoiceData,
  formatCuit,
  hasBlank,
  IVA_CONDITIONS,
  saveInvoiceData,
  type InvoiceData,
} from '@gondola/contract/clients'
import { useForm } from 'react-hook-form'
import { send } from '../../api/client.ts'
import { Refused } from '../../api/errors.ts'
import { queryClient } from '../../api/query-client.ts'
import formStyles from '../../parts/forms/form.module.css'
import { blankTexts } from '../../parts/forms/mark-fields.ts'
import { tellFailure } from '../../parts/messages/tell.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { showToast } from '../../ui/notices/toasts.ts'

const texts = ownTexts({
  title: 'Factura A',
  intro:
    'Si comprás para tu empresa o tu monotributo, completá estos datos: tus próximos pedidos se facturan así.',
  name: 'Razón social',
  condition: 'Condición frente al IVA',
  save: 'Pedir Factura A',
  drop: 'No pedirla más',
  saved: 'Listo: tus próximos pedidos llevan Factura A.',
  dropped: 'Listo: tus próximos pedidos no llevan Factura A.',
} as const)

const NOT_BLANK = { validate: (typed: string) => !hasBlank(typed) || blankTexts.blank }
const EMPTY: InvoiceData = { Cuit: '', RazonSocial: '', CondicionIva: 'responsable-inscripto' }

/** Whom the Factura A of the customer's next orders is made out to. */
export function InvoiceForm() {
  const queryKey = ['invoice', useCustomer().Id]
  const { data = null } = useQuery({ queryKey, queryFn: () => send(findInvoiceData, {}) })
  const form = useForm<InvoiceData>({ values: data ? { ...data, Cuit: formatCuit(data.Cuit) } : EMPTY })
  const field = fieldsOf(form)
  const { mutate, isPending } = useMutation({
    mutationFn: (body: InvoiceData | null) => send(saveInvoiceData, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved)
      showToast({ kind: 'success', title: saved === null ? texts.dropped : texts.saved })
    },
    onError: (error) => {
      if (!(error instanceof Refused) || error.problem.code !== 'documento-invalido')
        return tellFailure(error)
      form.setError('Cuit', { message: error.problem.detail }, { shouldFocus: true })
    },
  })
  return (
    <FormCard
      send={texts.save}
      busy={isPending}
      onSubmit={form.handleSubmit((typed) => mutate(typed))}
      other={
        data !== null && (
          <Button variant="quiet" onClick={() => mutate(null)}>
            {texts.drop}
          </Button>
        )
      }
    >
      <h2>{texts.title}</h2>
      <p className={formStyles['intro']}>{texts.intro}</p>
      <TextField label="CUIT" required inputMode="numeric" {...field('Cuit', NOT_BLANK)} />
      <TextField
        label={texts.name}
        required
        autoComplete="organization"
        maxLength={160}
        {...field('RazonSocial', NOT_BLANK)}
      />
      <SelectField label={texts.condition} {...form.register('CondicionIva')}>
        {Object.entries(IVA_CONDITIONS).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormCard>
  )
}
