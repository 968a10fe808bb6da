import { Box, Button } from '@mui/material'
import {
  FunctionField,
  ListButton,
  NumberField,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  useRecordContext,
} from 'react-admin'
import {
  replayDelivery,
  type WebhookDeliveryWhole,
  DELIVERY_STATES,
  DELIVERY_TEXTS as TEXTS,
  EVENT_NAMES,
} from '@gondola/contract/integrations'
import { callServer } from '../api/call-server.ts'
import { MomentField, NameField } from '../ui/records/fields.tsx'
import { useAct } from '../ui/records/use-act.ts'
import { useMay } from '../ui/frame/use-may.ts'
import { ShowScreen } from '../ui/records/show-screen.tsx'

/** One delivery: the body sent, and the response. */
export const DeliveryShow = () => (
  <ShowScreen actions={<DeliveryActions />}>
    <SimpleShowLayout>
      <TextField source="NombreWebhook" />
      <NameField source="Tipo" names={EVENT_NAMES} />
      <TextField source="Pedido" />
      <MomentField source="Fechahora" />
      <NameField source="Estado" names={DELIVERY_STATES} />
      <NumberField source="Intentos" textAlign="left" />
      <MomentField source="Proximo" />
      <MomentField source="Entregado" />
      <TextField source="Codigo" />
      <TextField source="UltimoError" />
      <TextField source="Evento" sx={{ overflowWrap: 'anywhere' }} />
      <FunctionField source="Respuesta" render={({ Respuesta }) => <Bytes text={Respuesta ?? ''} />} />
      <FunctionField source="Cuerpo" render={({ Cuerpo }) => <Bytes text={indented(Cuerpo)} />} />
    </SimpleShowLayout>
  </ShowScreen>
)

const Bytes = ({ text }: { text: string }) => (
  <Box
    component="pre"
    tabIndex={0}
    sx={{ m: 0, maxHeight: 360, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
  >
    {text}
  </Box>
)

const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2)

function DeliveryActions() {
  const delivery = useRecordContext<WebhookDeliveryWhole & { id: number }>()
  const may = useMay('integraciones.editar')
  const act = useAct()
  const replay = (Id: number) => act(() => callServer(replayDelivery, { params: { Id } }), TEXTS.replayed)

  return (
    <TopToolbar>
      {may && delivery && <Button onClick={() => void replay(delivery.Id)}>{TEXTS.replay}</Button>}
      <ListButton />
    </TopToolbar>
  )
}
