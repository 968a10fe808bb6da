import { useState } from 'react'
import { Button } from '@mui/material'
import {
  Confirm,
  FunctionField,
  ListButton,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  useRecordContext,
} from 'react-admin'
import {
  revokeApiKey,
  type ApiKey,
  API_KEY_TEXTS as TEXTS,
  SCOPE_NAMES,
} from '@gondola/contract/integrations'
import { callServer } from '../api/call-server.ts'
import { MomentField } from '../ui/records/fields.tsx'
import { useAct } from '../ui/records/use-act.ts'
import { useMay } from '../ui/frame/use-may.ts'
import { ShowScreen } from '../ui/records/show-screen.tsx'

/** A key: its permissions, its last use, and the button to revoke it. */
export const ApiKeyShow = () => (
  <ShowScreen actions={<ApiKeyActions />}>
    <SimpleShowLayout>
      <TextField source="Nombre" />
      <TextField source="Prefijo" />
      <FunctionField<ApiKey & { id: number }>
        source="Permisos"
        render={({ Permisos }) => Permisos.map((scope) => SCOPE_NAMES[scope]).join(', ')}
      />
      <MomentField source="Alta" />
      <TextField source="CreadaPor" />
      <MomentField source="UltimoUso" none={TEXTS.never} />
      <MomentField source="Revocada" none={TEXTS.valid} />
    </SimpleShowLayout>
  </ShowScreen>
)

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
