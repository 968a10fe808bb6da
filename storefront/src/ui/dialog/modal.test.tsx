import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Modal } from './modal.tsx'

/** A mouse, as far as the dialog asks. */
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function renderModal(content = <input aria-label="Nombre" />) {
  const onClose = vi.fn<() => void>()
  render(
    <Modal title="Tu lista" onClose={onClose}>
      {content}
    </Modal>,
  )
  return onClose
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Tu lista' })

describe('a dialog', () => {
  it('is named by its title and starts at its first field', () => {
    renderModal()
    expect(dialog().open).toBe(true)
    expect(document.activeElement).toBe(screen.getByLabelText('Nombre'))
  })

  it('starts where it is pointed to', () => {
    renderModal(
      <>
        <input aria-label="Nombre" />
        <button type="button" data-initial-focus>
          Volver
        </button>
      </>,
    )
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Volver' }))
  })

  it('is closed by its button, by Escape, and by a press beside it alone', () => {
    const onClose = renderModal()
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    fireEvent(dialog(), new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledTimes(2)
    fireEvent.pointerDown(dialog())
    fireEvent.click(dialog())
    expect(onClose).toHaveBeenCalledTimes(3)
    // a selection that began inside and ends beside
    fireEvent.pointerDown(screen.getByLabelText('Nombre'))
    fireEvent.click(dialog())
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['the heading of the page', false],
    ['the field that is at fault', true],
  ])('leaves the focus at %s if what opened it is gone', (_, hasFault) => {
    function Page() {
      const [state, setState] = useState<'closed' | 'open' | 'done'>('closed')
      return (
        <main>
          <h1 tabIndex={-1}>Mis listas</h1>
          {hasFault && <input aria-invalid aria-label="Cantidad" />}
          {state !== 'done' && (
            <button type="button" onClick={() => setState('open')}>
              Borrar
            </button>
          )}
          {state === 'open' && (
            <Modal title="Tu lista" onClose={() => setState('done')}>
              ¿Borrar?
            </Modal>
          )}
        </main>
      )
    }
    render(<Page />)
    const opener = screen.getByRole('button', { name: 'Borrar' })
    opener.focus()
    fireEvent.click(opener)
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    const left = hasFault ? screen.getByLabelText('Cantidad') : screen.getByRole('heading', { level: 1 })
    expect(document.activeElement).toBe(left)
  })
})
