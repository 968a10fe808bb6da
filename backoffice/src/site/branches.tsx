import { Box, Button, Typography } from '@mui/material'
import {
  AutocompleteInput,
  BooleanInput,
  ReferenceField,
  ReferenceInput,
  required,
  TextField,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { Link } from 'react-router-dom'
import type { AlcoholWindow, BranchDraft, StaffBranch } from '@gondola/contract/branches'
import { staffPriceLists } from '@gondola/contract/catalogue-admin'
import { staffBranchRules } from '@gondola/contract/delivery'
import { BRANCH_FILE_TEXTS, BRANCH_TEXTS as TEXTS } from '../texts/branches.ts'
import { AlcoholWindowsInput, HoursInput } from './hours-input.tsx'
import { keptText } from '../ui/forms/form-values.ts'
import { CoordinateInput, OrderInput, WholeInput } from '../ui/forms/number-inputs.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { Heading } from '../ui/forms/form-screens.tsx'

/** With the locality, which many write into the address too. */
const addressOf = ({ Direccion, Localidad }: StaffBranch) =>
  Direccion.includes(Localidad) ? Direccion : [Direccion, Localidad].filter(Boolean).join(', ')

const NEW: Partial<BranchDraft> = {
  Codigo: '',
  Direccion: '',
  Localidad: '',
  CodigoPostal: '',
  Provincia: '',
  Latitud: null,
  Longitud: null,
  Telefono: '',
  Horarios: [],
  Retiro: true,
  AnticipacionHoras: 0,
  VentanasAlcohol: null,
  Lista: null,
  Activa: false,
  Visible: true,
  Predeterminada: false,
  ClaveImportacion: null,
}

export const branches = recordScreens<StaffBranch>({
  list: {
    columns: [
      { field: 'Nombre' },
      { field: 'Direccion', show: addressOf },
      { field: 'Telefono', unsorted: true },
      { field: 'Lista', unsorted: true, show: () => <PriceListName /> },
      { field: 'Retiro', as: 'yesNo', unsorted: true },
      { field: 'Activa', as: 'yesNo', unsorted: true },
      { field: 'Predeterminada', as: 'yesNo', unsorted: true },
    ],
    line: [
      'Nombre',
      addressOf,
      ({ Activa, Predeterminada }) =>
        Predeterminada ? TEXTS.fields.Predeterminada : Activa ? '' : TEXTS.closed,
    ],
    sort: 'Orden',
    above: (
      <Button component={Link} to="/sucursales-archivo" sx={{ m: 1, minHeight: 44 }}>
        {BRANCH_FILE_TEXTS.title}
      </Button>
    ),
  },
  form: { width: 760, defaults: NEW, fields: BranchFields },
})

const PriceListName = () => (
  <ReferenceField source="Lista" reference={staffPriceLists.name} link={false} emptyText={TEXTS.basePrices}>
    <TextField source="Nombre" />
  </ReferenceField>
)

function BranchFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <Pair>
        <TextInput source="Nombre" validate={required()} />
        <TextInput source="Codigo" parse={keptText} />
      </Pair>
      <Heading>{TEXTS.place}</Heading>
      <TextInput source="Direccion" parse={keptText} />
      <Pair>
        <TextInput source="Localidad" parse={keptText} />
        <TextInput source="CodigoPostal" parse={keptText} />
        <TextInput source="Provincia" parse={keptText} />
        <TextInput source="Telefono" parse={keptText} />
        <CoordinateInput source="Latitud" min={-90} max={90} helperText={TEXTS.positionHint} />
        <CoordinateInput source="Longitud" min={-180} max={180} />
      </Pair>
      <Heading>{TEXTS.hours}</Heading>
      <HoursInput />
      <Heading>{TEXTS.sale}</Heading>
      <ActiveInput />
      <BooleanInput source="Retiro" />
      <WholeInput source="AnticipacionHoras" min={0} max={168} helperText={TEXTS.leadHint} />
      <BooleanInput source="Visible" />
      <DefaultInput />
      <ReferenceInput
        source="Lista"
        reference="listas"
        perPage={500}
        sort={{ field: 'Nombre', order: 'ASC' }}
      >
        <AutocompleteInput
          optionText="Nombre"
          emptyText={TEXTS.basePrices}
          helperText={TEXTS.listHint}
          fullWidth
        />
      </ReferenceInput>
      <AlcoholHours />
      {!isNew && <PrepareLinks />}
      <Heading>{TEXTS.imports}</Heading>
      <TextInput source="ClaveImportacion" helperText={TEXTS.keyHint} />
      <OrderInput helperText={TEXTS.orderHint} />
    </>
  )
}

/** Hours of its own for alcohol, for a branch in another province; none: the shop's. */
const AlcoholHours = () => (
  <AlcoholWindowsInput
    label={TEXTS.fields.VentanasAlcohol}
    helperText={TEXTS.alcoholHint}
    parse={(windows: AlcoholWindow[] | null) => (windows?.length ? windows : null)}
  />
)

/** What a branch needs before it takes orders. */
function PrepareLinks() {
  const branch = useRecordContext<StaffBranch>()
  if (branch === undefined || branch.Activa) return null
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2">{TEXTS.prepareHint}</Typography>
      <Button component={Link} to={`/${staffBranchRules.name}/${branch.Id}`}>
        {TEXTS.prepare}
      </Button>
    </Box>
  )
}

/** The default branch takes orders as long as it is the default. */
function ActiveInput() {
  const branch = useRecordContext<StaffBranch>()
  return (
    <BooleanInput source="Activa" helperText={TEXTS.activeHint} disabled={branch?.Predeterminada === true} />
  )
}

/** The default is chosen at another branch, not taken away from this one. */
function DefaultInput() {
  const branch = useRecordContext<StaffBranch>()
  return (
    <BooleanInput
      source="Predeterminada"
      helperText={TEXTS.defaultHint}
      disabled={branch?.Predeterminada === true}
    />
  )
}

const Pair = ({ children }: { children: React.ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: '100%' }}>
    {children}
  </Box>
)
