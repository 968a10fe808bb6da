import { fieldsOf, FormCard } from '../../parts/forms/form-card.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { CONTACT_MESSAGE_ROWS, formatDate, orderAddress, ownTexts, say } from '@gondola/contract/base'
import { type Contact, type ContactDraft, CONTACT_REASONS, checkContact } from '@gondola/contract/inboxes'
import { DoneCard } from '../../parts/forms/done-card.tsx'
import { hasBlank } from '@gondola/contract/clients'
import { violationMessage } from '@gondola/contract/http'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router'
import { saveContact } from '@gondola/contract/site'
import { send } from '../../api/client.ts'
import { blankTexts, markFields } from '../../parts/forms/mark-fields.ts'
import { tellFailure } from '../../parts/messages/tell.ts'
import { useOrders } from '../../state/cart/orders.ts'
import { orderName } from '../../texts/orders.ts'
import { useSession } from '../../state/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextField, TextAreaField } from '../../ui/field/text-field.tsx'
import screenStyles from '../screen.module.css'
import styles from './contact-screen.module.css'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { TelephoneLink } from '../../parts/site-link.tsx'
import { useParameters } from '../../state/site.ts'
import { type Branch, branchAddress, hoursLines } from '@gondola/contract/branches'
import { ClockIcon, PhoneIcon, PinIcon } from '../../ui/icons/icons.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import formStyles from '../../parts/forms/form.module.css'

/** Texts of the contact page (spec §2). */
const contactTexts = ownTexts({
  title: 'Contacto',
  intro: 'Escribinos y te respondemos por email. También podés llamarnos o visitarnos.',
  branches: 'Dónde estamos',
  formTitle: 'Dejanos tu mensaje',
  Motivo: 'Motivo',
  choose: 'Seleccionar',
  Nombre: 'Nombre',
  Email: 'Email',
  Telefono: 'Teléfono',
  Comentario: 'Asunto',
  Mensaje: 'Mensaje',
  submit: 'Enviar',
  hours: 'Horario de atención',
  noOrders: 'Todavía no toma pedidos de la tienda.',
  sentTitle: '¡Recibimos tu mensaje!',
  claimSent: '¡Recibimos tu reclamo!',
  another: 'Enviar otro mensaje',
  order: 'Pedido',
  aboutOrder: 'En su página lo podés cambiar, anular o reclamar mientras haya tiempo, y es más rápido:',
} as const)

/** What was stored under which number, and when it is answered. */
function sentText({ Id, Motivo, Comentario }: Contact, hours = ''): string {
  const what = Motivo === 'Reclamo' ? say`Tu reclamo` : say`Tu mensaje`
  const answered = hours && say` Respondemos en el horario de atención: ${hours}.`
  return say`${what} («${Comentario}») quedó registrado con el número ${Id}. Te mandamos un aviso por email, y la respuesta también va a llegar ahí.${answered}`
}

/** 'contactanos' (spec §2): the branches, and the contact form. */
export function Component() {
  return (
    <Container className={screenStyles['screen']}>
      <PageTitle title={contactTexts.title} />
      <p className={styles['intro']}>{contactTexts.intro}</p>
      <div className={styles['columns']}>
        <ContactForm />
        <Branches />
      </div>
    </Container>
  )
}

/** Head office, branch 02 and the express branches with address and phone, from the site parameters. */
function Branches() {
  const { data, error, refetch, isFetching } = useParameters()
  return (
    <section className={styles['branches']} aria-labelledby="sucursales">
      <h2 id="sucursales">{contactTexts.branches}</h2>
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <SkeletonLines count={8} />}
      {data?.Sucursales.map((branch) => (
        <BranchCard
          key={branch.Nombre + branch.Direccion}
          branch={branch}
          takesOrders={data.PideLugar === true}
        />
      ))}
      {data?.HorarioAtencion && !data.Sucursales.some(({ Horarios }) => Horarios) && (
        <p className={styles['line']}>
          <ClockIcon size={16} />
          <span>
            <strong>{contactTexts.hours}:</strong> {data.HorarioAtencion}
          </span>
        </p>
      )}
    </section>
  )
}

