import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NotificationContextProvider, useNotify } from 'react-admin'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toasts } from './toasts.tsx'

let notify: ReturnType<typeof useNotify>
let navigate: NavigateFunction

function Notifying() {
  notify = useNotify()
  navigate = useNavigate()
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <MemoryRouter>
      <NotificationContextProvider>
        <Notifying />
        <Toasts />
      </NotificationContextProvider>
    </MemoryRouter>,
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

  it('begin beneath an error of the page', () => {
    const page = document.createElement('main')
    page.innerHTML = '<p role="alert">No es de este pedido</p>'
    const box = { top: 70, bottom: 300 } as DOMRect
    vi.spyOn(page.firstElementChild!, 'getBoundingClientRect').mockReturnValue(box)
    document.body.append(page)
    act(() => notify('Guardado', { type: 'success' }))
    const toasts = screen.getByText('Guardado').closest('.MuiStack-root')!
    expect(getComputedStyle(toasts).top).toBe('308px')
    page.remove()
  })

  it('are closed by their button', () => {
    act(() => notify('Guardado', { type: 'success' }))
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('about a form go with it, others stay over the next screen', () => {
    act(() => notify('ra.message.invalid_form', { type: 'error' }))
    act(() => notify('Guardado el anterior', { type: 'info' }))
    act(() => notify('No se pudo', { type: 'error' }))
    act(() => notify('ra.message.invalid_form', { type: 'error' }))
    expect(screen.getAllByRole('alert')).toHaveLength(2)
    act(() => void navigate('/articulos'))
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['No se pudo'])
  })
})
