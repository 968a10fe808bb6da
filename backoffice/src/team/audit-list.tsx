import {
  DataTable,
  DateInput,
  FunctionField,
  SimpleList,
  TextInput,
  SelectInput,
  type SelectInputProps,
} from 'react-admin'
import { type AuditEntry, formatDate, formatTime } from '@gondola/contract/base'
import { actionText, AUDIT_TEXTS, ACTION_NAMES, ENTITY_NAMES } from '../texts/audit.ts'
import { MomentField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { differenceRows } from '../ui/records/difference-rows.ts'
import { useRecordNames } from '../ui/records/use-record-names.ts'
import { choicesOf } from '../ui/forms/choices.ts'
import { isResourceScreens } from '../ui/frame/screen.ts'
import { useScreens } from '../ui/frame/screens-context.ts'
import { ListSearch } from '../ui/records/list-search.tsx'

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

type Entry = AuditEntry & { id: number }

const FILTERS = [
  <ListSearch key="q" source="q" alwaysOn />,
  <DateInput key="FechaDesde" source="FechaDesde" alwaysOn />,
  <DateInput key="FechaHasta" source="FechaHasta" alwaysOn />,
  <TextInput key="Usuario" source="Usuario" />,
  <EntityInput key="Entidad" source="Entidad" />,
  <TextInput key="Clave" source="Clave" />,
  <ActionInput key="Accion" source="Accion" />,
]

/** Newest first; a row links to the values before and after. */
export function AuditList() {
  const isNarrow = useIsNarrow()
  const { entityText, fieldText } = useRecordNames()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Fechahora', order: 'DESC' }}>
      {isNarrow ? (
        <SimpleList<Entry>
          primaryText={({ Entidad, Clave, Accion }) =>
            `${actionText(Accion)} · ${entityText(Entidad)} ${Clave}`
          }
          secondaryText={({ Usuario, Fechahora }) =>
            `${Usuario ?? AUDIT_TEXTS.nobody} · ${formatDate(Fechahora)} ${formatTime(Fechahora)}`
          }
          rowClick="show"
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick="show">
          <DataTable.Col source="Fechahora">
            <MomentField source="Fechahora" />
          </DataTable.Col>
          <DataTable.Col source="Usuario">
            <FunctionField<Entry> source="Usuario" render={({ Usuario }) => Usuario ?? AUDIT_TEXTS.nobody} />
          </DataTable.Col>
          <DataTable.Col source="Accion">
            <FunctionField<Entry> source="Accion" render={({ Accion }) => actionText(Accion)} />
          </DataTable.Col>
          <DataTable.Col source="Entidad">
            <FunctionField<Entry> source="Entidad" render={({ Entidad }) => entityText(Entidad)} />
          </DataTable.Col>
          <DataTable.Col source="Clave" />
          <DataTable.Col source="Despues" label={AUDIT_TEXTS.changes} disableSort>
            <FunctionField<Entry> source="Despues" render={(entry) => summary(entry, fieldText)} />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}

/** Fields shown in a row of the list; the others are on the detail screen. */
const FIELDS_TOLD = 2

function summary(
  { Entidad, Antes, Despues }: Entry,
  fieldText: (Entidad: string, field: string) => string,
): string {
  const rows = differenceRows(Antes, Despues)
  const told = rows
    .slice(0, FIELDS_TOLD)
    .map(
      ({ field, before, after }) =>
        `${fieldText(Entidad, field)}: ${before ?? AUDIT_TEXTS.nothing} → ${after ?? AUDIT_TEXTS.nothing}`,
    )
  return [...told, ...(rows.length > FIELDS_TOLD ? ['…'] : [])].join(' · ')
}
