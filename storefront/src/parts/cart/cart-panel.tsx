import { cartTexts } from '@gondola/contract/texts/cart.ts'
import { CART_SAVED_PANEL } from '@gondola/contract/texts/notices.ts'
import { useItemCount } from '../../state/cart.ts'
import { SidePanel } from '../../ui/dialog/side-panel.tsx'
import { CartBody } from './cart-body.tsx'
import { CartFooter } from './cart-footer.tsx'
import { useShowsPrices } from './use-shows-prices.ts'

/** The phone's cart (spec §2, mobile header). Mounted means open. */
export function CartPanel({ onClose }: { onClose: () => void }) {
  const items = useItemCount()
  const showsPrices = useShowsPrices()
  return (
    <SidePanel
      title={cartTexts.title}
      side="right"
      onClose={onClose}
      footer={
        items > 0 && <CartFooter showsPrices={showsPrices} saved={CART_SAVED_PANEL} onLeave={onClose} />
      }
    >
      <CartBody showsPrices={showsPrices} />
    </SidePanel>
  )
}