/** `takesOrders`: other branches take orders. */
function BranchCard({ branch, takesOrders }: { branch: Branch; takesOrders: boolean }) {
  const { Nombre, Telefono, Horarios, Id } = branch
  return (
    <article className={styles['branch']}>
      <h3>{Nombre}</h3>
      <p className={styles['line']}>
        <PinIcon size={16} />
        {branchAddress(branch)}
      </p>
      {Telefono && (
        <p className={styles['line']}>
          <PhoneIcon size={16} />
          <TelephoneLink written={Telefono} />
        </p>
      )}
      {Horarios && (
        <div className={styles['line']}>
          <ClockIcon size={16} />
          <ul className={styles['hours']}>
            {hoursLines(Horarios).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {Id === undefined && takesOrders && <p className={styles['line']}>{contactTexts.noOrders}</p>}
    </article>
  )
}

/** The contact form: reason, name, email, phone, subject, message (spec §2); stored with a number (contract §4). */
function ContactForm() {
  const { form, submit, sent, writeAnother, order } = useContact()
  const { data } = useParameters()
  const fields = fieldsOf(form)
  const field = (name: keyof ContactDraft) => ({ label: contactTexts[name], required: true, ...fields(name) })
  if (sent !== null) {
    return (
      <DoneCard title={sent.Motivo === 'Reclamo' ? contactTexts.claimSent : contactTexts.sentTitle}>
        <p>{sentText(sent, data?.HorarioAtencion)}</p>
        <Button variant="secondary" onClick={writeAnother}>
          {contactTexts.another}
        </Button>
      </DoneCard>
    )
  }
  return (
    <FormCard send={contactTexts.submit} busy={form.formState.isSubmitting} onSubmit={submit} isPersonal>
      <h2>{contactTexts.formTitle}</h2>
      <SelectField {...field('Motivo')}>
        <option value="">{contactTexts.choose}</option>
        {CONTACT_REASONS.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </SelectField>
      {form.watch('Motivo') === 'Reclamo' && <OrderChoice asked={order} form={form} />}
      <TextField {...field('Nombre')} autoComplete="name" />
      <div className={formStyles['columns']}>
        <TextField {...field('Email')} type="email" autoComplete="email" />
        <TextField {...field('Telefono')} type="tel" autoComplete="tel" />
      </div>
      <TextField {...field('Comentario')} />
      <TextAreaField {...field('Mensaje')} rows={CONTACT_MESSAGE_ROWS} maxLength={2000} />
    </FormCard>
  )
}

/**
 * The order that a claim is about becomes the subject; on its page it is changed, annulled or claimed sooner. `asked`:
 * that of the link on its page, which does not lead back.
 */
function OrderChoice({ asked, form }: { asked: number | null; form: UseFormReturn<ContactDraft> }) {
  const subject = form.watch('Comentario')
  const client = useSession((session) => session.client)
  const lists = [useOrders(client, 'P', 0), useOrders(client, 'D', 0), useOrders(client, 'C', 0)]
  const own = lists.flatMap(({ data }) => data?.items ?? [])
  const chosen = own.find(({ Id }) => orderName(Id) === subject)
  const isOther = asked !== null && own.every(({ Id }) => Id !== asked)
  const orders = isOther ? [...own, { Id: asked, Fecha: null }] : own
  if (orders.length === 0) return null
  return (
    <>
      <SelectField
        label={contactTexts.order}
        value={orders.some(({ Id }) => orderName(Id) === subject) ? subject : ''}
        onChange={({ target }) => form.setValue('Comentario', target.value)}
      >
        <option value="">{contactTexts.choose}</option>
        {orders.map(({ Id, Fecha }) => (
          <option key={Id} value={orderName(Id)}>
            {orderName(Id)}
            {Fecha !== null && `, ${formatDate(Fecha)}`}
          </option>
        ))}
      </SelectField>
      {chosen && chosen.Id !== asked && (
        <p>
          {contactTexts.aboutOrder} <Link to={orderAddress(chosen.Id)}>{orderName(chosen.Id)}</Link>
        </p>
      )}
    </>
  )
}

const FIELDS = ['Motivo', 'Nombre', 'Email', 'Telefono', 'Comentario', 'Mensaje'] as const

/** Sends a message to the shop; `sent` is the last sent message, or null. */
function useContact() {
  const client = useSession((session) => session.client)
  const own = { Nombre: client?.Nombre ?? '', Email: client?.Email ?? '', Telefono: client?.Telefono ?? '' }
  // a link may name the reason: `#/contactanos?motivo=Reclamo`
  const [asked] = useSearchParams()
  const Motivo = CONTACT_REASONS.find((reason) => reason === asked.get('motivo')) ?? ''
  // ... and the order: `&pedido=12&mensaje=Leche: no vino.`
  const order = /^[1-9]\d{0,9}$/.test(asked.get('pedido') ?? '') ? Number(asked.get('pedido')) : null
  const Comentario = order === null ? '' : orderName(order)
  const Mensaje = order === null ? '' : (asked.get('mensaje') ?? '').slice(0, 200)
  const empty: ContactDraft = { ...own, Motivo, Comentario, Mensaje }
  const form = useForm<ContactDraft>({ defaultValues: empty })
  const [sent, setSent] = useState<Contact | null>(null)
  const submit = form.handleSubmit(async (typed) => {
    const violation = checkContact(typed)
    if (violation) {
      const blank = FIELDS.filter((field) => hasBlank(typed[field]))
      const field = violation.code === 'telefono-invalido' ? 'Telefono' : 'Email'
      if (!markFields(form, blank, blankTexts.blank))
        markFields(form, [field], violationMessage(violation).text)
      return
    }
    try {
      setSent(await send(saveContact, { body: typed }))
      form.reset(empty)
    } catch (error) {
      tellFailure(error)
    }
  })
  return { form, submit, sent, writeAnother: () => setSent(null), order }
}
