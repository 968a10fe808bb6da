import { accountTexts } from '../../texts/account.ts'
import { PersonFields } from '../../parts/forms/person-fields.tsx'
import { PersonalDataNotice } from '../../parts/forms/personal-data-notice.tsx'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useCustomer } from '../../state/session/customer.ts'
import formStyles from '../../parts/forms/form.module.css'
import styles from './account-screen.module.css'
import { OwnAddresses } from './own-addresses.tsx'
import { OwnData } from './own-data.tsx'
import { useAccountForm } from './use-account-form.ts'
import { formatNumber } from '@gondola/contract/base'
import { useParameters } from '../../state/site.ts'
import { usePoints } from '../../state/session/clients.ts'

/** Personal data (anchor `datos`): points, name, address, phone; the document is read-only. */
export function DataTab() {
  const { Tipodoc, Nrodoc } = useCustomer()
  const { form, submit } = useAccountForm('datos')
  const { errors, isSubmitting } = form.formState
  const asksForPlace = useParameters().data?.PideLugar === true
  return (
    <div className={styles['tab']}>
      <Points />
      <form className={classes(formStyles['form'], formStyles['card'])} noValidate onSubmit={submit}>
        <h2>{accountTexts.tabs.datos}</h2>
        <TextField
          label={accountTexts.document}
          hint={accountTexts.documentHint}
          value={`${Tipodoc.Descripcion} ${Nrodoc}`}
          readOnly
        />
        <PersonFields field={(name) => ({ ...form.register(name), error: errors[name]?.message })} />
        <PersonalDataNotice />
        <div className={formStyles['submit']}>
          <Button type="submit" busy={isSubmitting}>
            {accountTexts.save}
          </Button>
        </div>
      </form>
      {asksForPlace && <OwnAddresses />}
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
