import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Link, MemoryRouter, useLocation } from 'react-router'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(cleanup)

function Screen() {
  const { pathname } = useLocation()
  if (pathname === '/broken') throw new Error(pathname)
  return <p>at {pathname}</p>
}

function Shop() {
  return (
    <>
      <Link to="/broken">broken</Link>
      <Link to="/whole">whole</Link>
      <ErrorBoundary location={useLocation()} Fallback={({ error }) => <p>{String(error)}</p>}>
        <Screen />
      </ErrorBoundary>
    </>
  )
}

test('an error is shown until the next navigation', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <MemoryRouter>
      <Shop />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByText('broken'))
  expect(screen.getByText('Error: /broken')).toBeTruthy()
  fireEvent.click(screen.getByText('whole'))
  expect(screen.getByText('at /whole')).toBeTruthy()
  fireEvent.click(screen.getByText('broken'))
  expect(screen.getByText('Error: /broken')).toBeTruthy()
})
