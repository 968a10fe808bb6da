import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastList } from './toast-list.tsx'
import { showToast, useToasts } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ shown: [] })
  render(<ToastList />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (kind: 'success' | 'error', title: string, durationMs?: number) =>
  act(() => showToast({ kind, title, ...(durationMs !== undefined && { durationMs }) }))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

describe('toasts', () => {
  it('are announced by their kind: an error at once', () => {
    show('success', 'Guardado')
    show('error', 'Sin conexión')
    expect(screen.getByRole('status').textContent).toContain('Guardado')
    expect(screen.getByRole('alert').textContent).toContain('Sin conexión')
  })

  it('go after three seconds, each after its own time', () => {
    show('success', 'Guardado')
    show('success', 'Más largo', 6000)
    pass(2999)
    expect(screen.queryByText('Guardado')).not.toBeNull()
    pass(1)
    expect(screen.queryByText('Guardado')).toBeNull()
    expect(screen.queryByText('Más largo')).not.toBeNull()
  })

  it('stay while the mouse is on them', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show('success', 'Guardado')
    fireEvent.pointerEnter(screen.getByRole('status'))
    pass(10_000)
    expect(screen.queryByText('Guardado')).not.toBeNull()
    fireEvent.pointerLeave(screen.getByRole('status'))
    pass(3000)
    expect(screen.queryByText('Guardado')).toBeNull()
    vi.unstubAllGlobals()
  })

  it('are closed by their button', () => {
    show('success', 'Guardado')
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByText('Guardado')).toBeNull()
  })
})
