import { FunctionField, NumberField, SimpleShowLayout, TabbedShowLayout, TextField } from 'react-admin'
import { addressLine, type StaffClientWhole } from '@gondola/contract/clients'
import { CLIENT_STATES, CUSTOMER_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { DayField, NameField } from '../ui/records/fields.tsx'
import { useMay } from '../ui/frame/use-may.ts'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerPoints } from './customer-points.tsx'
import { ShowScreen } from '../ui/records/show-screen.tsx'

/** A customer: data, orders, points. */
export function CustomerShow() {
  const mayOrders = useMay('pedidos.ver')
  return (
    <ShowScreen actions={<CustomerActions />}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label={TEXTS.data}>
          <Data />
        </TabbedShowLayout.Tab>
        {mayOrders ? (
          <TabbedShowLayout.Tab label={TEXTS.orders} path="pedidos">
            <CustomerOrders />
          </TabbedShowLayout.Tab>
        ) : null}
        <TabbedShowLayout.Tab label={TEXTS.points} path="puntos">
          <CustomerPoints />
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </ShowScreen>
  )
}

const Data = () => (
  <SimpleShowLayout sx={{ p: 0 }}>
    {['Nombre', 'Usuario', 'Email', 'Documento', 'Telefono', 'Direccion', 'Localidad'].map((source) => (
      <TextField key={source} source={source} />
    ))}
    <AddressesField source="Direcciones" />
    <NameField source="Estado" names={CLIENT_STATES} />
    <TextField source="MotivoBloqueo" />
    <NumberField source="Puntos" textAlign="left" />
    <NumberField source="Pedidos" textAlign="left" />
    <DayField source="UltimoPedido" />
    <DayField source="Alta" />
    <NumberField source="Sesiones" textAlign="left" />
    <TextField source="Comentario" />
  </SimpleShowLayout>
)

type CustomerRecord = StaffClientWhole & { id: number }

/** The customer's addresses, one a line; a customer who keeps none has only `Direccion`. */
const AddressesField = ({ source }: { source: 'Direcciones' }) => (
  <FunctionField<CustomerRecord>
    source={source}
    sx={{ whiteSpace: 'pre-line' }}
    render={({ Direcciones }) =>
      Direcciones.map((address) =>
        [addressLine(address), `${address.CodigoPostal} ${address.Localidad}`.trim(), address.Referencia]
          .filter((part) => part !== '')
          .join(' · '),
      ).join('\n')
    }
  />
)
