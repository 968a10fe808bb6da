import {
  CheckboxGroupInput,
  DataTable,
  ListButton,
  required,
  SimpleForm,
  SimpleList,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin'
import { Button, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import {
  leaveOwnSlots,
  staffBranchRules,
  staffZones,
  takeOwnSlots,
  type BranchRules,
} from '@gondola/contract/delivery'
import { BRANCH_RULES_TEXTS as TEXTS, DELIVERY_TEXTS } from '../texts/delivery-screens.ts'
import { callServer } from '../api/call-server.ts'
import { EditScreen } from '../ui/forms/form-screens.tsx'
import { PesosInput, WholeInput } from '../ui/forms/number-inputs.tsx'
import { SaveToolbar } from '../ui/forms/save-toolbar.tsx'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { useIsPhone } from '../ui/frame/use-is-phone.ts'
import { useMay } from '../ui/frame/use-may.ts'
import { PesosField, YesNoField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useAct } from '../ui/records/use-act.ts'

const WEEKDAYS = DELIVERY_TEXTS.weekdays.map((name, id) => ({ id, name }))

type Row = BranchRules & { id: number }

export function BranchRulesList() {
  const isPhone = useIsPhone()
  const { branches } = useChosenBranch()
  // those that take no orders are marked
  const nameOf = (rules: Row) => branches.find(({ Id }) => Id === rules.Id)?.Nombre ?? rules.Nombre
  return (
    <ListScreen sort={{ field: 'Orden', order: 'ASC' }}>
      {isPhone ? (
        <SimpleList<Row>
          primaryText={nameOf}
          secondaryText={({ Propias }) => (Propias ? TEXTS.fields.Propias : '')}
          tertiaryText={({ HorariosPropios }) => (HorariosPropios ? TEXTS.fields.HorariosPropios : '')}
        />
      ) : (
        <DataTable bulkActionButtons={false}>
          <DataTable.Col<Row> source="Nombre" render={nameOf} />
          <DataTable.Col source="Propias" disableSort>
            <YesNoField source="Propias" />
          </DataTable.Col>
          <DataTable.Col source="HorariosPropios" disableSort>
            <YesNoField source="HorariosPropios" />
          </DataTable.Col>
          <DataTable.Col source="Monto1" disableSort align="right">
            <PesosField source="Monto1" />
          </DataTable.Col>
          <DataTable.Col source="Monto2" disableSort align="right">
            <PesosField source="Monto2" />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}

/** Returns to the shop's rules or slots, or gives the branch slots of its own. */
function Exchanges() {
  const record = useRecordContext<BranchRules>()
  const act = useAct()
  const may = useMay('entrega.editar')
  if (record === undefined || !may) return null
  const params = { Id: record.Id }
  const slots = record.HorariosPropios
    ? { call: leaveOwnSlots, name: TEXTS.leaveSlots, done: TEXTS.leftSlots }
    : { call: takeOwnSlots, name: TEXTS.takeSlots, done: TEXTS.tookSlots }
  return (
    <>
      {record.Propias && (
        <Button
          size="small"
          onClick={() => void act(() => callServer(staffBranchRules.remove, { params }), TEXTS.leftRules)}
        >
          {TEXTS.leaveRules}
        </Button>
      )}
      <Button size="small" onClick={() => void act(() => callServer(slots.call, { params }), slots.done)}>
        {slots.name}
      </Button>
    </>
  )
}

function Standing() {
  const record = useRecordContext<BranchRules>()
  return (
    <>
      <Typography sx={{ mb: 1 }}>{record?.Propias ? TEXTS.hasOwn : TEXTS.follows}</Typography>
      <Typography sx={{ mb: 1 }}>
        {TEXTS.zonesWin} <Link to={`/${staffZones.name}`}>{TEXTS.seeZones}</Link>
      </Typography>
    </>
  )
}

const actions = (
  <TopToolbar sx={{ flexWrap: 'wrap' }}>
    <Exchanges />
    <ListButton />
  </TopToolbar>
)

/** The rules of one branch. */
export const BranchRulesEdit = () => (
  <EditScreen actions={actions}>
    <SimpleForm toolbar={<SaveToolbar />}>
      <Standing />
      <CheckboxGroupInput source="DiasSemana" choices={WEEKDAYS} validate={required()} />
      <WholeInput source="CorteDias" min={0} max={14} validate={required()} />
      <TextInput
        source="CorteHora"
        type="time"
        helperText={DELIVERY_TEXTS.cutoffHint}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <PesosInput source="Monto1" min={0} validate={required()} />
      <PesosInput source="Monto2" min={0} validate={required()} />
    </SimpleForm>
  </EditScreen>
)
