import { ROUTES } from '@gondola/contract/base'
import { cartTexts } from '@gondola/contract/cart'
import { useItemCount } from '../../state/cart/cart.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyCartDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { AddToOrder } from './add-to-order.tsx'
import { CartChangesNotice } from './cart-changes-notice.tsx'
import { CartLinesTable } from './cart-lines-table.tsx'

/** The cart's content, or the message that it is empty. */
export function CartBody({ showsPrices, onLeave }: { showsPrices: boolean; onLeave: () => void }) {
  const items = useItemCount()
  return (
    <>
      <CartChangesNotice />
      <AddToOrder onLeave={onLeave} />
      {items === 0 ? (
        <EmptyState
          title={cartTexts.empty}
          text={cartTexts.emptyHint}
          drawing={<EmptyCartDrawing />}
          action={
            <ButtonLink to={ROUTES.shoppingList} variant="secondary" onClick={onLeave}>
              {cartTexts.pasteList}
            </ButtonLink>
          }
        />
      ) : (
        <CartLinesTable showsPrices={showsPrices} />
      )}
    </>
  )
}
