import { AutocompleteInput, DataTable, ReferenceInput, SelectInput, SimpleList } from 'react-admin'
import {
  type WebhookDelivery,
  DELIVERY_STATES,
  DELIVERY_TEXTS,
  EVENT_NAMES,
} from '@gondola/contract/integrations'
import { choicesOf } from '../ui/forms/choices.ts'
import { MomentField, NameField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { WholeInput } from '../ui/forms/number-inputs.tsx'

const FILTERS = [
  <SelectInput key="Estado" source="Estado" choices={choicesOf(DELIVERY_STATES)} alwaysOn />,
  <WholeInput key="Pedido" source="Pedido" min={1} alwaysOn />,
  <SelectInput key="Tipo" source="Tipo" choices={choicesOf(EVENT_NAMES)} />,
  <ReferenceInput key="Webhook" source="Webhook" reference="webhooks">
    <AutocompleteInput label={DELIVERY_TEXTS.fields.Webhook} optionText="Nombre" />
  </ReferenceInput>,
]

/** Webhook deliveries, newest first. */
export function DeliveryList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Id', order: 'DESC' }}>
      {isNarrow ? (
        <SimpleList<WebhookDelivery & { id: number }>
          linkType="show"
          primaryText={({ Tipo, Pedido }) => `${EVENT_NAMES[Tipo]}: ${Pedido}`}
          secondaryText={({ NombreWebhook, UltimoError }) => UltimoError ?? NombreWebhook}
          tertiaryText={({ Estado }) => DELIVERY_STATES[Estado]}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick="show">
          <DataTable.Col source="Fechahora">
            <MomentField source="Fechahora" />
          </DataTable.Col>
          <DataTable.Col source="NombreWebhook" disableSort />
          <DataTable.Col source="Tipo">
            <NameField source="Tipo" names={EVENT_NAMES} />
          </DataTable.Col>
          <DataTable.NumberCol source="Pedido" options={{ useGrouping: false }} />
          <DataTable.Col source="Estado">
            <NameField source="Estado" names={DELIVERY_STATES} />
          </DataTable.Col>
          <DataTable.NumberCol source="Intentos" />
          <DataTable.Col source="UltimoError" disableSort />
        </DataTable>
      )}
    </ListScreen>
  )
}
