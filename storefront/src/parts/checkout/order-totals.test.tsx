import type { DeliveryPlace } from '@gondola/contract/branches'
import { testArticle } from '@gondola/contract/test/article'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { addToCart, replaceCart } from '../../state/cart/cart.ts'
import { choose } from '../../state/cart/checkout.ts'
import { keepPlace } from '../../state/place/place.ts'
import { QUERY_KEYS } from '../../state/query-keys.ts'
import { FeeProgress } from '../cart/minimum-progress.tsx'
import { CheckoutTotals, type CheckoutTotalsProps } from './checkout-totals.tsx'
import { useOrderTotals } from './order-delivery.ts'

const OIL = testArticle({ Codigo: '1', Descripcion: 'Aceite', Precioventa: 10_000 })
const ZONE = { Id: 5, Nombre: 'Tandil', GratisDesde: 60_000 }
const HOME: DeliveryPlace = { Forma: 'ED', Sucursal: 1, Localidad: 'Tandil', CodigoPostal: '7000' }
const AZUL: DeliveryPlace = { Forma: 'ED', Sucursal: 1, Localidad: 'Azul' }
const named = ({ Localidad, CodigoPostal }: DeliveryPlace) => ({
  ...(Localidad && { Localidad }),
  ...(CodigoPostal && { CodigoPostal }),
})

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  queryClient.setQueryData(QUERY_KEYS.parameters, {
    PideLugar: true,
    Sucursales: [{ Id: 1, Nombre: 'Casa central', Predeterminada: true }],
  })
  queryClient.setQueryData(['place', named(HOME)], {
    Opciones: [{ Sucursal: 1, Nombre: 'Casa central', Zona: ZONE }],
    Retiros: [1],
  })
  queryClient.setQueryData(['place', named(AZUL)], {
    Opciones: [{ Sucursal: 2, Nombre: 'Express Azul', Zona: null }],
    Retiros: [1],
  })
  queryClient.setQueryData([...QUERY_KEYS.costs, 5], { Monto1: 2500, Monto2: 0, GratisDesde: 60_000 })
  queryClient.setQueryData([...QUERY_KEYS.costs, 0], { Monto1: 2500, Monto2: 0, GratisDesde: 60_000 })
  choose({ FormaEntrega: null, Entrega: null })
  replaceCart([])
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  keepPlace(null)
  vi.unstubAllGlobals()
})

function Shown(props: Partial<CheckoutTotalsProps>) {
  const { totals, fee } = useOrderTotals()
  return (
    <>
      <CheckoutTotals totals={totals} fee={fee} isEstimate={false} {...props} />
      <FeeProgress />
    </>
  )
}

function shown(pieces: number, props: Partial<CheckoutTotalsProps> = {}): string {
  addToCart(OIL, pieces)
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <Shown {...props} />
    </QueryClientProvider>,
  )
  // the amount drawn in parts beside its text
  for (const drawn of container.querySelectorAll('[aria-hidden]')) drawn.remove()
  return container.textContent.replaceAll('\u00a0', ' ')
}
const tell = (place: DeliveryPlace, isGuess = false) =>
  keepPlace({ version: 1, place, isDefault: true, ...(isGuess && { isGuess }) })

it.each<[what: string, place: DeliveryPlace | null, pieces: number, text: string]>([
  [
    'a place told in the header has its fee in the total, and what is missing until it is free',
    HOME,
    2,
    'Sub-total$ 20.000,00Costo de envío$ 2.500,00Total$ 22.500,00Te faltan $ 40.000,00 para el envío gratis.',
  ],
  [
    'goods above the free limit pay none',
    HOME,
    6,
    'Sub-total$ 60.000,00Costo de envíoSin cargoTotal$ 60.000,00',
  ],
  ['a pickup has no fee', { Forma: 'RS', Sucursal: 1 }, 2, 'Sub-total$ 20.000,00Total$ 20.000,00'],
  [
    'without a place the usual fee is told',
    null,
    2,
    'Sub-total$ 20.000,00Total$ 20.000,00más el envíoEnvío desde $ 2.500,00; gratis desde $ 60.000,00.',
  ],
  ['a place of another branch has no total', AZUL, 2, 'Sub-total$ 20.000,00Costo de envíoSegún la dirección'],
])('%s', (_what, place, pieces, text) => {
  if (place) tell(place)
  expect(shown(pieces)).toBe(text)
})

it('the account’s address alone chooses no delivery, but its fee is said', () => {
  tell(HOME, true)
  expect(shown(2)).toBe(
    'Sub-total$ 20.000,00Total$ 20.000,00más el envíoEl envío a domicilio cuesta $ 2.500,00. Te faltan $ 40.000,00 para el envío gratis.',
  )
})

it('that delivery to the account’s address is free is said before it is chosen', () => {
  tell(HOME, true)
  expect(shown(6)).toBe('Sub-total$ 60.000,00Total$ 60.000,00El envío a domicilio te sale sin cargo.')
})

it('a pickup chosen in the checkout counts before the header’s place', () => {
  tell(HOME)
  choose({ FormaEntrega: 'RS' })
  expect(shown(2)).toBe('Sub-total$ 20.000,00Total$ 20.000,00')
})

it('the last step says that delivery is free under another name than that of an amount', () => {
  tell(HOME)
  expect(shown(6, { isLastStep: true })).toContain('EnvíoSin cargo')
})

it('a basket without a fee names its one amount once', () => {
  expect(shown(2, { isBrief: true })).toBe(
    'Total$ 20.000,00más el envíoEnvío desde $ 2.500,00; gratis desde $ 60.000,00.',
  )
})
