import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { DocumentTypeField } from '../../parts/forms/document-type-field.tsx'
import { PersonalDataNotice } from '../../parts/forms/personal-data-notice.tsx'
import { useSession } from '../../state/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { type CardTyped, useCardRequest } from './use-card-request.ts'
import screenStyles from '../screen.module.css'
import styles from './loyalty-card-screen.module.css'
import formStyles from '../../parts/forms/form.module.css'

/** Texts of the loyalty card request (spec §2, super-card). */
const cardTexts = {
  title: 'Pedí tu SuperCard',
  intro: 'Sumá puntos en cada compra. Completá tus datos y te avisamos cuando tu tarjeta esté lista.',
  Nombre: 'Nombre',
  Apellido: 'Apellido',
  Direccion: 'Dirección',
  Email: 'Email',
  Telefono: 'Teléfono',
  Tipodoc: 'Tipo de documento',
  Nrodoc: 'Número de documento',
  choose: 'Seleccionar',
  submit: 'Enviar',
  benefits: [
    'Puntos en cada compra, en la tienda y en las sucursales',
    'Promociones solo para socios',
    'Sin costo de emisión ni de renovación',
  ],
} as const

/** 'super-card' (spec §2): the benefits of the loyalty card, and the form to request one. */
export function Component() {
  return (
    <Container className={screenStyles['screen']}>
      <div className={styles['columns']}>
        <div className={styles['offer']}>
          <PageTitle title={cardTexts.title} />
          <p>{cardTexts.intro}</p>
          <div className={styles['card']} aria-hidden>
            <span className={styles['brand']}>SuperCard</span>
            <span className={styles['chip']} />
            <span className={styles['digits']}>···· ···· ···· 2026</span>
          </div>
          <ul className={styles['benefits']}>
            {cardTexts.benefits.map((benefit) => (
              <li key={benefit}>
                <CheckIcon size={20} />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <CardForm />
      </div>
    </Container>
  )
}

/** The loyalty card's form (spec §2, §5). */
function CardForm() {
  const client = useSession((session) => session.client)
  const { form, submit } = useCardRequest()
  const { errors, isSubmitting } = form.formState
  const field = (name: Exclude<keyof CardTyped, 'Tipodoc'>) => ({
    label: cardTexts[name],
    error: errors[name]?.message,
    ...form.register(name),
  })
  return (
    <form className={classes(formStyles['form'], formStyles['card'])} noValidate onSubmit={submit}>
      <div className={formStyles['columns']}>
        <TextField {...field('Nombre')} required autoComplete="given-name" />
        <TextField {...field('Apellido')} required autoComplete="family-name" />
      </div>
      <TextField {...field('Direccion')} required autoComplete="street-address" />
      <TextField {...field('Email')} required type="email" autoComplete="email" />
      <TextField {...field('Telefono')} required type="tel" autoComplete="tel" />
      <div className={formStyles['columns']}>
        <DocumentTypeField
          label={cardTexts.Tipodoc}
          required
          {...form.register('Tipodoc', { valueAsNumber: true })}
          known={client?.Tipodoc}
          none={cardTexts.choose}
        />
        <TextField {...field('Nrodoc')} inputMode="numeric" />
      </div>
      <PersonalDataNotice />
      <div className={formStyles['submit']}>
        <Button type="submit" busy={isSubmitting}>
          {cardTexts.submit}
        </Button>
      </div>
    </form>
  )
}
