import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import type { Permission } from '@gondola/contract/calls'
import { loginAs, loginWith } from '../../test/test-staff.ts'
import { ChangeButtons } from './editing/change-buttons.tsx'
import { cameBack, commentWriter } from './order-screen.tsx'
import { OrderButtons } from './order-buttons.tsx'

afterEach(cleanup)

type Shown = Parameters<typeof OrderButtons>[0]['order']

async function buttonsOf(order: Partial<Shown>, extent: 'card' | 'whole' = 'card'): Promise<string[]> {
  const permissions: Permission[] = ['pedidos.preparar', 'pedidos.despachar', 'pedidos.cancelar']
  render(
    <MemoryRouter>
      <CoreAdminContext authProvider={loginWith(permissions)}>
        <OrderButtons
          order={{ Id: 12, Estado: 'P', Dia: null, ...order }}
          onDone={() => undefined}
          extent={extent}
        />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  // the permissions are known
  if (extent === 'whole') await screen.findByRole('button', { name: /Cancelar/ })
  else await screen.findByRole('link', { name: order.SinCubrir ? /Ver el pago/ : /Preparar|Seguir/ })
  return [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  )
}

describe('the steps of an order', () => {
  it('of an order whose money is missing are neither to prepare nor to dispatch it, and say why', async () => {
    const steps = await buttonsOf({ SinCubrir: true })
    expect(steps.filter((name) => /Preparar|Despachar/.test(name))).toEqual([])
    expect(steps).toContain('Ver el pago del pedido 12')
    expect(screen.getByText(/^No se prepara ni se despacha hasta que esté pagado/)).toBeDefined()
  })

  it('of its own page do not lead to the page itself', async () => {
    const steps = await buttonsOf({ SinCubrir: true, Preparacion: 'listo' }, 'whole')
    expect(steps.filter((name) => /Preparar|Despachar|Ver el pago/.test(name))).toEqual([])
    expect(steps).toContain('Corregir')
  })

  it('of an order that is covered are offered', async () => {
    expect(await buttonsOf({})).toContain('Preparar')
    cleanup()
    expect(await buttonsOf({}, 'whole')).toContain('Despachar')
  })

  it('asks before an order of a later day is dispatched', async () => {
    await buttonsOf({ Preparacion: 'listo', Dia: 29_991_231 }, 'whole')
    fireEvent.click(screen.getByRole('button', { name: 'Despachar' }))
    expect(screen.getByRole('dialog', { name: '¿Despachar antes de su día?' }).textContent).toContain(
      'Pedido N.º 12 es para el martes 31 de diciembre',
    )
    // a double press
    fireEvent.mouseDown(document.querySelector('.MuiDialog-container')!)
    fireEvent.click(document.querySelector('.MuiDialog-container')!)
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})

it('of what came back its page tells so, until it is given another day', () => {
  const back = { Paso: 'no-entregado' }
  const of = (...Historial: object[]) => cameBack({ Estado: 'P', Historial: Historial as never })
  expect([of(), of(back), of(back, { Paso: 'modificar', Cambio: { Entrega: {} } })]).toEqual([
    false,
    true,
    false,
  ])
})

it.each([
  ['ana', /^Lo prepara ana: .*devuelva a la cola\.$/],
  ['prueba', 'Lo preparás vos: para cambiar sus artículos, devolvelo a la cola.'],
])('says who can have the articles of an order that %s prepares changed', async (Preparador, text) => {
  loginAs('administracion')
  const order = { Id: 12, Estado: 'P', Cliente: 5, Preparacion: 'preparando', Preparador, Lineas: [] }
  render(
    <CoreAdminContext authProvider={loginWith(['pedidos.cambiar'])}>
      <ChangeButtons order={order as never} onDone={() => undefined} />
    </CoreAdminContext>,
  )
  expect(await screen.findByText(text)).toBeDefined()
})

it.each([
  [[{ Paso: null, A: 'P', Autor: null }], 'el cliente'],
  [[{ Paso: null, A: 'P', Autor: 'ana' }], 'ana'],
  [
    [
      { Paso: null, A: 'P', Autor: null },
      { Paso: 'modificar', A: 'P', Autor: 'ana', Cambio: { Comentario: true } },
    ],
    'ana',
  ],
  [
    [
      { Paso: null, A: 'P', Autor: 'ana' },
      { Paso: 'modificar', A: 'P', Autor: 'beto', Cambio: {} },
    ],
    'ana',
  ],
  [
    [
      { Paso: null, A: 'P', Autor: 'ana' },
      { Paso: 'cambiar', A: 'P', Autor: null, Cambio: { Comentario: true } },
    ],
    'el cliente',
  ],
  [
    [
      { Paso: null, A: 'P', Autor: 'ana' },
      { Paso: null, A: 'A', Autor: null },
    ],
    'ana',
  ],
])('says of an order %# who wrote its comment', (Historial, writer) => {
  expect(commentWriter({ Historial: Historial as never })).toBe(writer)
})
