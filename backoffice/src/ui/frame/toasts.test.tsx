import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NotificationContextProvider, useNotify } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toasts } from './toasts.tsx'

let notify: ReturnType<typeof useNotify>

function Notifying() {
  notify = useNotify()
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <NotificationContextProvider>
      <Notifying />
      <Toasts />
    </NotificationContextProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

describe('the notices of the panel', () => {
  it('are announced by their kind, and go after five seconds', () => {
    act(() => notify('Guardado', { type: 'success' }))
    act(() => notify('No se pudo', { type: 'error' }))
    expect(screen.getByRole('status').textContent).toContain('Guardado')
    expect(screen.getByRole('alert').textContent).toContain('No se pudo')
    pass(4999)
    expect(screen.queryByRole('alert')).not.toBeNull()
    pass(1)
    expect([screen.queryByRole('status'), screen.queryByRole('alert')]).toEqual([null, null])
  })

  it('say the same thing once', () => {
    act(() => notify('No se pudo', { type: 'error' }))
    act(() => notify('No se pudo', { type: 'error' }))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('are closed by their button', () => {
    act(() => notify('Guardado', { type: 'success' }))
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }))
    expect(screen.queryByRole('status')).toBeNull()
  })
})
