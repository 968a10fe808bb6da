import { cartTexts } from '@gondola/contract/texts/cart.ts'
import { useItemCount } from '../../state/cart.ts'
import { EmptyCartDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { CartChangesNotice } from './cart-changes-notice.tsx'
import { CartLinesTable } from './cart-lines-table.tsx'

/** What the cart holds, or that it is empty. */
export function CartBody({ showsPrices }: { showsPrices: boolean }) {
  const items = useItemCount()
  return (
    <>
      <CartChangesNotice />
      {items === 0 ? (
        <EmptyState title={cartTexts.empty} text={cartTexts.emptyHint} drawing={<EmptyCartDrawing />} />
      ) : (
        <CartLinesTable showsPrices={showsPrices} />
      )}
    </>
  )
}
