import { ordersTexts } from '@gondola/contract/texts/orders.ts'
import { MyOrders } from '../../parts/orders/my-orders.tsx'
import { useCustomer } from '../../state/customer.ts'
import { Container } from '../../ui/layout/container.tsx'
import styles from '../screen.module.css'

/** 'mis-pedidos' (spec §2). */
export function Component() {
  return (
    <Container className={styles['screen']}>
      <h1>{ordersTexts.title}</h1>
      <MyOrders customer={useCustomer()} />
    </Container>
  )
}
