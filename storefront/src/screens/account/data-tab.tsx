import { fieldsOf, FormCard } from '../../parts/forms/form-card.tsx'
import { formatCuit, readOwnData } from '@gondola/contract/clients'
import { send } from '../../api/client.ts'
import { accountTexts } from '../../texts/account.ts'
import { PersonFields } from '../../parts/forms/person-fields.tsx'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useCustomer } from '../../state/session/customer.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { tellFailure } from '../../parts/messages/tell.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import formStyles from '../../parts/forms/form.module.css'
import styles from './account-screen.module.css'
import { InvoiceForm } from './invoice-form.tsx'
import { OwnAddresses } from './own-addresses.tsx'
import { useAccountForm } from './use-account-form.ts'
import { formatNumber, formatPesos } from '@gondola/contract/base'
import { creditName } from '@gondola/contract/payments'
import { creditTexts } from '../../texts/payment.ts'
import { useParameters } from '../../state/site.ts'
import { useOwnCredit, usePoints } from '../../state/session/clients.ts'

/** Personal data (anchor `datos`): points, name, address, phone; the document is read-only. */
export function DataTab() {
  const { Tipodoc, Nrodoc } = useCustomer()
  const { form, submit } = useAccountForm('datos')
  const asksForPlace = useParameters().data?.PideLugar === true
  return (
    <div className={styles['tab']}>
      <Points />
      <Credit />
      <FormCard send={accountTexts.save} busy={form.formState.isSubmitting} onSubmit={submit} isPersonal>
        <h2>{accountTexts.tabs.datos}</h2>
        <TextField
          label={accountTexts.document}
          hint={accountTexts.documentHint}
          value={formatCuit(`${Tipodoc.Descripcion} ${Nrodoc}`)}
          readOnly
        />
        <PersonFields field={fieldsOf(form)} />
      </FormCard>
      {asksForPlace && <OwnAddresses />}
      <InvoiceForm />
      <OwnData />
    </div>
  )
}

/** 'Mis Puntos': the loyalty points of the client's own document. */
function Points() {
  const customer = useCustomer()
  const { data, error } = usePoints(customer)
  return (
    <section className={styles['points']} aria-label={accountTexts.points}>
      <div>
        <h2>{accountTexts.points}</h2>
        <p>{error && data === undefined ? accountTexts.pointsFailed : accountTexts.pointsHint}</p>
      </div>
      <span className={styles['number']}>{formatNumber(data ?? customer.Puntos)}</span>
    </section>
  )
}

/** What the shop owes the customer, if it does. */
function Credit() {
  const { data } = useOwnCredit(useCustomer().Id)
  if (!data || data.Saldo === 0) return null
  return (
    <section className={styles['points']} aria-label={creditName}>
      <div>
        <h2>{creditName}</h2>
        <p>{creditTexts.hint}</p>
      </div>
      <span className={styles['number']}>{formatPesos(data.Saldo)}</span>
    </section>
  )
}

/** Access to and deletion of the stored personal data (argentina §1.5): 'Descargar mis datos', 'Eliminar mi cuenta'. */
function OwnData() {
  const [isAsked, setAsked] = useState(false)
  const { mutate: download, isPending } = useMutation({
    mutationFn: () => send(readOwnData, {}),
    onSuccess: saveAsFile,
    onError: (error) => tellFailure(error),
  })
  return (
    <section className={classes(formStyles['form'], formStyles['card'])}>
      <h2>{accountTexts.ownDataTitle}</h2>
      <p className={formStyles['intro']}>{accountTexts.ownDataText}</p>
      <div className={formStyles['submit']}>
        <Button variant="secondary" busy={isPending} onClick={() => download()}>
          {accountTexts.download}
        </Button>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {accountTexts.remove}
        </Button>
      </div>
      {isAsked && <DeleteAccountDialog onClose={() => setAsked(false)} />}
    </section>
  )
}

function saveAsFile(data: Record<string, unknown>): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = accountTexts.downloadFile
  link.click()
  URL.revokeObjectURL(address)
}
