import { useEffect, useState } from 'react'
import { useLocation, Link } from 'react-router'
import { closePanel, type PanelName } from '../../state/panels.ts'
import { chromeTexts } from '../../texts/chrome.ts'
import { type DialogName, openDialog } from '../../state/dialogs.ts'
import { useSession } from '../../state/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { SidePanel } from '../../ui/dialog/side-panel.tsx'
import { ShopPages } from '../menu/shop-pages.tsx'
import { AccountLinks } from '../account/account-links.tsx'
import { ownTexts, ROUTES, articlesAddress } from '@gondola/contract/base'
import type { Department } from '@gondola/contract/catalogue'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { useArePricesPublic } from '../../state/site.ts'
import { useDepartments } from '../../state/catalogue/catalogue.ts'
import { EditIcon, TagIcon } from '../../ui/icons/later-icons.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { cartTexts } from '@gondola/contract/cart'
import { CART_SAVED_PANEL } from '../../texts/checkout.ts'
import { CartBody } from '../../parts/cart/cart-body.tsx'
import { CartFooter, SkipToCheckout } from '../../parts/cart/cart-footer.tsx'
import { useShowsPrices } from '../../parts/cart/use-shows-prices.ts'
import styles from './phone-panels.module.css'

/** The phone's cart (spec §2, mobile header). Mounted means open. */
function CartPanel({ onClose }: { onClose: () => void }) {
  const showsPrices = useShowsPrices()
  return (
    <SidePanel
      title={cartTexts.title}
      side="right"
      onClose={onClose}
      footer={<CartFooter showsPrices={showsPrices} saved={CART_SAVED_PANEL} onLeave={onClose} />}
    >
      <SkipToCheckout />
      <CartBody showsPrices={showsPrices} />
    </SidePanel>
  )
}

/** The phone's department side menu (spec §2): departments that expand to their families. */
function DepartmentPanel({ onClose }: { onClose: () => void }) {
  const { data: departments, error, refetch, isFetching } = useDepartments()
  return (
    <SidePanel title={chromeTexts.categories} onClose={onClose}>
      <nav aria-label={chromeTexts.categories}>
        <Link to={ROUTES.promotions} className={styles['list']}>
          <TagIcon size={20} />
          {chromeTexts.promotions}
        </Link>
        <Link to={ROUTES.shoppingList} className={styles['list']}>
          <EditIcon size={20} />
          {chromeTexts.shoppingList}
        </Link>
        {error && !departments && (
          <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
        )}
        {!error && !departments && <SkeletonLines count={10} />}
        {departments?.map((department) => (
          <FoldedDepartment key={department.Codigo} department={department} />
        ))}
        <Link to={ROUTES.articles} className={styles['all']}>
          {chromeTexts.allArticles}
        </Link>
      </nav>
      <ShopPages />
    </SidePanel>
  )
}

function FoldedDepartment({ department }: { department: Department }) {
  const whole = { Codigo: department.Codigo, Descripcion: chromeTexts.everythingOf(department.Descripcion) }
  return (
    <details name="departamentos" className={styles['department']}>
      <summary className={styles['summary']}>{department.Descripcion}</summary>
      <ul className={styles['families']}>
        {[whole, ...department.ListFamilias].map(({ Codigo, Descripcion }) => (
          <li key={Codigo}>
            <Link to={articlesAddress(Codigo)} className={styles['family']}>
              {Descripcion}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Why to log in, as prices are hidden from visitors or open. */
const welcomeTexts = ownTexts({
  hidden: 'Ingresá para ver los precios, guardar tu pedido y comprar.',
  open: 'Ingresá para guardar tu pedido y comprar.',
} as const)

/** The phone's account panel (spec §2, mobile header): login and register, or my account, my orders and logout. */
function AccountPanel({ onClose }: { onClose: () => void }) {
  const client = useSession((session) => session.client)
  const arePublic = useArePricesPublic()
  const goTo = (dialog: Extract<DialogName, 'login' | 'register'>) => {
    onClose()
    openDialog(dialog)
  }
  return (
    <SidePanel
      title={client ? chromeTexts.greeting(client.Nombre) : chromeTexts.accountMenu}
      side="right"
      onClose={onClose}
    >
      {client ? (
        <AccountLinks />
      ) : (
        <div className={styles['welcome']}>
          <p className={styles['title']}>{chromeTexts.welcome}</p>
          <p>{arePublic ? welcomeTexts.open : welcomeTexts.hidden}</p>
          <Button wide size="l" onClick={() => goTo('login')}>
            {chromeTexts.login}
          </Button>
          <Button wide size="l" variant="secondary" onClick={() => goTo('register')}>
            {chromeTexts.register}
          </Button>
        </div>
      )}
      <ShopPages />
    </SidePanel>
  )
}

const PANELS = { account: AccountPanel, departments: DepartmentPanel, cart: CartPanel }

/** The phone's open panel; navigation closes it. */
export function PhonePanel({ open }: { open: PanelName }) {
  const { key } = useLocation()
  const [openedAt] = useState(key)
  useEffect(() => {
    if (key !== openedAt) closePanel()
  }, [key, openedAt])
  const Panel = PANELS[open]
  return <Panel onClose={closePanel} />
}
