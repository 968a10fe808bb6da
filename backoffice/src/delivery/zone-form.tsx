import { Typography } from '@mui/material'
import {
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  ReferenceInput,
  required,
  SimpleForm,
  TextInput,
  useGetList,
} from 'react-admin'
import { staffBranches, type StaffBranch } from '@gondola/contract/branches'
import { DELIVERY_TEXTS } from '../texts/delivery-screens.ts'
import { ZONE_TEXTS as TEXTS } from '../texts/zone-screens.ts'
import { BranchInput } from '../ui/forms/branch-inputs.tsx'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { CreateScreen, EditScreen } from '../ui/forms/form-screens.tsx'
import { OrderInput, PesosInput, WholeInput } from '../ui/forms/number-inputs.tsx'
import { PlacesInput } from './places-input.tsx'
import { PolygonInput } from './polygon-input.tsx'
import { toDraft } from './to-draft.ts'

const WEEKDAYS = DELIVERY_TEXTS.weekdays.map((name, id) => ({ id, name }))
const LABEL_ABOVE = { inputLabel: { shrink: true } } as const

const Fields = () => (
  <>
    <ZoneBranchInput />
    <TextInput source="Nombre" validate={required()} />
    <Heading>{TEXTS.places}</Heading>
    <PlacesInput />
    <PolygonInput />
    <Heading>{TEXTS.terms}</Heading>
    <Typography variant="body2">{TEXTS.termsHint}</Typography>
    <PesosInput source="Costo" min={0} />
    <PesosInput source="Minimo" min={0} />
    <PesosInput source="GratisDesde" min={0} helperText={TEXTS.freeHint} />
    <CheckboxGroupInput source="DiasSemana" choices={WEEKDAYS} helperText={TEXTS.daysHint} />
    <WholeInput source="CorteDias" min={0} max={14} helperText={TEXTS.cutoffHint} />
    <TextInput source="CorteHora" type="time" slotProps={LABEL_ABOVE} />
    <BooleanInput source="Activa" defaultValue />
    <OrderInput />
  </>
)

/** One of the account's branches; in a shop of one also an address of the contact page that is to become a branch. */
function ZoneBranchInput() {
  const { branches } = useChosenBranch()
  if (branches.length > 0) return <BranchInput />
  return (
    <ReferenceInput source="Sucursal" reference={staffBranches.name} perPage={100} sort={BY_ORDER}>
      <AutocompleteInput optionText="Nombre" validate={required()} sx={{ minWidth: 280 }} />
    </ReferenceInput>
  )
}

const BY_ORDER = { field: 'Orden', order: 'ASC' } as const
const WIDTH = { maxWidth: 760 } as const

const Heading = ({ children }: { children: string }) => (
  <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
    {children}
  </Typography>
)

export const ZoneCreate = () => {
  // the only branch need not be chosen
  const { data: branches } = useGetList<StaffBranch & { id: number }>(staffBranches.name, {
    pagination: { page: 1, perPage: 2 },
    sort: BY_ORDER,
  })
  if (branches === undefined) return null
  const [only, another] = branches
  return (
    <CreateScreen transform={toDraft}>
      <SimpleForm sx={WIDTH} defaultValues={another === undefined && only ? { Sucursal: only.id } : {}}>
        <Fields />
      </SimpleForm>
    </CreateScreen>
  )
}

export const ZoneEdit = () => (
  <EditScreen transform={toDraft}>
    <SimpleForm sx={WIDTH}>
      <Fields />
    </SimpleForm>
  </EditScreen>
)
