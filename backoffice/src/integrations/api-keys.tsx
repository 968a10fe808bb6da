import { useState } from 'react'
import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import {
  CheckboxGroupInput,
  Confirm,
  ListButton,
  required,
  TextInput,
  TopToolbar,
  useInput,
  useRecordContext,
  useRedirect,
  type RaRecord,
} from 'react-admin'
import {
  API_KEY_TEXTS as TEXTS,
  revokeApiKey,
  SCOPE_NAMES,
  staffApiKeys,
  type ApiKey,
  API_KEY_DAYS,
} from '@gondola/contract/integrations'
import { formatDate } from '@gondola/contract/base'
import { callServer } from '../api/call-server.ts'
import { BranchIdsInput } from '../ui/forms/branch-inputs.tsx'
import { choicesOf } from '../ui/forms/choice-field.tsx'
import { shopDay } from '../ui/forms/form-values.ts'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import type { Column } from '../ui/records/columns.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { DialogButton } from '../ui/records/row-buttons.tsx'
import { useAct } from '../ui/records/use-act.ts'
import { ShownOnce } from './one-time-secret.tsx'

const NAME: readonly Column<ApiKey>[] = [{ field: 'Nombre' }, { field: 'Prefijo', unsorted: true }]
const USE: readonly Column<ApiKey>[] = [
  { field: 'Vence', show: ({ Vence }) => (Vence === null ? TEXTS.endless : formatDate(Vence)) },
  { field: 'Alta', as: 'moment' },
  { field: 'CreadaPor', unsorted: true },
  { field: 'UltimoUso', as: 'moment', none: TEXTS.never },
  { field: 'Revocada', as: 'moment', none: TEXTS.valid },
]

/** The keys of other systems, including revoked ones: permissions, last use, and the button to revoke. */
export const apiKeys = recordScreens<ApiKey>({
  list: {
    columns: [...NAME, ...USE],
    line: [
      'Nombre',
      ({ Prefijo }) => `${Prefijo}…`,
      ({ Revocada }) => (Revocada === null ? TEXTS.valid : TEXTS.fields.Revocada),
    ],
    opens: 'show',
    sort: '-Id',
  },
  form: {
    afterCreate: Token,
    fields: () => (
      <>
        <TextInput source="Nombre" validate={required()} />
        <CheckboxGroupInput
          source="Permisos"
          choices={choicesOf(SCOPE_NAMES)}
          defaultValue={[]}
          row={false}
        />
        <EndInput />
        <KeyBranches />
        <NetworksInput />
      </>
    ),
  },
  show: {
    columns: [
      ...NAME,
      {
        field: 'Permisos',
        show: ({ Permisos }) => Permisos.map((scope) => SCOPE_NAMES[scope]).join(', '),
      },
      { field: 'Sucursales', show: (key) => <BranchNames {...key} /> },
      { field: 'Redes', show: ({ Redes }) => Redes.join(', ') || TEXTS.anyNetwork },
      ...USE,
    ],
    actions: <ApiKeyActions />,
  },
})

/** The last day of the key: in a year unless said otherwise; none only if chosen. */
function EndInput() {
  const [inAYear] = useState(() => shopDay(API_KEY_DAYS))
  // by default an empty field would be '' in the form
  const asIs = (value: string | null) => value
  const { field, fieldState } = useInput<string | null>({
    source: 'Vence',
    defaultValue: inAYear,
    format: asIs,
    parse: asIs,
  })
  const isEndless = field.value === null
  return (
    <>
      {!isEndless && (
        <TextField
          type="date"
          label={TEXTS.fields.Vence}
          value={field.value}
          onChange={({ target }) => field.onChange(target.value || inAYear)}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? TEXTS.endsHint}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      <FormControlLabel
        control={<Checkbox checked={isEndless} />}
        label={TEXTS.endless}
        onChange={() => field.onChange(isEndless ? inAYear : null)}
      />
    </>
  )
}

function KeyBranches() {
  const { branches } = useChosenBranch()
  if (branches.length < 2) return null
  return <BranchIdsInput source="Sucursales" label={TEXTS.fields.Sucursales} hint={TEXTS.branchesHint} />
}

function BranchNames({ Sucursales }: ApiKey) {
  const { branches } = useChosenBranch()
  if (Sucursales === null) return TEXTS.allBranches
  return branches.flatMap(({ Id, Nombre }) => (Sucursales.includes(Id) ? [Nombre] : [])).join(', ')
}

/** One network a line. */
function NetworksInput() {
  const { field, fieldState } = useInput<string[]>({ source: 'Redes', defaultValue: [] })
  const [text, setText] = useState('')
  return (
    <TextField
      label={TEXTS.fields.Redes}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        field.onChange(target.value.split(/\s+/).filter(Boolean))
      }}
      multiline
      minRows={2}
      fullWidth
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? TEXTS.networksHint}
    />
  )
}

/** The key just made, shown once. */
function Token({ record }: { record: RaRecord }) {
  const redirect = useRedirect()
  return (
    <ShownOnce
      title={TEXTS.tokenTitle}
      hint={TEXTS.tokenHint}
      value={String(record['Token'] ?? '')}
      onDone={() => redirect('list', staffApiKeys.name)}
    />
  )
}

function ApiKeyActions() {
  const key = useRecordContext<ApiKey & { id: number }>()
  const may = useMay('integraciones.editar')
  const act = useAct()
  return (
    <TopToolbar>
      {may && key?.Revocada === null && (
        <DialogButton
          color="error"
          size="medium"
          label={TEXTS.revoke}
          dialog={(close) => (
            <Confirm
              isOpen
              title={TEXTS.revokeTitle}
              content={TEXTS.revokeExplained}
              confirm={TEXTS.revoke}
              confirmColor="warning"
              onConfirm={() => {
                close()
                void act(() => callServer(revokeApiKey, { params: { Id: key.Id } }), TEXTS.revoked)
              }}
              onClose={close}
            />
          )}
        />
      )}
      <ListButton />
    </TopToolbar>
  )
}
