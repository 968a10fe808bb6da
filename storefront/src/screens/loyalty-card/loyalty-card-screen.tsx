import { fieldsOf, FormCard } from '../../parts/forms/form-card.tsx'
import formStyles from '../../parts/forms/form.module.css'
import { chromeTexts } from '../../texts/chrome.ts'
import { PageTitle } from '../../parts/page-title.tsx'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { DocumentTypeField } from '../../parts/forms/person-fields.tsx'
import { useSession } from '../../state/session/session.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { CARD_REQUEST_ERROR_MS, CARD_REQUEST_SUCCESS_MS, ownTexts } from '@gondola/contract/base'
import { type CardRequestDraft, checkCardRequest } from '@gondola/contract/inboxes'
import { type Client, hasBlank, type Registration } from '@gondola/contract/clients'
import { violationMessage, type Message } from '@gondola/contract/http'
import { useForm } from 'react-hook-form'
import { saveCardRequest } from '@gondola/contract/site'
import { send } from '../../api/client.ts'
import { blankTexts, markFields } from '../../parts/forms/mark-fields.ts'
import { headed, tellFailure } from '../../parts/messages/tell.ts'
import { tellViolation } from '../../parts/messages/tell-rule.ts'
import { showAlert } from '../../ui/notices/alerts.ts'
import screenStyles from '../screen.module.css'
import styles from './loyalty-card-screen.module.css'

/** Texts of the loyalty card request (spec §2, super-card). */
const cardTexts = ownTexts({
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
} as const)

/** 'super-card' (spec §2): the benefits of the loyalty card, and the form to request one. */
export function Component() {
  return (
    <Container className={screenStyles['screen']}>
      <div className={styles['columns']}>
        <div className={styles['offer']}>
          <PageTitle title={cardTexts.title} />
          <p>{cardTexts.intro}</p>
          <div className={styles['card']} aria-hidden>
            <span className={styles['brand']}>{chromeTexts.card}</span>
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
  const fields = fieldsOf(form)
  const field = (name: Exclude<keyof CardTyped, 'Tipodoc'>) => ({ label: cardTexts[name], ...fields(name) })
  return (
    <FormCard send={cardTexts.submit} busy={form.formState.isSubmitting} onSubmit={submit} isPersonal>
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
    </FormCard>
  )
}

const CARD_REQUEST_SENT: Message = ownTexts({ text: 'El formulario fue enviando, nos contactaremos pronto!' })

type CardTyped = Omit<Registration, 'Usuario' | 'Pass'> & { Apellido: string }

const NEEDED = ['Nombre', 'Apellido', 'Direccion', 'Email', 'Telefono'] as const
const EMPTY: CardTyped = {
  Nombre: '',
  Apellido: '',
  Direccion: '',
  Email: '',
  Telefono: '',
  Tipodoc: 0,
  Nrodoc: '',
}

/** Requests a loyalty card: five non-empty fields (spec §5); its notices are shown for 2 s and 3 s (spec §9). */
function useCardRequest() {
  const client = useSession((session) => session.client)
  const form = useForm<CardTyped>({
    defaultValues: client ? knownOf(client) : EMPTY,
  })
  const submit = form.handleSubmit(async (typed) => {
    const { Tipodoc: Codigo } = typed
    const draft: CardRequestDraft = { ...typed, Tipodoc: Codigo ? { Codigo } : null }
    const violation = checkCardRequest(draft)
    if (violation) {
      const blank = NEEDED.filter((field) => hasBlank(typed[field]))
      if (!markFields(form, blank, blankTexts.blank))
        markFields(form, ['Telefono'], violationMessage(violation).text)
      return tellViolation(violation, CARD_REQUEST_ERROR_MS)
    }
    try {
      await send(saveCardRequest, { body: draft })
      form.reset(EMPTY)
      showAlert({ kind: 'success', ...headed(CARD_REQUEST_SENT), durationMs: CARD_REQUEST_SUCCESS_MS })
    } catch (error) {
      tellFailure(error)
    }
  })
  return { form, submit }
}

/** Default values from a logged-in customer's data. */
const knownOf = ({ Direccion, Email, Telefono, Nrodoc, Tipodoc: { Codigo } }: Client): CardTyped => {
  return { ...EMPTY, Direccion, Email, Telefono, Nrodoc, Tipodoc: Codigo }
}
