import { ListButton, TopToolbar, useRecordContext } from 'react-admin'
import { Button, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import {
  leaveOwnSlots,
  staffBranchRules,
  staffZones,
  takeOwnSlots,
  type BranchRules,
} from '@gondola/contract/delivery'
import { BRANCH_RULES_TEXTS as TEXTS } from '../texts/delivery-screens.ts'
import { callServer } from '../api/call-server.ts'
import { RuleInputs } from './delivery-rules.tsx'
import { SaveToolbar } from '../ui/forms/save-toolbar.tsx'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { useAct } from '../ui/records/use-act.ts'

export const branchRules = recordScreens<BranchRules>({
  useList() {
    const { branches } = useChosenBranch()
    // those that take no orders are marked
    const nameOf = (rules: BranchRules) => branches.find(({ Id }) => Id === rules.Id)?.Nombre ?? rules.Nombre
    return {
      columns: [
        { field: 'Nombre', show: nameOf },
        { field: 'Propias', as: 'yesNo', unsorted: true },
        { field: 'HorariosPropios', as: 'yesNo', unsorted: true },
        { field: 'Monto1', as: 'pesos', unsorted: true },
        { field: 'Monto2', as: 'pesos', unsorted: true },
      ],
      line: [
        nameOf,
        ({ Propias }) => (Propias ? TEXTS.fields.Propias : ''),
        ({ HorariosPropios }) => (HorariosPropios ? TEXTS.fields.HorariosPropios : ''),
      ],
      phoneOnly: true,
      search: false,
      sort: 'Orden',
    }
  },
  form: {
    actions: (
      <TopToolbar sx={{ flexWrap: 'wrap' }}>
        <Exchanges />
        <ListButton />
      </TopToolbar>
    ),
    toolbar: <SaveToolbar />,
    fields: () => (
      <>
        <Standing />
        <RuleInputs />
      </>
    ),
  },
})

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
