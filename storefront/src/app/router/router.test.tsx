import { ROUTES } from '@gondola/contract/base'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Suspense } from 'react'
import { Link, useLocation, useNavigate, useRoutes } from 'react-router'
import { interfaceTexts } from '../../texts/interface.ts'
import { closeDialog, useDialog } from '../../state/dialogs.ts'
import { HashRouter, useIsLoading } from './hash-router.tsx'
import { lazyScreen } from './lazy-screen.tsx'

type Loaded = { Component: () => string }
let loads: { succeed: (text: string) => void; fail: () => void }[] = []

const load = () =>
  new Promise<Loaded>((resolve, reject) =>
    loads.push({
      succeed: (text) => resolve({ Component: () => text }),
      fail: () => reject(new Error('Failed to fetch dynamically imported module')),
    }),
  )
const Late = lazyScreen(load)
const Slow = lazyScreen(load)

function Shop() {
  const location = useLocation()
  const navigate = useNavigate()
  const content = useRoutes([
    { path: '/late', Component: Late },
    { path: '/slow', Component: Slow },
    { path: '*', element: <p>first</p> },
  ])
  return (
    <>
      <Link to="/late">late</Link>
      <Link to="/slow">slow</Link>
      <Link to={ROUTES.myOrders}>orders</Link>
      <button onClick={() => void navigate(location, { replace: true })}>again</button>
      <button onClick={() => void navigate('/late?day=1')}>buy</button>
      <output>{location.pathname}</output>
      {useIsLoading() && <progress />}
      <Suspense fallback={<p>loading</p>}>{content}</Suspense>
    </>
  )
}

beforeEach(() => {
  window.location.hash = '#/'
  loads = []
  closeDialog()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const start = () =>
  render(
    <HashRouter>
      <Shop />
    </HashRouter>,
  )
const settle = (step: () => void) => act(async () => step())

test('a screen whose code fails to load shows the error; the same address again loads it', async () => {
  start()
  await settle(() => fireEvent.click(screen.getByText('late')))
  expect(screen.getByText('first')).toBeTruthy()
  await settle(() => loads[0]!.fail())
  expect(screen.getByText(interfaceTexts.offlineTitle)).toBeTruthy()
  expect(loads).toHaveLength(1)
  await settle(() => fireEvent.click(screen.getByText('again')))
  await settle(() => loads[1]!.succeed('second'))
  expect(screen.getByText('second')).toBeTruthy()
  expect(screen.queryByText(interfaceTexts.offlineTitle)).toBeNull()
})

test('a button pressed twice is one step to go back from', async () => {
  start()
  const before = window.history.length
  await settle(() => fireEvent.click(screen.getByText('buy')))
  await settle(() => fireEvent.click(screen.getByText('buy')))
  expect(window.location.hash).toBe('#/late?day=1')
  expect(window.history.length).toBe(before + 1)
})

test('a visitor stays where she is, and is asked to log in', async () => {
  start()
  const before = window.history.length
  await settle(() => fireEvent.click(screen.getByText('orders')))
  expect(screen.getByRole('status').textContent).toBe('/')
  expect(window.location.hash).toBe('#/')
  expect(window.history.length).toBe(before)
  expect(useDialog.getState().open).toMatchObject({ name: 'login', props: { next: ROUTES.myOrders } })
})

test('an address that changes while the page starts is not missed', async () => {
  const Early = () => {
    if (window.location.hash === '#/') window.location.hash = '#/early'
    return null
  }
  await settle(() =>
    render(
      <HashRouter>
        <Early />
        <Shop />
      </HashRouter>,
    ),
  )
  expect(screen.getByRole('status').textContent).toBe('/early')
})

test('an address that is typed begins at the top, and going back returns to the place', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const typed = (hash: string) => {
    vi.stubGlobal('scrollY', 500)
    window.history.pushState(null, '', hash)
    return settle(() => window.dispatchEvent(new PopStateEvent('popstate')))
  }
  start()
  await typed('#/help')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  await typed('#/contact')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  await typed('#/help')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 500)
  vi.unstubAllGlobals()
})

test('a screen that takes long has a progress bar until it is there', async () => {
  start()
  await settle(() => fireEvent.click(screen.getByText('slow')))
  expect(screen.queryByRole('progressbar')).toBeNull()
  await settle(() => vi.advanceTimersByTime(150))
  expect(screen.getByRole('progressbar')).toBeTruthy()
  await settle(() => loads[0]!.succeed('second'))
  expect(screen.queryByRole('progressbar')).toBeNull()
})
