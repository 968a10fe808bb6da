import { ROUTES } from '@gondola/contract/base'
import { type ComponentType, useEffect, useState } from 'react'
import { type RouteObject, createPath, Outlet, useLocation } from 'react-router'
import { prefetch } from '../api/scheduling.ts'
import { Component as HomeScreen } from '../screens/home/home-screen.tsx'
import { Frame } from './frame.tsx'
import { lazyScreen } from './router/lazy-screen.tsx'
import { CustomerContext } from '../state/session/customer.ts'
import { openDialog } from '../state/dialogs.ts'
import { useSession } from '../state/session/session.ts'

/**
 * Renders a guarded screen for its customer. A visitor who opens its address sees the home page with the login dialog
 * (contract §6). When the server ends the session, the screen stays until the customer logs in again.
 */
function Guarded() {
  const { client, hasExpired } = useSession()
  const [known, setKnown] = useState(client)
  if (client && client !== known) setKnown(client)
  const customer = client ?? (hasExpired ? known : null)
  const location = useLocation()
  // A customer who logged out, here or in another tab, gets no login dialog.
  const isNewVisitor = customer === null && known === null
  useEffect(() => {
    if (isNewVisitor) openDialog('login', { next: createPath(location) })
  }, [isNewVisitor, location])

  if (!customer) return <HomeScreen />
  return (
    <CustomerContext value={customer}>
      <Outlet key={customer.Id} />
    </CustomerContext>
  )
}

const article = () => import('../screens/article-detail/article-detail-screen.tsx')
const articles = () => import('../screens/article-list/article-list-screen.tsx')
const search = () => import('../screens/search/search-screen.tsx')
const myOrders = () => import('../screens/my-orders/my-orders-screen.tsx')

const ArticleList = lazyScreen(articles)
const Info = lazyScreen(() => import('../screens/info-screen.tsx'))

/** Prefetches the code of the most visited screens, once the page has settled. */
export function warmScreens(): void {
  for (const screen of [articles, article, search]) prefetch(screen)
  prefetch(async () => (await import('./fetch-shelves-ahead.ts')).fetchShelvesAhead())
}

/** A screen that requires login (`GUARDED_ROUTES`). */
const guarded = (path: string, screen: () => Promise<{ Component: ComponentType }>): RouteObject => ({
  path,
  element: <Guarded />,
  children: [{ index: true, Component: lazyScreen(screen) }],
})

/**
 * The storefront's routes, in the specification's order (spec §2). A screen's module exports `Component` and is loaded
 * on first entry; the home page's is in the first load. The empty path and unknown paths show the home page.
 */
const screens: RouteObject[] = [
  { path: ROUTES.home, Component: HomeScreen },
  { path: ROUTES.article, Component: lazyScreen(article) },
  { path: ROUTES.articles, Component: ArticleList },
  { path: ROUTES.articlesOf, Component: ArticleList },
  { path: ROUTES.search, Component: lazyScreen(search) },
  {
    path: ROUTES.promotions,
    Component: lazyScreen(() => import('../screens/promotions/promotions-screen.tsx')),
  },
  {
    path: ROUTES.card,
    Component: lazyScreen(() => import('../screens/loyalty-card/loyalty-card-screen.tsx')),
  },
  guarded(ROUTES.myOrders, myOrders),
  guarded(ROUTES.followedOrder, () => import('../screens/followed-order/followed-order-screen.tsx')),
  guarded(ROUTES.myPurchases, () => import('../screens/my-purchases/my-purchases-screen.tsx')),
  guarded(ROUTES.checkout1, () => import('../screens/checkout-1/checkout-1-screen.tsx')),
  guarded(ROUTES.checkout2, () => import('../screens/checkout-2/checkout-2-screen.tsx')),
  guarded(ROUTES.checkout3, () => import('../screens/checkout-3/checkout-3-screen.tsx')),
  guarded(ROUTES.account, () => import('../screens/account/account-screen.tsx')),
  { path: ROUTES.orders, Component: lazyScreen(() => import('../screens/orders-screen.tsx')) },
  { path: ROUTES.shipping, Component: Info },
  { path: ROUTES.privacy, Component: lazyScreen(() => import('../screens/privacy/privacy-screen.tsx')) },
  { path: ROUTES.about, Component: Info },
  { path: ROUTES.terms, Component: Info },
  { path: ROUTES.help, Component: Info },
  { path: ROUTES.payments, Component: Info },
  { path: ROUTES.contact, Component: lazyScreen(() => import('../screens/contact/contact-screen.tsx')) },
  { path: ROUTES.siteMap, Component: lazyScreen(() => import('../screens/site-map/site-map-screen.tsx')) },
  {
    path: ROUTES.resetPassword,
    Component: lazyScreen(() => import('../screens/reset-password-screen.tsx')),
  },
  {
    path: ROUTES.confirmEmail,
    Component: lazyScreen(() => import('../screens/confirm-email-screen.tsx')),
  },
  {
    path: ROUTES.withdrawal,
    Component: lazyScreen(() => import('../screens/withdrawal/withdrawal-screen.tsx')),
  },
  {
    path: ROUTES.shoppingList,
    Component: lazyScreen(() => import('../screens/shopping-list/shopping-list-screen.tsx')),
  },
  { path: '*', Component: HomeScreen },
]

export const routes: RouteObject[] = [{ Component: Frame, children: screens }]
