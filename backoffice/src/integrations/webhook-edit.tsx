import { SimpleForm } from 'react-admin'
import { EditScreen } from '../ui/forms/form-screens.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookFields } from './webhook-form.tsx'

export const WebhookEdit = () => (
  <EditScreen actions={<WebhookActions />}>
    <SimpleForm>
      <WebhookFields />
    </SimpleForm>
  </EditScreen>
)
