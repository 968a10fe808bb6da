import { SelectInput, type SelectInputProps } from 'react-admin'
import { isResourceScreens } from '../ui/screen.ts'
import { useScreens } from '../ui/screens-context.ts'

/** Chooses among the kinds of records that the panel has. */
export function EntityInput(props: SelectInputProps) {
  const choices = useScreens()
    .filter(isResourceScreens)
    .map(({ resource, texts }) => ({ id: resource.name, name: texts.many }))
  return <SelectInput {...props} choices={choices} />
}
