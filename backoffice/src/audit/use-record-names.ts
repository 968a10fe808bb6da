import { useTranslate } from 'react-admin'

/** How the panel calls the kinds of records, and their fields; what has no name there is called by its own. */
export function useRecordNames() {
  const translate = useTranslate()
  return {
    entityText: (Entidad: string): string =>
      translate(`resources.${Entidad}.name`, { smart_count: 2, _: Entidad }),
    fieldText: (Entidad: string, field: string): string =>
      translate(`resources.${Entidad}.fields.${field}`, { _: field }),
  }
}
