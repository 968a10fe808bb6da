import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { TestMemoryRouter } from 'react-admin'
import type { StaffOrder } from '@gondola/contract/orders'
import { afterEach, expect, it, vi } from 'vitest'
import { ChangedSince, useGone, useUnreadChanges } from './order-strip.tsx'
import { PickLine } from './pick-line.tsx'
import { queue } from './picking-store.ts'
import type { Picking } from './use-picking.ts'
import type { ShownLine } from './visible-lines.ts'

afterEach(cleanup)

const LINE = { Pedido: 7, Items: 2, Codart: 'E', Descrip: 'Espinaca', Cantidad: 1, Unidad: 1, B1: true }

it('a line says that its last tap was not applied, and which crate to count, until it was read', () => {
  const lost = { Pedido: 7, Items: 2, Clave: 'k', Detalle: 'Otra persona ya preparó esta línea.' }
  queue.lose([{ ...lost, Detalle: 'Antes.' }, lost, { ...lost, Items: 3, Detalle: 'De otra línea.' }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestMemoryRouter>
        <PickLine
          line={LINE as unknown as ShownLine}
          picking={{} as Picking}
          crate="B"
          mark={null}
          onEditing={() => undefined}
        />
      </TestMemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('alert').textContent).toMatch(/^Otra persona.*Contá .* en el cajón B/)
  act(() => screen.getByRole('button', { name: 'Entendido: Espinaca' }).click())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(queue.lost()).toMatchObject([{ Items: 3 }])
})

it('what changed of an order since it is prepared is said until it was read, and later changes again', () => {
  const taken = (Descrip: string) => ({
    Cambio: {
      Lineas: [{ Descrip, Codart: Descrip, Antes: 1, Ahora: 0, Unidad: 1 }],
      TotalAntes: 2,
      TotalAhora: 1,
    },
  })
  const orderWith = (...later: unknown[]) =>
    ({ Id: 7, Historial: [taken('Té'), { Paso: 'preparar' }, ...later] }) as unknown as StaffOrder
  function Changes({ order }: { order: StaffOrder }) {
    const { changes, read } = useUnreadChanges([order])
    return changes.map((each) => <ChangedSince key={7} {...each} onRead={() => read(each.order)} />)
  }
  const { rerender } = render(<Changes order={orderWith(taken('Yerba'))} />)
  expect(screen.getByRole('status').textContent).toContain('Yerba')
  expect(screen.getByRole('status').textContent).not.toContain('Té')
  fireEvent.click(screen.getByRole('button', { name: 'Entendido' }))
  expect(screen.queryByRole('status')).toBeNull()
  rerender(<Changes order={orderWith(taken('Yerba'), taken('Pan'))} />)
  expect(screen.getByRole('status').textContent).toContain('Pan')
  expect(screen.getByRole('status').textContent).not.toContain('Yerba')
})

it('an order that left the wave is reported, and again once it is annulled', () => {
  const onNews = vi.fn<() => void>()
  const taken = { Cantidad: 0, Sustituto: { Codart: 'TE', Descrip: 'Té', Cantidad: 2, Unidad: 1 } }
  const Lineas = [
    { Descrip: 'Queso', Unidad: 100, Preparado: { Cantidad: 520, Sustituto: null } },
    { Descrip: 'Mate', Unidad: 1, Preparado: taken },
    { Descrip: 'Pan', Unidad: 1 },
  ]
  const left = (Estado: string) =>
    [{ Id: 7, Cajon: 'F', Estado, Historial: [], Lineas }] as unknown as StaffOrder[]
  const { result, rerender } = renderHook(({ orders }) => useGone(orders, onNews), {
    initialProps: { orders: [] as StaffOrder[] },
  })
  expect(onNews).not.toHaveBeenCalled()
  for (const orders of [left('P'), left('P'), left('A'), left('A')]) rerender({ orders })
  expect(onNews).toHaveBeenCalledTimes(2)
  expect(result.current.get('F')).toContain(
    'se anuló: devolvé a su lugar lo que tiene (520 g Queso, 2 un Té).',
  )
})
