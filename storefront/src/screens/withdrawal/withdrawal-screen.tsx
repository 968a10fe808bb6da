import { fieldsOf, FormCard } from '../../parts/forms/form-card.tsx'
import { ownTexts } from '@gondola/contract/base'
import { type Withdrawal, type WithdrawalDraft, checkWithdrawal } from '@gondola/contract/inboxes'
import { useState } from 'react'
import { DoneCard } from '../../parts/forms/done-card.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { hasBlank } from '@gondola/contract/clients'
import { violationMessage } from '@gondola/contract/http'
import { useForm } from 'react-hook-form'
import { saveWithdrawal } from '@gondola/contract/site'
import { send } from '../../api/client.ts'
import { markFields } from '../../parts/forms/mark-fields.ts'
import { tellFailure } from '../../parts/messages/tell.ts'
import { useSession } from '../../state/session/session.ts'
import screenStyles from '../screen.module.css'
import styles from './withdrawal-screen.module.css'
import formStyles from '../../parts/forms/form.module.css'
import { TextField, TextAreaField } from '../../ui/field/text-field.tsx'

/** Texts of the 'botón de arrepentimiento' (contract §7; argentina §1.2). */
const withdrawalTexts = ownTexts({
  title: 'Botón de arrepentimiento',
  intro:
    'Tenés 10 días corridos desde que recibiste tu compra, o desde que la hiciste si es posterior, para arrepentirte. No hace falta que expliques por qué y la devolución no te cuesta nada.',
  exceptions: 'No alcanza a productos perecederos ni a los que ya se usaron. La tienda revisa cada pedido.',
  Nombre: 'Nombre y apellido',
  Email: 'Email',
  Telefono: 'Teléfono',
  Pedido: 'Número de pedido',
  Motivo: 'Motivo',
  optional: 'opcional',
  reach: 'Dejanos un email o un teléfono donde responderte.',
  submit: 'Enviar',
  doneTitle: 'Recibimos tu pedido de arrepentimiento',
  codeName: 'Tu código',
  doneText: 'Guardalo: identifica tu trámite. También te lo enviamos por email si nos dejaste uno.',
  another: 'Hacer otro pedido',
} as const)

/** 'Botón de arrepentimiento' (contract §7; argentina §1.2): needs no login and shows its code at once. */
export function Component() {
  const [made, setMade] = useState<Withdrawal | null>(null)
  return (
    <Container narrow className={screenStyles['screen']}>
      <PageTitle title={withdrawalTexts.title} />
      {made ? (
        <Made withdrawal={made} onAnother={() => setMade(null)} />
      ) : (
        <>
          <p>{withdrawalTexts.intro}</p>
          <p className={styles['small']}>{withdrawalTexts.exceptions}</p>
          <WithdrawalForm onMade={setMade} />
        </>
      )}
    </Container>
  )
}

function Made({ withdrawal, onAnother }: { withdrawal: Withdrawal; onAnother: () => void }) {
  return (
    <DoneCard title={withdrawalTexts.doneTitle}>
      <p>{withdrawalTexts.codeName}</p>
      <p className={styles['code']}>{withdrawal.Codigo}</p>
      <p className={styles['small']}>{withdrawalTexts.doneText}</p>
      <Button variant="secondary" onClick={onAnother}>
        {withdrawalTexts.another}
      </Button>
    </DoneCard>
  )
}

/** Name, email or telephone, and optionally the order's number and a reason. */
function WithdrawalForm({ onMade }: { onMade: (made: Withdrawal) => void }) {
  const { form, submit } = useWithdrawal(onMade)
  const fields = fieldsOf(form)
  const field = (name: keyof WithdrawalDraft) => ({ label: withdrawalTexts[name], ...fields(name) })
  return (
    <FormCard send={withdrawalTexts.submit} busy={form.formState.isSubmitting} onSubmit={submit} isPersonal>
      <TextField {...field('Nombre')} required autoComplete="name" />
      <p className={formStyles['intro']}>{withdrawalTexts.reach}</p>
      <div className={formStyles['columns']}>
        <TextField {...field('Email')} type="email" autoComplete="email" />
        <TextField {...field('Telefono')} type="tel" autoComplete="tel" />
      </div>
      <TextField {...field('Pedido')} hint={withdrawalTexts.optional} inputMode="numeric" />
      <TextAreaField {...field('Motivo')} hint={withdrawalTexts.optional} maxLength={2000} />
    </FormCard>
  )
}

/** The withdrawal's form; `onMade` gets the result with its code. */
function useWithdrawal(onMade: (made: Withdrawal) => void) {
  const client = useSession((session) => session.client)
  const form = useForm<Required<WithdrawalDraft>>({
    defaultValues: {
      Nombre: client?.Nombre ?? '',
      Email: client?.Email ?? '',
      Telefono: client?.Telefono ?? '',
      Pedido: '',
      Motivo: '',
    },
  })
  const submit = form.handleSubmit(async (typed) => {
    const violation = checkWithdrawal(typed)
    if (violation) {
      markFields(
        form,
        [violation.code === 'telefono-invalido' ? 'Telefono' : fieldAtFault(typed)],
        violationMessage(violation).text,
      )
      return
    }
    try {
      onMade(await send(saveWithdrawal, { body: typed }))
    } catch (error) {
      tellFailure(error)
    }
  })
  return { form, submit }
}

const fieldAtFault = ({ Nombre }: WithdrawalDraft) => (hasBlank(Nombre) ? 'Nombre' : 'Email')
