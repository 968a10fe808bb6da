import { useTranslate } from 'react-admin'
import { otherEntityText, otherFieldText } from '../texts/audit.ts'

/** How the panel calls the kinds of records, and their fields; what has no list there has a name of the log's own. */
export function useRecordNames() {
  const translate = useTranslate()
  return {
    entityText: (Entidad: string): string =>
      translate(`resources.${Entidad}.name`, { smart_count: 1, _: otherEntityText(Entidad) }),
    fieldText: (Entidad: string, field: string): string =>
      translate(`resources.${Entidad}.fields.${field}`, { _: otherFieldText(field) }),
  }
}
