import { ordersTexts } from '../../texts/orders.ts'
import { MyOrders } from '../../parts/orders/my-orders.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { useCustomer } from '../../state/session/customer.ts'
import { Container } from '../../ui/layout/container.tsx'
import styles from '../screen.module.css'

/** 'mis-pedidos' (spec §2). */
export function Component() {
  return (
    <Container className={styles['screen']}>
      <PageTitle title={ordersTexts.title} />
      <MyOrders customer={useCustomer()} />
    </Container>
  )
}
