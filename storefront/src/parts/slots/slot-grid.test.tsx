import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GridSlot } from '@gondola/contract/delivery'
import { queryClient } from '../../api/query-client.ts'
import { useCart } from '../../state/cart/cart.ts'
import { choose, forgetOrder, useCheckout } from '../../state/cart/checkout.ts'
import { useSlotHold } from '../../state/slot-hold.ts'
import { HoldNotice } from './hold-notice.tsx'
import { SlotGrid } from './slot-grid.tsx'

const slot = (Id: number, Desde: string, Hasta: string, more: Partial<GridSlot> = {}): GridSlot => ({
  Id,
  Desde,
  Hasta,
  Estado: 'libre',
  ...more,
})
const GRID = {
  Hoy: '2026-11-23',
  Costo: { Monto1: 2500, Monto2: 15_000 },
  Dias: [
    {
      Id: 20_261_123,
      Fecha: '2026-11-23',
      Descrip: '',
      Horarios: [slot(1, '09:00', '12:00', { Estado: 'cerrado' }), slot(2, '12:00', '15:00')],
    },
    {
      Id: 20_261_124,
      Fecha: '2026-11-24',
      Descrip: '',
      Horarios: [slot(1, '09:00', '12:00', { Quedan: 2 }), slot(2, '12:00', '15:00', { Estado: 'completo' })],
    },
    {
      Id: 20_261_125,
      Fecha: '2026-11-25',
      Descrip: '',
      Horarios: [slot(1, '09:00', '12:00'), slot(2, '12:00', '15:00')],
    },
  ],
}

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <SlotGrid />
    </QueryClientProvider>,
  )
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const labels = () => screen.getAllByRole('radio').map((input) => input.closest('label')?.textContent)
const chosen = () => {
  const { Dia, HorarioEntrega } = useCheckout.getState()
  return [Dia, HorarioEntrega]
}

