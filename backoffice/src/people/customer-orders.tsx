import { useQuery } from '@tanstack/react-query'
import { Link as MuiLink, List, ListItem, ListItemText, Typography } from '@mui/material'
import { Loading, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { staffOrders } from '@gondola/contract/orders'
import { formatDate, formatPesos } from '@gondola/contract/base'
import { CUSTOMER_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { callServer, faultText } from '../api/call-server.ts'
import { stateText } from '../ui/forms/order-words.ts'

const ORDERS_SHOWN = 100

/** The customer's orders, newest first, with links. */
export function CustomerOrders() {
  const record = useRecordContext()
  const Cliente = Number(record?.id)
  const { data, error } = useQuery({
    queryKey: ['customer-orders', Cliente],
    queryFn: () =>
      callServer(staffOrders.list, { query: { Cliente, _sort: 'Id', _order: 'DESC', _end: ORDERS_SHOWN } }),
    enabled: record !== undefined,
  })
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
