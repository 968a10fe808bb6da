import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { memoryStore, StoreContextProvider } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { everywhere, filterOf, type QueueFilter } from './queue-filter.ts'
import { QueueFilters } from './queue-filters.tsx'

afterEach(cleanup)

const SLOT = {
  Sucursal: null,
  Dia: 20_261_123,
  HorarioEntrega: '09:00 a 12:00',
  Cola: 2,
  Preparando: 1,
  Retiros: 0,
  Listos: 0,
}
const SLOTS = [SLOT, { ...SLOT, HorarioEntrega: '15:00 a 18:00', Cola: 1, Preparando: 0 }]

function renderFilters(query = '') {
  const onChange = vi.fn<(changes: Partial<QueueFilter>) => void>()
  render(
    <StoreContextProvider value={memoryStore()}>
      <QueueFilters filter={filterOf(new URLSearchParams(query))} slots={SLOTS} onChange={onChange} />
    </StoreContextProvider>,
  )
  return onChange
}

/** The choices of a select, opened as by a mouse. */
function choicesOf(name: string): string[] {
  fireEvent.mouseDown(screen.getByRole('combobox', { name }))
  return screen.getAllByRole('option').map(({ textContent }) => textContent)
}

describe('the filters of the queue', () => {
  it('count the orders of each stage over all slots, and mark the chosen one', () => {
    const onChange = renderFilters('vista=preparando')
    expect(screen.getByRole('button', { name: 'Por preparar (3)' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Listos' })).toBeDefined()
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('En preparación (1)')
    fireEvent.click(screen.getByRole('button', { name: 'Despachados' }))
    expect(onChange).toHaveBeenCalledWith({ view: 'D' })
  })

  it('offer each slot that has orders once, and all of them', () => {
    const onChange = renderFilters()
    expect(choicesOf('Horario')).toEqual(['Todos', '09:00 a 12:00', '15:00 a 18:00'])
    fireEvent.click(screen.getByRole('option', { name: '15:00 a 18:00' }))
    expect(onChange).toHaveBeenCalledWith({ slot: '15:00 a 18:00' })
  })

  it('speak of deliveries in the feminine', () => {
    renderFilters()
    expect(choicesOf('Entrega')[0]).toBe('Todas')
  })

  it('offer each day once, and the one of the address although it has no orders any more', () => {
    renderFilters('dia=20261120')
    expect(choicesOf('Día')).toHaveLength(3)
  })

  it('search when Enter is pressed, and not while one types', () => {
    const onChange = renderFilters('q=rosa')
    const search = screen.getByRole<HTMLInputElement>('searchbox')
    expect(search.value).toBe('rosa')
    fireEvent.change(search, { target: { value: '  delfina ' } })
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.submit(search)
    expect(onChange).toHaveBeenCalledWith(everywhere('delfina'))
  })

  it('are stored as a view of this device, without the day, and removed again', () => {
    const onChange = renderFilters('vista=listo&horario=15:00 a 18:00&dia=20261123')
    fireEvent.click(screen.getByRole('button', { name: 'Guardar esta vista' }))
    const view = screen.getByRole('button', { name: 'Listos · 15:00 a 18:00' })
    expect(screen.queryByRole('button', { name: 'Guardar esta vista' })).toBeNull()
    fireEvent.click(view)
    expect(onChange).toHaveBeenCalledWith(
      expect.objectContaining({ view: 'listo', slot: '15:00 a 18:00', day: '' }),
    )
    fireEvent.keyUp(view, { key: 'Backspace' })
    expect(screen.queryByRole('button', { name: 'Listos · 15:00 a 18:00' })).toBeNull()
  })
})
