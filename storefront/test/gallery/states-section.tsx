import { Button } from '../../src/ui/button/button.tsx'
import {
  EmptyCartDrawing,
  EmptyShelfDrawing,
  ReceiptDrawing,
  SearchDrawing,
} from '../../src/ui/states/drawings.tsx'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { FailedState } from '../../src/ui/states/failed-state.tsx'
import { Loading } from '../../src/ui/states/loading.tsx'
import { Skeleton, SkeletonLines } from '../../src/ui/states/skeleton.tsx'
import styles from './gallery.module.css'

export function StatesSection() {
  return (
    <section className={styles['section']}>
      <h2>States</h2>
      <div className={styles['grid']}>
        <EmptyState drawing={<EmptyShelfDrawing />} title="¡Lo sentimos!" text="No hay productos." />
        <EmptyState
          drawing={<EmptyCartDrawing />}
          title="Tu carrito está vacío"
          action={<Button>Ver más productos</Button>}
        />
        <EmptyState drawing={<SearchDrawing />} title="Realizar búsqueda" />
        <EmptyState drawing={<ReceiptDrawing />} title="No tienes pedidos." />
        <FailedState onRetry={() => undefined} />
        <Loading />
        <div className={styles['card']}>
          <Skeleton shape="title" />
          <SkeletonLines />
        </div>
      </div>
    </section>
  )
}
