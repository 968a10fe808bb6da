import { Link as MuiLink, List, ListItem, ListItemText, Typography } from '@mui/material'
import {
  email,
  Loading,
  required,
  SimpleShowLayout,
  TabbedShowLayout,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { addressLine, formatCuit, type StaffClient, type StaffClientWhole } from '@gondola/contract/clients'
import { CLIENT_STATES, CUSTOMER_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { keptText } from '../ui/forms/form-values.ts'
import { SaveToolbar } from '../ui/forms/save-toolbar.tsx'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { shownField, type Column } from '../ui/records/columns.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { ShowScreen } from '../ui/forms/form-screens.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerPoints } from './points.tsx'
import { Link } from 'react-router-dom'
import { staffOrders } from '@gondola/contract/orders'
import { formatDate, formatPesos } from '@gondola/contract/base'
import { faultText } from '../api/call-server.ts'
import { stateText } from '../ui/orders/order-words.ts'
import { useAnswer } from '../api/use-answer.ts'
import { Hint } from '../ui/frame/part.tsx'

const ORDERS_SHOWN = 100

/** The customer's orders, newest first, with links. */
function CustomerOrders() {
  const record = useRecordContext()
  const Cliente = Number(record?.id)
  const { data, error } = useAnswer(
    staffOrders.list,
    { query: { Cliente, _sort: 'Id', _order: 'DESC', _end: ORDERS_SHOWN } },
    { enabled: record !== undefined },
  )
  if (error) return <Typography role="alert">{faultText(error)}</Typography>
  if (data === undefined) return <Loading />
  if (data.length === 0) return <Typography>{TEXTS.noOrders}</Typography>
  return (
    <List dense>
      {data.map((order) => (
        <ListItem key={order.Id} disableGutters>
          <ListItemText
            primary={
              <MuiLink component={Link} to={`/cola/${order.Id}`}>
                N.º {order.Id}
              </MuiLink>
            }
            secondary={`${formatDate(order.Fecha)} · ${stateText(order)} · ${formatPesos(order.TotalNeto)}`}
          />
        </ListItem>
      ))}
    </List>
  )
}

const REQUIRED = required()
const EMAIL = [required(), email()]

/** Customers by name; the search covers user, mail, document and telephone, too. */
export const customers = recordScreens<StaffClient>({
  list: {
    columns: [
      { field: 'Nombre' },
      { field: 'Email' },
      { field: 'Telefono', unsorted: true },
      { field: 'Localidad' },
      { field: 'Puntos', right: true },
      { field: 'Pedidos', right: true, unsorted: true },
      { field: 'UltimoPedido', as: 'day', unsorted: true },
      { field: 'Estado', names: CLIENT_STATES, filter: true },
    ],
    line: ['Nombre', 'Email', 'Localidad'],
    opens: 'show',
    sort: 'Nombre',
  },
  // staff correct a customer's own data
  form: {
    redirect: 'show',
    width: 720,
    toolbar: <SaveToolbar />,
    fields: () => (
      <>
        <TextInput source="Nombre" validate={REQUIRED} />
        <TextInput source="Telefono" type="tel" validate={REQUIRED} />
        <TextInput source="Direccion" validate={REQUIRED} />
        <TextInput source="Localidad" parse={keptText} />
        <TextInput source="Email" type="email" validate={EMAIL} />
        <Hint>{TEXTS.emailHint}</Hint>
      </>
    ),
  },
  show: CustomerShow,
})

function CustomerShow() {
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
  <SimpleShowLayout sx={{ p: 0 }}>{DATA.map((column) => shownField(column))}</SimpleShowLayout>
)

/** A customer's addresses, one a line; a customer who keeps none has only `Direccion`. */
const addressesOf = ({ Direcciones }: StaffClientWhole) =>
  Direcciones.map((address) =>
    [addressLine(address), `${address.CodigoPostal} ${address.Localidad}`.trim(), address.Referencia]
      .filter((part) => part !== '')
      .join(' · '),
  ).join('\n')

const DATA: readonly Column<StaffClientWhole>[] = [
  ...['Nombre', 'Usuario', 'Email'].map((field) => ({ field })),
  { field: 'Documento', show: ({ Documento }) => formatCuit(Documento) },
  ...['Telefono', 'Direccion', 'Localidad'].map((field) => ({ field })),
  { field: 'Direcciones', show: addressesOf },
  { field: 'Estado', names: CLIENT_STATES },
  { field: 'MotivoBloqueo' },
  { field: 'Puntos', as: 'number' },
  { field: 'Pedidos', as: 'number' },
  { field: 'UltimoPedido', as: 'day' },
  { field: 'Alta', as: 'day' },
  { field: 'Sesiones', as: 'number' },
  { field: 'Comentario' },
]
