import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pushDialog, removeDialog } from '../dialog/dialog-stack.ts'
import { ToastList } from './toast-list.tsx'
import { announce, showToast, useToasts } from './toasts.ts'

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
    show('success', 'Guardado')
    fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 0, clientY: 0 })
    pass(10_000)
    expect(screen.queryByText('Guardado')).not.toBeNull()
    fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 30, clientY: 0 })
    pass(3000)
    expect(screen.queryByText('Guardado')).toBeNull()
  })

  it('with a button stay while the mouse is near, and a finger holds none', () => {
    act(() =>
      showToast({
        kind: 'info',
        title: 'Quitado',
        actions: [{ text: 'Deshacer', onPress: () => undefined }],
      }),
    )
    fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 30, clientY: 0 })
    pass(10_000)
    expect(screen.queryByText('Quitado')).not.toBeNull()
    fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 300, clientY: 0 })
    fireEvent.pointerMove(document.body, { pointerType: 'touch', clientX: 0, clientY: 0 })
    pass(3000)
    expect(screen.queryByText('Quitado')).toBeNull()
  })

  it('with a button are the next Tab, lead back where it came from, and give the focus back', () => {
    cleanup()
    render(
      <>
        <button type="button">Agregar</button>
        <ToastList />
      </>,
    )
    const origin = screen.getByRole('button', { name: 'Agregar' })
    const tab = (more = {}) => fireEvent.keyDown(document.activeElement!, { key: 'Tab', ...more })
    act(() => origin.focus())
    const undo = vi.fn<() => void>()
    act(() => showToast({ kind: 'info', title: 'Quitado', actions: [{ text: 'Deshacer', onPress: undo }] }))
    // Tab that is not prevented is the browser's
    expect(tab()).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deshacer' }))
    pass(10_000)
    expect(tab({ shiftKey: true })).toBe(false)
    expect(document.activeElement).toBe(origin)
    expect(tab()).toBe(true)
    act(() => screen.getByRole('button', { name: 'Deshacer' }).focus())
    fireEvent.click(document.activeElement!)
    expect(undo).toHaveBeenCalledOnce()
    pass(100)
    expect(document.activeElement).toBe(origin)
  })

  it('that undo go when a dialog opens; questions and results stay', () => {
    const actions = [{ text: 'Deshacer', onPress: () => undefined }]
    act(() => showToast({ kind: 'success', title: 'Agregado', topic: 'carrito', actions }))
    act(() => showToast({ kind: 'info', title: '¿Lo agregamos?', actions }))
    show('success', 'Guardado')
    const dialog = document.createElement('dialog')
    act(() => pushDialog(dialog))
    expect(useToasts.getState().shown.map(({ title }) => title)).toEqual(['¿Lo agregamos?', 'Guardado'])
    act(() => showToast({ kind: 'info', title: 'Quitado', topic: 'carrito', actions }))
    act(() => removeDialog(dialog))
    expect(screen.queryByText('Quitado')).not.toBeNull()
  })

  it('have what is said to screen readers alone beside them, also twice the same', () => {
    act(() => announce('Lista ordenada'))
    const said = screen.getByText('Lista ordenada')
    expect(said.closest('[aria-live]')).not.toBeNull()
    act(() => announce('Lista ordenada'))
    expect(screen.getByText('Lista ordenada')).not.toBe(said)
    act(() => void vi.advanceTimersByTime(3000))
    expect(screen.queryByText('Lista ordenada')).toBeNull()
  })

  it('are closed by their button', () => {
    show('success', 'Guardado')
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByText('Guardado')).toBeNull()
  })
})
