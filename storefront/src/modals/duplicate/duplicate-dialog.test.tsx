import type { CartLine } from '@gondola/contract/cart'
import type { Order } from '@gondola/contract/orders'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { replaceCart, useCart } from '../../state/cart/cart.ts'
import { choose, useCheckout } from '../../state/cart/checkout.ts'
import { QUERY_KEYS } from '../../state/query-keys.ts'
import { useSession } from '../../state/session/session.ts'
import { useToasts } from '../../ui/notices/toasts.ts'
import { comparedOrder, DuplicateDialog, isUnchanged } from './duplicate-dialog.tsx'

const line = (Codart: string, Precioindividual: number): CartLine => ({
  Items: 1,
  Cantidad: 2,
  Unidad: 1,
  Precioindividual,
  Precioventa: Precioindividual * 2,
  Codart,
  Imagen: null,
  Ean: null,
  Descrip: Codart,
  Promo: null,
})

describe('comparedOrder', () => {
  const order = {
    Lineas: [line('igual', 10), line('caro', 10), line('barato', 10), line('ido', 10)],
    TotalBruto: 80,
  } as Order
  const cloned = {
    Lineas: [line('igual', 10), line('caro', 12), line('barato', 9)],
    Faltantes: [line('ido', 10)],
  }

  it('tells of each line what became of its price', () => {
    expect(comparedOrder(order, cloned).lines.map((each) => [each.line.Codart, each.trend])).toEqual([
      ['igual', 'same'],
      ['caro', 'dearer'],
      ['barato', 'cheaper'],
      ['ido', 'gone'],
    ])
  })

  it('gives the goods then, and today those still sold', () => {
    expect(comparedOrder(order, cloned)).toMatchObject({ totalThen: 80, totalNow: 62 })
  })

  it('compares what was ordered, whatever the preparation made of it', () => {
    const TotalesPedido = { TotalBruto: 80, TotalDescuento: 5, TotalNeto: 75 }
    const prepared = { ...order, TotalBruto: 60, TotalDescuento: null, TotalesPedido } as Order
    expect(comparedOrder(prepared, cloned)).toMatchObject({ totalThen: 75, totalNow: 62 })
  })

  it('counts nothing today where all is gone', () => {
    expect(comparedOrder(order, { Lineas: [], Faltantes: order.Lineas })).toMatchObject({ totalNow: 0 })
  })
})

describe('isUnchanged', () => {
  const lines = [line('igual', 10)]
  const order = { Lineas: lines, TotalBruto: 20 } as Order

  it.each([
    ['the same articles, prices and sum', order, lines, [], true],
    ['another price', order, [line('igual', 11)], [], false],
    ['an article that is gone', order, [], lines, false],
    ['a promotion that is over', { ...order, TotalDescuento: 5 }, lines, [], false],
    ['nothing at all', { Lineas: [] as CartLine[], TotalBruto: 0 } as Order, [], [], false],
  ] as const)('%s', (_, then, Lineas, Faltantes, outcome) =>
    expect(isUnchanged(comparedOrder(then, { Lineas: [...Lineas], Faltantes: [...Faltantes] }))).toBe(
      outcome,
    ),
  )
})

describe('DuplicateDialog', () => {
  const order = { Id: 12, Lineas: [line('pan', 10)], TotalBruto: 20, Opt4: 'Sin timbre' } as Order
  const open = (openOrders: number | null = null) => {
    vi.stubGlobal('fetch', async () => Response.json({ Lineas: order.Lineas, Faltantes: [] }))
    if (openOrders !== null) {
      useSession.setState({ client: { Id: 7, EmailConfirmado: false } as never })
      queryClient.setQueryData([...QUERY_KEYS.orders, 7, 'P', 0], { items: [], total: openOrders })
      queryClient.setQueryData(QUERY_KEYS.parameters, {
        MaximoPedidosPendientes: 3,
        MaximoPedidosPendientesSinConfirmar: 1,
      })
    }
    render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <DuplicateDialog order={order} />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  }
  const quantity = () => useCart.getState().lines[0]?.Cantidad
  afterEach(() => {
    cleanup()
    queryClient.clear()
    replaceCart([])
    choose({ Opt4: '' })
    useSession.setState({ client: null })
    vi.unstubAllGlobals()
  })

  it('adds an unchanged order at once, and asks before it adds it again', async () => {
    open()
    await expect.poll(quantity).toBe(2)
    const [told] = useToasts.getState().shown
    expect(told?.actions?.map(({ text }) => text)).toEqual(['Pasar por caja', 'Deshacer'])
    cleanup()
    open()
    await screen.findByText('Ya está en tu carrito. ¿Sumarlo otra vez?')
    expect(quantity()).toBe(2)
    fireEvent.click(screen.getByRole('button', { name: 'Sumarlo otra vez' }))
    expect(quantity()).toBe(4)
  })

  it.each([
    ['', 'Sin timbre'],
    ['Es un regalo', 'Es un regalo'],
  ])(
    'copies the comment unless there is one (%j), and removes it again when undone',
    async (before, after) => {
      const comment = () => useCheckout.getState().Opt4
      choose({ Opt4: before })
      open()
      await expect.poll(quantity).toBe(2)
      expect(comment()).toBe(after)
      useToasts.getState().shown[0]!.actions!.at(-1)!.onPress()
      expect([quantity(), comment()]).toEqual([undefined, before])
    },
  )

  it('says first that another order needs a confirmed email, and leads to its link', async () => {
    open(1)
    expect(screen.getByText(/^Ya tenés 1 pedido sin entregar/)).toBeDefined()
    await screen.findByText('Así queda tu pedido con los precios de hoy.')
    expect(quantity()).toBeUndefined()
    const link = screen.getByRole('link', { name: 'Confirmar mi email' })
    expect(decodeURIComponent(link.getAttribute('href')!)).toBe('/info-cuenta#contraseña')
    cleanup()
    open(0)
    await expect.poll(quantity).toBe(2)
    expect(screen.queryByText(/^Ya tenés/)).toBeNull()
  })

  it('does not ask where some of it is missing', async () => {
    replaceCart([{ ...line('pan', 10), Cantidad: 1 }])
    open()
    await expect.poll(quantity).toBe(3)
  })
})
