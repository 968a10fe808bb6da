import { TextField, Typography } from '@mui/material'
import {
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  FieldTitle,
  InputHelperText,
  ReferenceInput,
  required,
  SimpleForm,
  TextInput,
  useGetList,
  useInput,
  useResourceContext,
} from 'react-admin'
import { staffBranches, type StaffBranch } from '@gondola/contract/branches'
import { ZONE_TEXTS as TEXTS } from '../texts/delivery-screens.ts'
import { BranchInput } from '../ui/forms/branch-inputs.tsx'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { CreateScreen, EditScreen, Heading } from '../ui/forms/form-screens.tsx'
import { OrderInput, PesosInput, WholeInput } from '../ui/forms/number-inputs.tsx'
import { LABEL_ABOVE, WEEKDAYS } from './delivery-rules.tsx'
import { PolygonInput } from './polygon-input.tsx'
import type { ZoneDraft, ZonePlace } from '@gondola/contract/delivery'
import { useState } from 'react'
import { readPlaces, writePlaces } from './read-places.ts'

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

/** The draft for a form's values: an empty choice of days is the branch's days, an empty time none. */
function toDraft(values: Record<string, unknown>): ZoneDraft {
  const days = (values['DiasSemana'] ?? []) as number[]
  const numberOf = (name: string) => (typeof values[name] === 'number' ? values[name] : null)
  return {
    Sucursal: values['Sucursal'] as number,
    Nombre: typeof values['Nombre'] === 'string' ? values['Nombre'] : '',
    Lugares: values['Lugares'] as ZoneDraft['Lugares'],
    Poligono: Array.isArray(values['Poligono']) ? (values['Poligono'] as ZoneDraft['Poligono']) : null,
    Costo: numberOf('Costo'),
    Minimo: numberOf('Minimo'),
    GratisDesde: numberOf('GratisDesde'),
    DiasSemana: days.length > 0 ? days.toSorted((one, other) => one - other) : null,
    CorteDias: numberOf('CorteDias'),
    CorteHora:
      typeof values['CorteHora'] === 'string' && values['CorteHora'] !== '' ? values['CorteHora'] : null,
    Activa: values['Activa'] !== false,
    Orden: Number(values['Orden'] ?? 0),
  }
}

/** Localities and postal codes, typed or pasted, one a line. */
function PlacesInput() {
  const resource = useResourceContext()
  const { id, field, fieldState } = useInput({ source: 'Lugares', defaultValue: [], validate: readable })
  /** The text being typed; null: not being edited. */
  const [typed, setTyped] = useState<string | null>(null)
  // a text that cannot be read is kept as it is until it can
  const value = field.value as ZonePlace[] | string
  const written = typeof value === 'string' ? value : writePlaces(value)
  const count = typeof value === 'string' ? null : TEXTS.placeCount(value.length)
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle source="Lugares" {...(resource && { resource })} />}
      multiline
      minRows={4}
      maxRows={14}
      fullWidth
      sx={{ maxWidth: 480 }}
      value={typed ?? written}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = readPlaces(target.value)
        field.onChange('fault' in read ? target.value : read.places)
      }}
      onBlur={() => {
        setTyped(null)
        field.onBlur()
      }}
      error={fieldState.invalid}
      helperText={
        <InputHelperText
          error={fieldState.error?.message}
          helperText={count === null ? TEXTS.placesHint : `${count}. ${TEXTS.placesHint}`}
        />
      }
    />
  )
}

function readable(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const read = readPlaces(value)
  return 'fault' in read ? read.fault : undefined
}
