import { useState } from 'react'
import { Button } from '@mui/material'
import {
  Confirm,
  FunctionField,
  ListButton,
  Show,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin'
import { revokeApiKey } from '@gondola/contract/calls/staff-integrations.ts'
import type { ApiKey } from '@gondola/contract/entities/integration.ts'
import { API_KEY_TEXTS as TEXTS, SCOPE_NAMES } from '@gondola/contract/texts/staff/integrations.ts'
import { callServer, faultText } from '../api/call-server.ts'
import { MomentField } from '../ui/fields.tsx'
import { useMay } from '../ui/use-may.ts'

/** A key: what it may, when it was used; and its end. */
export const ApiKeyShow = () => (
  <Show actions={<ApiKeyActions />}>
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
  </Show>
)

function ApiKeyActions() {
  const key = useRecordContext<ApiKey & { id: number }>()
  const may = useMay('integraciones.editar')
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)

  async function revoke(Id: number) {
    setAsking(false)
    try {
      await callServer(revokeApiKey, { params: { Id } })
      notify(TEXTS.revoked, { type: 'success' })
      refresh()
    } catch (error) {
      notify(faultText(error), { type: 'error' })
    }
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
          onConfirm={() => void revoke(key.Id)}
          onClose={() => setAsking(false)}
        />
      )}
    </TopToolbar>
  )
}