describe('the grid of slots', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async () => Response.json(GRID))
    queryClient.setQueryData(['parameters'], {})
    queryClient.setQueryData(['delivery', 'grid', 0], GRID)
    useSlotHold.setState({ usual: null })
    choose({ FormaEntrega: 'ED' })
  })
  afterEach(() => {
    cleanup()
    forgetOrder()
    useCart.setState({ lines: [] })
    queryClient.clear()
    vi.unstubAllGlobals()
  })

  it('does not offer a slot that was refused to this customer, while it says why', () => {
    const refused = { Dia: 20_261_125, HorarioEntrega: '12:00 a 15:00' }
    useSlotHold.setState({ refusal: 'Tiene muchos pedidos de cuentas nuevas', refused })
    show()
    expect(radio('miércoles 25, 12 a 15').disabled).toBe(true)
    act(() => useSlotHold.setState({ refusal: null }))
    expect(radio('miércoles 25, 12 a 15').disabled).toBe(false)
  })

  it('is marked by what is missing in it', () => {
    render(
      <QueryClientProvider client={queryClient}>
        <SlotGrid error="Porfavor elija un dia de entrega." />
      </QueryClientProvider>,
    )
    const grid = screen.getByRole('group', { name: '¿Cuándo te lo llevamos?' })
    const told = document.getElementById(grid.getAttribute('aria-describedby')!)
    expect(told?.textContent).toBe('Porfavor elija un dia de entrega.')
  })

  it('says of each slot whether it is full, closed, or has few places left, and what delivery costs', () => {
    show()
    expect(screen.getByRole('group', { name: '¿Cuándo te lo llevamos?' })).toBeTruthy()
    expect(
      screen.getByText('Envío $ 2.500,00, compra mínima $ 15.000,00. Cuesta lo mismo en todos los horarios.'),
    ).toBeTruthy()
    const names = screen
      .getAllByRole('radio')
      .map((input) => [input.closest('label')?.textContent, (input as HTMLInputElement).disabled])
    expect(names).toEqual([
      ['lunes 23, 9 a 12cerrado', true],
      ['lunes 23, 12 a 15el primero libre', false],
      ['martes 24, 9 a 12quedan 2 lugares', false],
      ['martes 24, 12 a 15completo', true],
      ['miércoles 25, 9 a 12', false],
      ['miércoles 25, 12 a 15', false],
    ])
  })

  it('shows no day as chosen before one is pressed', () => {
    show()
    const tiles = within(screen.getByRole('group', { name: 'Fechas' })).getAllByRole('button')
    const pressed = () => tiles.filter((tile) => tile.getAttribute('aria-pressed') === 'true')
    expect(pressed()).toEqual([])
    fireEvent.click(tiles[1]!)
    expect(pressed()).toEqual([tiles[1]])
    expect(useCheckout.getState().Dia).toBe(20261124)
  })

  it('says until when a slot takes orders, and that its last places go', () => {
    const [monday, tuesday, wednesday] = GRID.Dias
    const told = [
      { ...monday!, Horarios: [slot(2, '18:00', '21:00', { Cierra: '2026-11-23T18:00' })] },
      { ...tuesday!, Horarios: [slot(2, '18:00', '21:00', { Cierra: '2026-11-24T09:30', Ultimos: true })] },
      { ...wednesday!, Horarios: [slot(2, '18:00', '21:00', { Cierra: '2026-11-25T15:00', Quedan: 1 })] },
    ]
    queryClient.setQueryData(['delivery', 'grid', 0], { ...GRID, Dias: told })
    show()
    expect(labels()).toEqual([
      'lunes 23, 18 a 21pedí hasta hoy 18:00el primero libre',
      'martes 24, 18 a 21pedí hasta mañana 9:30últimos lugares',
      'miércoles 25, 18 a 21pedí hasta mié 25/11 15:00queda 1 lugar',
    ])
  })

  it.each([
    [false, null, 'pocos'],
    [true, 'Tu carrito tiene bebidas con alcohol: se entregan de 10:00 a 21:00.', 'sin alcohol'],
  ])(
    'says what cannot go in a slot, and why, before the choice; alcohol in the cart: %s',
    (has, why, day) => {
      useCart.setState({ lines: has ? [{ Alcohol: true } as never] : [] })
      queryClient.setQueryData(['delivery', 'grid', 0], {
        ...GRID,
        VentanasAlcohol: [{ Desde: '01-01', Hasta: '12-31', HoraDesde: '10:00', HoraHasta: '21:00' }],
      })
      show()
      const morning = screen.getAllByRole<HTMLInputElement>('radio').at(-2)!
      expect([morning.closest('label')?.textContent, morning.disabled]).toEqual([
        `miércoles 25, 9 a 12${has ? 'sin alcohol' : ''}`,
        has,
      ])
      if (why === null) expect(screen.queryByText(/alcohol/)).toBeNull()
      else expect(screen.getByText(why)).toBeTruthy()
      expect(screen.getByRole('button', { name: /^mar/ }).textContent).toBe(`mar 24/11 ${day}`)
    },
  )

  it('names the days where the hours of alcohol differ from day to day', () => {
    const VentanasAlcohol = [
      { Desde: '01-01', Hasta: '11-24', HoraDesde: '10:00', HoraHasta: '21:00' },
      { Desde: '11-25', Hasta: '12-31', HoraDesde: '13:00', HoraHasta: '21:00' },
    ]
    queryClient.setQueryData(['delivery', 'grid', 0], { ...GRID, VentanasAlcohol })
    useCart.setState({ lines: [{ Alcohol: true } as never] })
    show()
    const why =
      'Tu carrito tiene bebidas con alcohol: se entregan de 10:00 a 21:00; desde el miércoles 25, se entregan de 13:00 a 21:00.'
    expect(screen.getByText(why)).toBeTruthy()
  })

  it('marks the usual slot beside the first free one', () => {
    useSlotHold.setState({
      usual: {
        Sucursal: 1,
        FormaEntrega: 'ED',
        Direccion: '',
        TipoPago: 4,
        DiaSemana: 3,
        HorarioEntrega: '12:00 a 15:00',
      },
    })
    show()
    expect(screen.getByText('el de siempre').closest('label')?.textContent).toContain('miércoles 25, 12 a 15')
    expect(screen.getByText('el primero libre').closest('label')?.textContent).toContain('lunes 23, 12 a 15')
  })

  it('chooses day and slot at once, for the selects too', () => {
    show()
    fireEvent.click(radio('miércoles 25, 9 a 12'))
    expect(chosen()).toEqual([20_261_125, '09:00 a 12:00'])
    expect(radio('miércoles 25, 9 a 12').checked).toBe(true)
  })

  it('goes sideways with the arrow keys, over what is not free, and stays at the edge', () => {
    show()
    const monday = radio('lunes 23, 12 a 15 el primero libre')
    monday.focus()
    fireEvent.keyDown(monday, { key: 'ArrowRight' })
    expect(chosen()).toEqual([20_261_125, '12:00 a 15:00'])
    expect(document.activeElement).toBe(radio('miércoles 25, 12 a 15'))
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' })
    expect(chosen()).toEqual([20_261_125, '12:00 a 15:00'])
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' })
    expect(chosen()).toEqual([20_261_123, '12:00 a 15:00'])
  })

  it('opens one day at a time where there is no room', () => {
    show()
    const days = screen.getByRole('group', { name: 'Fechas' })
    const pressed = () => days.querySelector('[aria-pressed="true"]')?.textContent
    expect(pressed()).toBeUndefined()
    fireEvent.click(screen.getByRole('button', { name: 'mié 25/11 libre' }))
    expect(pressed()).toBe('mié 25/11 libre')
    expect(chosen()).toEqual([20261125, null])
  })
})

it('the hint above the grid makes room for which place is held until when, announced once', () => {
  const hint = 'Elegí un horario y te guardamos el lugar.'
  const Dia = 20_261_124
  const held = { Dia, HorarioEntrega: '09:00 a 12:00', Vence: '2026-11-23T11:31:00-03:00', Segundos: 600 }
  const notice = (HorarioEntrega: string | null) => <HoldNotice order={{ Dia, HorarioEntrega }} hint={hint} />
  const { rerender } = render(notice(null))
  const said = () => screen.getByRole('status').textContent
  expect(screen.getByText(hint)).toBeDefined()
  expect(said()).toBe('')
  rerender(notice(held.HorarioEntrega))
  expect(said()).toBe('')
  act(() => useSlotHold.setState({ held: held as never }))
  expect(said()).toMatch(/^Te guardamos el lugar del martes 24 entre 9 y 12 hasta/)
  expect(screen.queryByText(hint)).toBeNull()
  act(() => useSlotHold.setState({ held: null }))
})
