import { FunctionField, useRecordContext } from 'react-admin'
import { formatDate, formatPesos, formatTime } from '@gondola/contract/base'
import { PANEL_TEXTS } from '@gondola/contract/staff'

interface FieldProps {
  source: string
  label?: string | false
  sortable?: boolean
  sortBy?: string
  textAlign?: 'left' | 'right'
}

/** `21/11/2026 18:05` for a Fechahora; `none` if there is none. */
export function MomentField({ none = '', ...props }: FieldProps & { none?: string }) {
  return (
    <FunctionField
      {...props}
      render={(record) => momentText(record[props.source] as string | null) ?? none}
    />
  )
}

/** `21/11/2026` for an ISO day. */
export function DayField(props: FieldProps) {
  return <FunctionField {...props} render={(record) => dayText(record[props.source] as string | null)} />
}

/** `$ 1.234,50` */
export function PesosField(props: FieldProps) {
  return (
    <FunctionField
      textAlign="right"
      {...props}
      render={(record) => pesosText(record[props.source] as number | null)}
    />
  )
}

/** Yes or no as words. */
export function YesNoField({ source }: FieldProps) {
  const record = useRecordContext()
  return <span>{record?.[source] ? PANEL_TEXTS.yes : PANEL_TEXTS.no}</span>
}

/** A field's value, translated by a table of names. */
export function NameField({ names, ...props }: FieldProps & { names: Readonly<Record<string, string>> }) {
  return (
    <FunctionField
      {...props}
      render={(record) => names[String(record[props.source])] ?? String(record[props.source])}
    />
  )
}

const momentText = (Fechahora: string | null | undefined): string | null =>
  Fechahora ? `${formatDate(Fechahora)} ${formatTime(Fechahora)}` : null
const dayText = (day: string | null | undefined): string => (day ? formatDate(day) : '')
const pesosText = (amount: number | null | undefined): string =>
  typeof amount === 'number' ? formatPesos(amount) : ''
