import { cartTexts } from '@gondola/contract/cart'
import { CART_SAVED_PANEL } from '../../texts/checkout.ts'
import { SidePanel } from '../../ui/dialog/side-panel.tsx'
import { CartBody } from './cart-body.tsx'
import { CartFooter } from './cart-footer.tsx'
import { useShowsPrices } from './use-shows-prices.ts'

/** The phone's cart (spec §2, mobile header). Mounted means open. */
export function CartPanel({ onClose }: { onClose: () => void }) {
  const showsPrices = useShowsPrices()
  return (
    <SidePanel
      title={cartTexts.title}
      side="right"
      onClose={onClose}
      footer={<CartFooter showsPrices={showsPrices} saved={CART_SAVED_PANEL} onLeave={onClose} />}
    >
      <CartBody showsPrices={showsPrices} onLeave={onClose} />
    </SidePanel>
  )
}
