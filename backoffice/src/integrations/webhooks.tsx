import {
  BooleanInput,
  CheckboxGroupInput,
  required,
  TextInput,
  useRedirect,
  type RaRecord,
} from 'react-admin'
import {
  EVENT_NAMES,
  staffWebhooks,
  WEBHOOK_TEXTS as TEXTS,
  type Webhook,
} from '@gondola/contract/integrations'
import { choicesOf } from '../ui/forms/choice-field.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { ShownOnce } from './one-time-secret.tsx'
import { WebhookActions } from './webhook-actions.tsx'

const EVENTS = choicesOf(EVENT_NAMES)
const ALL = EVENTS.map(({ id }) => id)

/** The endpoints and their state: the address of another system, and the events it subscribes to. */
export const webhooks = recordScreens<Webhook>({
  list: {
    columns: [
      { field: 'Nombre' },
      { field: 'Url', cell: { sx: { overflowWrap: 'anywhere' } } },
      { field: 'Activo', as: 'yesNo' },
      { field: 'EnEspera', as: 'number', unsorted: true },
      { field: 'Fallidas', as: 'number', unsorted: true },
      { field: 'UltimaEntrega', as: 'moment', none: TEXTS.never, unsorted: true },
    ],
    line: [
      'Nombre',
      'Url',
      ({ EnEspera, Fallidas }) =>
        `${TEXTS.fields.EnEspera}: ${EnEspera} · ${TEXTS.fields.Fallidas}: ${Fallidas}`,
    ],
    sort: 'Id',
  },
  form: {
    actions: <WebhookActions />,
    afterCreate: Secret,
    fields: () => (
      <>
        <TextInput source="Nombre" validate={required()} />
        <TextInput source="Url" validate={required()} helperText={TEXTS.urlHint} type="url" fullWidth />
        <CheckboxGroupInput source="Eventos" choices={EVENTS} defaultValue={ALL} row={false} />
        <BooleanInput source="Activo" defaultValue helperText={TEXTS.activeHint} />
      </>
    ),
  },
})

/** The secret of an endpoint just made, shown once. */
function Secret({ record }: { record: RaRecord }) {
  const redirect = useRedirect()
  return (
    <ShownOnce
      title={TEXTS.secretTitle}
      hint={TEXTS.secretHint}
      value={String(record['Secreto'] ?? '')}
      onDone={() => redirect('edit', staffWebhooks.name, record.id)}
    />
  )
}
