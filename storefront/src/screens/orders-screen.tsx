import { ordersTexts } from '../texts/orders.ts'
import { MyOrders } from '../parts/orders/my-orders.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { openDialog } from '../state/dialogs.ts'
import { useSession } from '../state/session/session.ts'
import { Button } from '../ui/button/button.tsx'
import { Container } from '../ui/layout/container.tsx'
import { ReceiptDrawing } from '../ui/states/drawings.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import styles from './screen.module.css'

/** 'pedidos' (contract §6): the customer's orders with a session, otherwise the prompt to log in. */
export function Component() {
  const client = useSession((session) => session.client)
  return (
    <Container className={styles['screen']}>
      <PageTitle title={ordersTexts.title} />
      {client ? <MyOrders customer={client} /> : <AskToLogIn />}
    </Container>
  )
}

function AskToLogIn() {
  return (
    <EmptyState
      drawing={<ReceiptDrawing />}
      title={ordersTexts.askLogin}
      action={<Button onClick={() => openDialog('login')}>{ordersTexts.login}</Button>}
    />
  )
}
