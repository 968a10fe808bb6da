import { useTranslate } from 'react-admin'
import { otherEntityText, otherFieldText } from '../../texts/audit.ts'

/** The panel's names of record kinds and fields; kinds without a list have names in the audit texts. */
export function useRecordNames() {
  const translate = useTranslate()
  return {
    entityText: (Entidad: string): string =>
      translate(`resources.${Entidad}.name`, { smart_count: 1, _: otherEntityText(Entidad) }),
    fieldText: (Entidad: string, field: string): string =>
      translate(`resources.${Entidad}.fields.${field}`, { _: otherFieldText(field) }),
  }
}
