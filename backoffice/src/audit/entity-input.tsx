import { SelectInput, type SelectInputProps } from 'react-admin'
import { ACTION_NAMES, ENTITY_NAMES } from '../texts/audit.ts'
import { choicesOf } from '../ui/choices.ts'
import { isResourceScreens } from '../ui/screen.ts'
import { useScreens } from '../ui/screens-context.ts'

/** Selects a kind of record. */
export function EntityInput(props: SelectInputProps) {
  const listed = useScreens()
    .filter(isResourceScreens)
    .map(({ resource, texts }) => ({ id: resource.name, name: texts.one }))
  return <SelectInput {...props} choices={byName([...listed, ...choicesOf(ENTITY_NAMES)])} />
}

/** Selects an action on records. */
export const ActionInput = (props: SelectInputProps) => (
  <SelectInput {...props} choices={byName(choicesOf(ACTION_NAMES))} />
)

interface Choice {
  id: string
  name: string
}

const byName = (choices: readonly Choice[]): Choice[] =>
  choices.toSorted((one, other) => one.name.localeCompare(other.name, 'es'))
