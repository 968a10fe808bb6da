import { useRef } from 'react'
import AutoFixHighIcon from '@mui/icons-material/AutoFixHigh'
import { Button } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import { BooleanInput, SelectInput, useNotify } from 'react-admin'
import { PIECES_MOST } from '@gondola/contract/base'
import type { MechanicKind } from '@gondola/contract/catalogue'
import { readMechanic } from './read-mechanic.ts'
import { MECHANIC_NAMES, STAFF_PROMOTION_TEXTS as TEXTS } from '@gondola/contract/promotions'
import { choicesOf } from '../ui/forms/choice-field.tsx'
import { DecimalInput, PesosInput, WholeInput } from '../ui/forms/number-inputs.tsx'
import { listPaymentTypes } from '@gondola/contract/delivery'
import { callServer } from '../api/call-server.ts'
import { CodesInput, type Coded } from './codes-input.tsx'

/** The active payment types, which anybody may read: who edits promotions need not see the shop's payment types. */
export const activeMeans = async (): Promise<Coded<number>[]> =>
  (await callServer(listPaymentTypes, { params: { from: 0, count: 0 } })).map(({ Id, Descrip }) => ({
    Codigo: Id,
    Descripcion: Descrip,
  }))

const findMeans = async (q: string) =>
  (await activeMeans()).filter(({ Descripcion }) => Descripcion.toLowerCase().includes(q.toLowerCase()))

/** The payment types that a promotion needs. */
export const MeansInput = () => (
  <CodesInput source="TiposPago" find={findMeans} nameOf={activeMeans} hint={TEXTS.meansHint} />
)

const LABELS = TEXTS.fields

/** The mechanic with the numbers of its kind; it can be filled in from the customer's text. */
export function MechanicInputs() {
  const kind = useWatch({ name: 'Mecanica.Tipo' }) as MechanicKind | '' | null | undefined
  const isCounted = kind === 'nxm' || kind === 'segunda' || kind === 'desde' || kind === 'porcentaje'
  return (
    <>
      <ReadFromText />
      <SelectInput
        source="Mecanica.Tipo"
        label={LABELS['Mecanica.Tipo']}
        choices={choicesOf(MECHANIC_NAMES)}
        emptyText={TEXTS.labelOnly}
        emptyValue=""
      />
      {(kind === 'porcentaje' || kind === 'segunda') && (
        <DecimalInput source="Mecanica.Porcentaje" label={LABELS['Mecanica.Porcentaje']} min={1} max={100} />
      )}
      {(kind === 'nxm' || kind === 'desde' || kind === 'porcentaje') && (
        <WholeInput
          source="Mecanica.Lleva"
          label={LABELS['Mecanica.Lleva']}
          min={1}
          max={PIECES_MOST}
          helperText={kind === 'porcentaje' ? TEXTS.fromHint : false}
        />
      )}
      {kind === 'nxm' && (
        <WholeInput source="Mecanica.Paga" label={LABELS['Mecanica.Paga']} min={1} max={PIECES_MOST - 1} />
      )}
      {kind === 'desde' && <PesosInput source="Mecanica.Precio" label={LABELS['Mecanica.Precio']} min={0} />}
      {isCounted && (
        <>
          <BooleanInput
            source="Mecanica.Combinable"
            label={LABELS['Mecanica.Combinable']}
            helperText={TEXTS.combinableHint}
          />
          <WholeInput
            source="Mecanica.Limite"
            label={LABELS['Mecanica.Limite']}
            min={1}
            max={PIECES_MOST}
            helperText={TEXTS.limitHint}
          />
          <BooleanInput source="Mecanica.LimitePorDia" label={LABELS['Mecanica.LimitePorDia']} />
        </>
      )}
    </>
  )
}

const READ_FIELDS = ['Tipo', 'Porcentaje', 'Lleva', 'Paga', 'Precio'] as const

/** Fills in the mechanic from the customer's text ('2do al 70%'). */
function ReadFromText() {
  const { getValues, setValue } = useFormContext()
  const notify = useNotify()
  const wasRead = useRef(false)
  const read = () => {
    const found = readMechanic(String(getValues('Descrip') ?? ''))
    // what an earlier text said does not stay; what was chosen by hand does, where nothing is read
    if (found !== null || wasRead.current)
      for (const field of READ_FIELDS)
        setValue(`Mecanica.${field}`, found?.mechanic[field] ?? (field === 'Tipo' ? '' : null), {
          shouldDirty: true,
        })
    wasRead.current = found !== null
    if (found === null) return notify(TEXTS.notRead, { type: 'warning' })
    if (found.unread.length > 0) notify(TEXTS.unread(found.unread.join('», «')), { type: 'warning' })
    else if (found.isDoubtful) notify(TEXTS.doubtful, { type: 'warning' })
  }
  return (
    <Button startIcon={<AutoFixHighIcon />} size="small" title={TEXTS.fromTextHint} onClick={read}>
      {TEXTS.fromText}
    </Button>
  )
}
