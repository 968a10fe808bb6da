import { BooleanInput, CheckboxGroupInput, required, TextInput } from 'react-admin'
import { EVENT_NAMES, WEBHOOK_TEXTS as TEXTS } from '@gondola/contract/integrations'
import { choicesOf } from '../ui/forms/choices.ts'

const EVENTS = choicesOf(EVENT_NAMES)
const ALL = EVENTS.map(({ id }) => id)

/** The address of another system, and the events it subscribes to. */
export const WebhookFields = () => (
  <>
    <TextInput source="Nombre" validate={required()} />
    <TextInput source="Url" validate={required()} helperText={TEXTS.urlHint} type="url" fullWidth />
    <CheckboxGroupInput source="Eventos" choices={EVENTS} defaultValue={ALL} row={false} />
    <BooleanInput source="Activo" defaultValue helperText={TEXTS.activeHint} />
  </>
)
