import { ROUTES } from '@gondola/contract/base'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { fetchOnceSettled } from '../api/fetch-once-settled.ts'
import { Component as HomeScreen } from '../screens/home/home-screen.tsx'
import { Loading } from '../ui/states/loading.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { Frame } from './frame.tsx'
import { Guarded } from './route-guard.tsx'

const article = () => import('../screens/article-detail/article-detail-screen.tsx')
const articles = () => import('../screens/article-list/article-list-screen.tsx')
const search = () => import('../screens/search/search-screen.tsx')
const myOrders = () => import('../screens/my-orders/my-orders-screen.tsx')
const info = () => import('../screens/info/info-screen.tsx')

/** Prefetches the code of the most visited screens, once the page has settled. */
export function warmScreens(): void {
  for (const screen of [articles, article, search]) fetchOnceSettled(screen)
  fetchOnceSettled(async () => (await import('./fetch-shelves-ahead.ts')).fetchShelvesAhead())
}

/** A screen that requires login (`GUARDED_ROUTES`). */
const guarded = (path: string, screen: () => Promise<{ Component: ComponentType }>): RouteObject => ({
  path,
  element: <Guarded />,
  children: [{ index: true, lazy: screen }],
})

/**
 * The storefront's routes, in the specification's order (spec §2). A screen's module exports `Component` and is loaded
 * on first entry; the home page's is in the first load. The empty path and unknown paths show the home page.
 */
const screens: RouteObject[] = [
  { path: ROUTES.home, Component: HomeScreen },
  { path: ROUTES.article, lazy: article },
  { path: ROUTES.articles, lazy: articles },
  { path: ROUTES.articlesOf, lazy: articles },
  { path: ROUTES.search, lazy: search },
  { path: ROUTES.promotions, lazy: () => import('../screens/promotions/promotions-screen.tsx') },
  { path: ROUTES.card, lazy: () => import('../screens/loyalty-card/loyalty-card-screen.tsx') },
  guarded(ROUTES.myOrders, myOrders),
  guarded(ROUTES.myPurchases, () => import('../screens/my-purchases/my-purchases-screen.tsx')),
  guarded(ROUTES.checkout1, () => import('../screens/checkout-1/checkout-1-screen.tsx')),
  guarded(ROUTES.checkout2, () => import('../screens/checkout-2/checkout-2-screen.tsx')),
  guarded(ROUTES.checkout3, () => import('../screens/checkout-3/checkout-3-screen.tsx')),
  guarded(ROUTES.account, () => import('../screens/account/account-screen.tsx')),
  { path: ROUTES.orders, lazy: () => import('../screens/orders/orders-screen.tsx') },
  { path: ROUTES.shipping, lazy: info },
  { path: ROUTES.privacy, lazy: () => import('../screens/privacy/privacy-screen.tsx') },
  { path: ROUTES.about, lazy: info },
  { path: ROUTES.terms, lazy: info },
  { path: ROUTES.help, lazy: info },
  { path: ROUTES.payments, lazy: info },
  { path: ROUTES.contact, lazy: () => import('../screens/contact/contact-screen.tsx') },
  { path: ROUTES.siteMap, lazy: () => import('../screens/site-map/site-map-screen.tsx') },
  { path: ROUTES.resetPassword, lazy: () => import('../screens/reset-password/reset-password-screen.tsx') },
  { path: ROUTES.confirmEmail, lazy: () => import('../screens/confirm-email/confirm-email-screen.tsx') },
  { path: ROUTES.withdrawal, lazy: () => import('../screens/withdrawal/withdrawal-screen.tsx') },
  { path: ROUTES.shoppingList, lazy: () => import('../screens/shopping-list/shopping-list-screen.tsx') },
  { path: '*', Component: HomeScreen },
]

export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <ErrorScreen />,
    children: [{ errorElement: <ErrorScreen />, HydrateFallback: Loading, children: screens }],
  },
]
