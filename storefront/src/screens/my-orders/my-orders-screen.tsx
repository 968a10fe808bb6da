import { ordersTexts } from '../../texts/orders.ts'
import { MyOrders } from '../../parts/orders/my-orders.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useCustomer } from '../../state/session/customer.ts'
import { Container } from '../../ui/layout/container.tsx'
import styles from '../screen.module.css'
import { Confirmation } from './confirmation.tsx'

/** 'mis-pedidos' (spec §2), below the confirmation of the order that was just placed. */
export function Component() {
  const customer = useCustomer()
  return (
    <Container className={styles['screen']}>
      <PageTitle title={ordersTexts.title} />
      <Confirmation customer={customer} />
      <MyOrders customer={customer} />
    </Container>
  )
}
