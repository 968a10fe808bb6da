import { recoveryTexts } from '../../texts/recovery.ts'
import { DOCUMENT_FOUND, DOCUMENT_NOT_FOUND } from '../../texts/notices.ts'
import { useId } from 'react'
import { DocumentTypeField } from '../../parts/forms/document-type-field.tsx'
import { closeDialog, type DialogProps, openDialog } from '../../state/dialogs.ts'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Modal } from '../../ui/dialog/modal.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from '../../parts/forms/form.module.css'
import { useRecovery } from './use-recovery.ts'

/** Password recovery (spec §4): asks for the document first, then for the email that the link is sent to. */
export function RecoveryDialog({ next }: DialogProps['recover']) {
  const formId = useId()
  const { form, document, forgetDocument, submit } = useRecovery()
  const { errors, isSubmitting } = form.formState
  const isFound = document === 'found'
  return (
    <Modal
      title={recoveryTexts.title}
      onClose={closeDialog}
      actions={
        <>
          <Button variant="quiet" onClick={() => openDialog('login', next ? { next } : {})}>
            {recoveryTexts.toLogin}
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            {isFound ? recoveryTexts.send : recoveryTexts.verify}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} noValidate onSubmit={submit}>
        <p className={styles['intro']}>{recoveryTexts.intro}</p>
        <div className={styles['columns']}>
          <DocumentTypeField
            label={recoveryTexts.documentType}
            required
            error={errors.Tipodoc?.message}
            {...form.register('Tipodoc', { valueAsNumber: true, onChange: forgetDocument })}
            none={recoveryTexts.choose}
          />
          <TextField
            label={recoveryTexts.documentNumber}
            required
            inputMode="numeric"
            error={errors.Nrodoc?.message}
            {...form.register('Nrodoc', { onChange: forgetDocument })}
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
            error={errors.Email?.message}
            {...form.register('Email')}
          />
        )}
      </form>
    </Modal>
  )
}
