import { BooleanInput, SelectInput } from 'react-admin'
import { INBOX_STATE_NAMES } from '@gondola/contract/inboxes'
import { CONTACT_TEXTS, INBOX_TEXTS } from '../texts/people-screens.ts'
import { choicesOf } from '../ui/forms/choices.ts'
import { ListSearch } from '../ui/records/list-search.tsx'

/** Search, state, and open entries only. */
export const INBOX_FILTERS = [
  <ListSearch key="q" source="q" alwaysOn />,
  <SelectInput
    key="EstadoGestion"
    source="EstadoGestion"
    label={CONTACT_TEXTS.fields.EstadoGestion}
    choices={choicesOf(INBOX_STATE_NAMES)}
    alwaysOn
  />,
  <BooleanInput key="Abiertas" source="Abiertas" label={INBOX_TEXTS.openOnly} parse={onlyIfOn} alwaysOn />,
]

/** A switch that is off sets no filter. */
export function onlyIfOn(isOn: boolean): true | null {
  return isOn ? true : null
}
