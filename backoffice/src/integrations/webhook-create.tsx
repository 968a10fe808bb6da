import { useState } from 'react'
import { SimpleForm, useRedirect } from 'react-admin'
import { type WebhookWhole, WEBHOOK_TEXTS as TEXTS } from '@gondola/contract/integrations'
import { CreateScreen } from '../ui/forms/form-screens.tsx'
import { ShownOnce } from './shown-once.tsx'
import { WebhookFields } from './webhook-form.tsx'

/** Creates an endpoint, then shows its secret once. */
export function WebhookCreate() {
  const redirect = useRedirect()
  const [created, setCreated] = useState<WebhookWhole | null>(null)
  return (
    <>
      <CreateScreen mutationOptions={{ onSuccess: (webhook: WebhookWhole) => setCreated(webhook) }}>
        <SimpleForm>
          <WebhookFields />
        </SimpleForm>
      </CreateScreen>
      {created !== null && (
        <ShownOnce
          title={TEXTS.secretTitle}
          hint={TEXTS.secretHint}
          value={created.Secreto ?? ''}
          onDone={() => redirect('edit', 'webhooks', created.Id)}
        />
      )}
    </>
  )
}
