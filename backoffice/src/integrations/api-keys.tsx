import { useState } from 'react'
import { Button } from '@mui/material'
import {
  CheckboxGroupInput,
  Confirm,
  ListButton,
  required,
  TextInput,
  TopToolbar,
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
} from '@gondola/contract/integrations'
import { callServer } from '../api/call-server.ts'
import { choicesOf } from '../ui/forms/choice-field.tsx'
import { useMay } from '../ui/frame/use-own-staff.ts'
import type { Column } from '../ui/records/columns.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { useAct } from '../ui/records/use-act.ts'
import { ShownOnce } from './one-time-secret.tsx'

const NAME: readonly Column<ApiKey>[] = [{ field: 'Nombre' }, { field: 'Prefijo', unsorted: true }]
const USE: readonly Column<ApiKey>[] = [
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
      ...USE,
    ],
    actions: <ApiKeyActions />,
  },
})

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
  const [isAsking, setAsking] = useState(false)

  function revoke(Id: number) {
    setAsking(false)
    void act(() => callServer(revokeApiKey, { params: { Id } }), TEXTS.revoked)
  }

  return (
    <TopToolbar>
      {may && key?.Revocada === null && (
        <Button color="error" onClick={() => setAsking(true)}>
          {TEXTS.revoke}
        </Button>
      )}
      <ListButton />
      {key && (
        <Confirm
          isOpen={isAsking}
          title={TEXTS.revokeTitle}
          content={TEXTS.revokeExplained}
          confirm={TEXTS.revoke}
          confirmColor="warning"
          onConfirm={() => revoke(key.Id)}
          onClose={() => setAsking(false)}
        />
      )}
    </TopToolbar>
  )
}
