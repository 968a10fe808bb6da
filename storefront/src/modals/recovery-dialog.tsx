import { fieldsOf } from '../parts/forms/form-card.tsx'
import { FormModal } from '../parts/forms/form-modal.tsx'
import { useEffect, useState } from 'react'
import { DocumentTypeField } from '../parts/forms/person-fields.tsx'
import { closeDialog, type DialogProps, openDialog } from '../state/dialogs.ts'
import { classes } from '../ui/classes.ts'
import { TextField } from '../ui/field/text-field.tsx'
import { RECOVERY_ALERT_MS, normalisedDocument, isEmail, ownTexts } from '@gondola/contract/base'
import { violationMessage, type Message } from '@gondola/contract/http'
import { useForm } from 'react-hook-form'
import { findDocument, type Registration, requestRecovery } from '@gondola/contract/clients'
import { send } from '../api/client.ts'
import { tellFailure, tellSuccess } from '../parts/messages/tell.ts'
import styles from '../parts/forms/form.module.css'

const RECOVERY_SENT: Message = ownTexts({
  text: '¡Ya enviamos el link para recuperar contraseña a su email!',
})

const DOCUMENT_FOUND: Message = ownTexts({ text: 'Se verifico su documento y es correcto!' })

const DOCUMENT_NOT_FOUND: Message = ownTexts({ text: 'Su documento no se encuentra registrado!' })

/** Texts of the password recovery and of the screen that its mail links to (spec §4; contract §3). */
const recoveryTexts = ownTexts({
  title: 'Recuperar contraseña',
  intro: 'Verificá tu documento y te enviamos un enlace a tu email para elegir una contraseña nueva.',
  documentType: 'Tipo de documento',
  choose: 'Seleccionar',
  documentNumber: 'Número de documento',
  verify: 'Verificar',
  email: 'Email',
  emailHint: 'El email con el que te registraste.',
  send: 'Recuperar contraseña',
  toLogin: 'Volver a iniciar sesión',
} as const)

/** Password recovery (spec §4): asks for the document first, then for the email that the link is sent to. */
export function RecoveryDialog({ next }: DialogProps['recover']) {
  const { form, document, forgetDocument, submit } = useRecovery()
  const field = fieldsOf(form)
  const isFound = document === 'found'
  return (
    <FormModal
      title={recoveryTexts.title}
      onClose={closeDialog}
      send={isFound ? recoveryTexts.send : recoveryTexts.verify}
      busy={form.formState.isSubmitting}
      onSubmit={submit}
      cancel={recoveryTexts.toLogin}
      onCancel={() => openDialog('login', next ? { next } : {})}
    >
      <p className={styles['intro']}>{recoveryTexts.intro}</p>
      <div className={styles['columns']}>
        <DocumentTypeField
          label={recoveryTexts.documentType}
          required
          {...field('Tipodoc', { valueAsNumber: true, onChange: forgetDocument })}
          none={recoveryTexts.choose}
        />
        <TextField
          label={recoveryTexts.documentNumber}
          required
          inputMode="numeric"
          {...field('Nrodoc', { onChange: forgetDocument })}
        />
      </div>
      {isFound && (
        <p role="status" className={classes(styles['notice'], styles['found'])}>
          {DOCUMENT_FOUND.text}
        </p>
      )}
      {document === 'notFound' && (
        <p role="alert" className={classes(styles['notice'], styles['notFound'])}>
          {DOCUMENT_NOT_FOUND.text}
        </p>
      )}
      {isFound && (
        <TextField
          label={recoveryTexts.email}
          hint={recoveryTexts.emailHint}
          type="email"
          autoComplete="email"
          required
          {...field('Email')}
        />
      )}
    </FormModal>
  )
}

type Typed = Pick<Registration, 'Tipodoc' | 'Nrodoc' | 'Email'>

const EMPTY: Typed = { Tipodoc: 0, Nrodoc: '', Email: '' }

/** The recovery's two steps (spec §4). The document is first unknown, then found or not found. */
function useRecovery() {
  const form = useForm<Typed>({ defaultValues: EMPTY })
  // null: unknown; '': not found; otherwise the reference for requesting the recovery.
  const [reference, setReference] = useState<string | null>(null)
  const refuse = (field: keyof Typed, code: 'documento-vacio' | 'documento-tipo' | 'email-invalido') =>
    form.setError(field, { message: violationMessage({ code }).text }, { shouldFocus: true })

  const verify = async ({ Tipodoc, Nrodoc }: Typed) => {
    const plain = normalisedDocument(Nrodoc)
    if (plain === '') return refuse('Nrodoc', 'documento-vacio')
    if (Tipodoc === 0) return refuse('Tipodoc', 'documento-tipo')
    const found = await send(findDocument, { params: { Tipodoc, Nrodoc: plain } })
    setReference(found?.Id ?? '')
  }
  const sendMail = async (known: string, { Email }: Typed) => {
    if (!isEmail(Email.trim())) return refuse('Email', 'email-invalido')
    await send(requestRecovery, { params: { Referencia: known, Email: Email.trim() } })
    setReference(null)
    form.reset(EMPTY)
    tellSuccess(RECOVERY_SENT, { durationMs: RECOVERY_ALERT_MS })
  }
  const { setFocus } = form
  useEffect(() => {
    if (reference) setFocus('Email')
  }, [reference, setFocus])
  const submit = form.handleSubmit(async (typed) => {
    try {
      await (reference ? sendMail(reference, typed) : verify(typed))
    } catch (error) {
      tellFailure(error)
    }
  })
  const document = reference === null ? 'unknown' : reference === '' ? 'notFound' : 'found'
  return { form, document, forgetDocument: () => setReference(null), submit } as const
}
