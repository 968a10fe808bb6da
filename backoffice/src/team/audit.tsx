import { Typography } from '@mui/material'
import { DateInput, SelectInput, TextInput, useRecordContext, type SelectInputProps } from 'react-admin'
import { formatDate, formatTime, type AuditEntry } from '@gondola/contract/base'
import {
  ACTION_NAMES,
  actionText,
  AUDIT_TEXTS as TEXTS,
  differenceRows,
  ENTITY_NAMES,
} from '@gondola/contract/staff'
import { choicesOf } from '../ui/forms/choice-field.tsx'
import { isResourceScreens, useScreens } from '../ui/frame/screen.ts'
import type { Column } from '../ui/records/columns.tsx'
import { DifferenceTable, useRecordNames } from '../ui/records/difference-table.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'

const COLUMNS: readonly Column<AuditEntry>[] = [
  { field: 'Fechahora', as: 'moment' },
  { field: 'Usuario', show: ({ Usuario }) => Usuario ?? TEXTS.nobody },
  { field: 'Accion', show: ({ Accion }) => actionText(Accion) },
  { field: 'Entidad', show: ({ Entidad }) => <EntityName Entidad={Entidad} /> },
  { field: 'Clave' },
]

/** What staff changed, newest first; a row links to the values before and after. */
export const audit = recordScreens<AuditEntry>({
  useList() {
    const { entityText } = useRecordNames()
    return {
      columns: [
        ...COLUMNS,
        {
          field: 'Despues',
          cell: { label: TEXTS.changes },
          unsorted: true,
          show: (entry) => <Summary entry={entry} />,
        },
      ],
      line: [
        ({ Entidad, Clave, Accion }) => `${actionText(Accion)} · ${entityText(Entidad)} ${Clave}`,
        ({ Usuario, Fechahora }) =>
          `${Usuario ?? TEXTS.nobody} · ${formatDate(Fechahora)} ${formatTime(Fechahora)}`,
      ],
      opens: 'show',
      sort: '-Fechahora',
      filters: [
        <DateInput key="FechaDesde" source="FechaDesde" alwaysOn />,
        <DateInput key="FechaHasta" source="FechaHasta" alwaysOn />,
        <TextInput key="Usuario" source="Usuario" />,
        <EntityInput key="Entidad" source="Entidad" />,
        <TextInput key="Clave" source="Clave" />,
        <ActionInput key="Accion" source="Accion" />,
      ],
    }
  },
  show: { title: TEXTS.one, columns: COLUMNS, below: <Difference /> },
})

const EntityName = ({ Entidad }: { Entidad: string }) => useRecordNames().entityText(Entidad)

/** Selects a kind of record. */
function EntityInput(props: SelectInputProps) {
  const listed = useScreens()
    .filter(isResourceScreens)
    .map(({ resource, texts }) => ({ id: resource.name, name: texts.one }))
  return <SelectInput {...props} choices={byName([...listed, ...choicesOf(ENTITY_NAMES)])} />
}

/** Selects an action on records. */
const ActionInput = (props: SelectInputProps) => (
  <SelectInput {...props} choices={byName(choicesOf(ACTION_NAMES))} />
)

interface Choice {
  id: string
  name: string
}

const byName = (choices: readonly Choice[]): Choice[] =>
  choices.toSorted((one, other) => one.name.localeCompare(other.name, 'es'))

/** Fields shown in a row of the list; the others are on the detail screen. */
const FIELDS_TOLD = 2

function Summary({ entry: { Entidad, Antes, Despues } }: { entry: AuditEntry }) {
  const { fieldText } = useRecordNames()
  const rows = differenceRows(Antes, Despues)
  const told = rows
    .slice(0, FIELDS_TOLD)
    .map(
      ({ field, before, after }) =>
        `${fieldText(Entidad, field)}: ${before ?? TEXTS.nothing} → ${after ?? TEXTS.nothing}`,
    )
  return [...told, ...(rows.length > FIELDS_TOLD ? ['…'] : [])].join(' · ')
}

/** The fields of a change, before and after. */
function Difference() {
  const entry = useRecordContext<AuditEntry & { id: number }>()
  if (entry === undefined) return null
  return (
    <DifferenceTable entry={entry} otherwise={<Typography variant="body2">{TEXTS.noFields}</Typography>} />
  )
}
