import { accountAddress, type Address } from '@gondola/contract/clients'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { addressInWords, choose, useCheckout } from '../../state/cart/checkout.ts'
import { askToSaveAddress } from '../../state/place/unsaved-address.ts'
import { keepPlace } from '../../state/place/place.ts'
import { QUERY_KEYS } from '../../state/query-keys.ts'
import { CustomerContext } from '../../state/session/customer.ts'
import { useSession } from '../../state/session/session.ts'
import { useSlotHold } from '../../state/slot-hold.ts'
import { checkoutPlaceTexts as texts, slotTexts } from '../../texts/delivery.ts'
import { addressTexts } from '../../texts/place.ts'
import { AddressChoice } from './address-choice.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'

const CLIENT = 7
const MITRE = accountAddress({ Direccion: 'Mitre 100', Localidad: '' })!
const SARMIENTO = { ...MITRE, Id: 2, Calle: 'Sarmiento', Predeterminada: false }
const TANDIL = { ...MITRE, Id: 3, Calle: 'Alem', Localidad: 'Tandil', Predeterminada: false }

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  useSession.setState({ client: { Id: CLIENT } as never })
  choose({ FormaEntrega: 'ED', Entrega: null })
})
afterEach(() => {
  cleanup()
  keepPlace(null)
  useSlotHold.setState({ lastAddress: '' })
  queryClient.clear()
  vi.unstubAllGlobals()
})

function open(
  addresses: readonly Address[],
  part: ReactNode = <AddressChoice isMissing={false} refused={null} />,
): void {
  queryClient.setQueryData(['addresses', CLIENT], addresses)
  render(
    <QueryClientProvider client={queryClient}>
      <CustomerContext value={{ Id: CLIENT } as never}>
        <MemoryRouter>{part}</MemoryRouter>
      </CustomerContext>
    </QueryClientProvider>,
  )
}
const locality = () => screen.queryByLabelText(addressTexts.Localidad)

it('chooses the only address without its place, as after registering, and has it completed', async () => {
  open([MITRE])
  await waitFor(() => expect(locality()).not.toBeNull())
  expect(useCheckout.getState().Entrega).toMatchObject({ Id: 0, Calle: 'Mitre', Numero: '100' })
  expect(screen.getByText(texts.incomplete)).toBeDefined()
  expect(screen.getByLabelText(texts.address).getAttribute('aria-invalid')).not.toBe('true')
  expect(document.activeElement).toBe(document.body)
})

it.each([
  ['puts an address without place into the one of the header', undefined, 'Tandil', true],
  ['asks for the place of an address where the header’s is a guess', true, '', false],
] as const)('%s', async (_, isGuess, Localidad, isWhole) => {
  const place = { Forma: 'ED', Sucursal: 1, Localidad: 'Tandil', CodigoPostal: '7000' } as const
  keepPlace({ version: 1, place, isDefault: true, ...(isGuess && { isGuess }) })
  open([MITRE])
  await waitFor(() => expect(useCheckout.getState().Entrega).toMatchObject({ Id: 0, Localidad }))
  expect(locality() === null).toBe(isWhole)
  expect(screen.queryByRole('option', { name: 'Mitre 100, Tandil, 7000' }) !== null).toBe(isWhole)
})

it('starts with the address that was used last, also if that is known later, and shows it whole', async () => {
  const ALEM = { ...TANDIL, Id: 4, Piso: '3 B', Referencia: 'Timbre 3 B' }
  open([TANDIL, ALEM])
  await waitFor(() => expect(useCheckout.getState().Entrega).toMatchObject({ Id: 3 }))
  act(() => useSlotHold.setState({ lastAddress: addressInWords({ ...ALEM, Cliente: CLIENT }) }))
  expect(useCheckout.getState().Entrega).toMatchObject({ Id: 4 })
  expect(screen.getByText(/Alem 100.*3 B.*Timbre 3 B/)).toBeDefined()
  act(() => choose({ Entrega: { ...TANDIL, Cliente: CLIENT } }))
  expect(useCheckout.getState().Entrega).toMatchObject({ Id: 3 })
  const BELGRANO = { ...TANDIL, Calle: 'General Belgrano', Piso: '2º B' }
  act(() => choose({ Entrega: { ...BELGRANO, Cliente: CLIENT } }))
  expect(screen.getByText(/^General Belgrano 100.*Tandil/, { selector: 'p' })).toBeDefined()
  act(() => choose({ Entrega: { ...TANDIL, Calle: 'Rodríguez', Piso: '2º B', Cliente: CLIENT } }))
  expect(screen.queryByText(/^Rodríguez 100.*Tandil/, { selector: 'p' })).toBeNull()
  // the list says all of it
  expect(screen.queryByText('Mitre 100, Tandil', { selector: 'p' })).toBeNull()
})

it.each([
  ['nowhere', ''],
  ['elsewhere', 'Alem 100, Tandil'],
])('completes an address that was chosen before the header’s place; delivered %s', async (_, lastAddress) => {
  useSlotHold.setState({ lastAddress })
  open([MITRE])
  await waitFor(() => expect(useCheckout.getState().Entrega).toMatchObject({ Localidad: '' }))
  const place = { Forma: 'ED', Sucursal: 1, Localidad: 'Tandil' } as const
  act(() => keepPlace({ version: 1, place, isDefault: true }))
  expect(useCheckout.getState().Entrega).toMatchObject({ Id: 0, Localidad: 'Tandil' })
  expect(locality()).toBeNull()
})

it.each([
  ['served', [{ Sucursal: 1, Nombre: 'Casa central', Zona: null }], true],
  ['not served', [], false],
] as const)('of an address that is %s slots are offered, or not', async (_, Opciones, isOffered) => {
  queryClient.setQueryData(QUERY_KEYS.parameters, {
    PideLugar: true,
    Sucursales: [{ Id: 1, Nombre: 'Casa central', Predeterminada: true }],
  })
  queryClient.setQueryData(['place', { Localidad: 'Tandil' }], { Opciones, Retiros: [] })
  const Horarios = [{ Id: 1, Desde: '09:00', Hasta: '12:00', Estado: 'libre' }]
  const full = [{ Id: 1, Desde: '09:00', Hasta: '12:00', Estado: 'completo' }]
  const Dias = [
    { Id: 20991201, Fecha: '2099-12-01', Descrip: 'martes 1', Horarios },
    { Id: 20991202, Fecha: '2099-12-02', Descrip: 'miércoles 2', Horarios: full },
    { Id: 20991203, Fecha: '2099-12-03', Descrip: 'jueves 3', Horarios: [{ ...full[0], Estado: 'cerrado' }] },
  ]
  queryClient.setQueryData(['delivery', 'grid', 0], { Dias, Costo: { Monto1: 0, Monto2: 0 } })
  queryClient.setQueryData(['delivery', 'days', 0], [])
  open([TANDIL], <DeliveryChoice ref={null} missing={null} refused={null} />)
  await waitFor(() => expect(useCheckout.getState().Entrega).toMatchObject({ Id: 3 }))
  expect(screen.queryAllByRole('radio')).toHaveLength(isOffered ? 3 : 0)
  const days = [...screen.getByLabelText<HTMLSelectElement>('Día').options].slice(1)
  expect(days.map(({ text, disabled }) => [text, disabled])).toEqual(
    isOffered
      ? [
          ['martes 1', false],
          ['miércoles 2 · completo', true],
          ['jueves 3 · cerrado', true],
        ]
      : [],
  )
  expect(screen.queryByText(slotTexts.notServed) === null).toBe(isOffered)
})

it('has a chosen address without place completed after a reload, too', () => {
  const { Predeterminada: _, ...fields } = SARMIENTO
  choose({ Entrega: { ...fields, Cliente: CLIENT } })
  open([MITRE, SARMIENTO])
  expect(screen.getByLabelText(/Calle/)).toHaveProperty('value', 'Sarmiento')
  expect(locality()).not.toBeNull()
  fireEvent.click(screen.getByText(addressTexts.cancel))
  expect(locality()).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText(texts.address))
})

it.each([
  ['none of several without place', [MITRE, SARMIENTO], null],
  ['the one with a place', [MITRE, TANDIL], 3],
])('chooses %s by itself', async (_, addresses, id) => {
  open(addresses)
  await waitFor(() => expect(useCheckout.getState().Entrega?.Id ?? null).toBe(id))
  expect(locality()).toBeNull()
  expect(screen.getByText(texts.add)).toBeDefined()
})

it('asks to save what is typed before the order goes on, at the button that saves it', async () => {
  open([MITRE])
  await waitFor(() => expect(locality()).not.toBeNull())
  expect(askToSaveAddress()).toBe(false)
  fireEvent.change(locality()!, { target: { value: 'Tandil' } })
  act(() => void askToSaveAddress())
  const save = screen.getByRole('button', { name: addressTexts.save })
  expect(document.activeElement).toBe(save)
  expect(screen.getByText(addressTexts.saveFirst).closest('[id]')!.id).toBe(
    save.getAttribute('aria-describedby'),
  )
  expect(screen.queryByText(texts.incomplete)).toBeNull()
  fireEvent.change(locality()!, { target: { value: '' } })
  expect(screen.queryByText(addressTexts.saveFirst)).toBeNull()
  expect(askToSaveAddress()).toBe(false)
})

it.each([
  ['the place of the account’s address alone chooses no', true, null],
  ['what was told in the header chooses the', undefined, 'ED'],
] as const)('%s delivery form', async (_, isGuess, form) => {
  choose({ FormaEntrega: null })
  queryClient.setQueryData(QUERY_KEYS.parameters, { PideLugar: true, Sucursales: [] })
  const place = { Forma: 'ED', Sucursal: 1, Localidad: 'Tandil' } as const
  keepPlace({ version: 1, place, isDefault: true, ...(isGuess && { isGuess }) })
  open([TANDIL], <DeliveryChoice ref={null} missing={null} refused={null} />)
  await act(() => Promise.resolve())
  expect(useCheckout.getState().FormaEntrega).toBe(form)
})

it.each([
  ['Azul', /se retira en Azul, y tu dirección es de Tandil/],
  ['TANDIL', null],
])('a pickup at a branch in %s says that it is in another place, or nothing', async (Localidad, text) => {
  choose({ FormaEntrega: 'RS' })
  queryClient.setQueryData(QUERY_KEYS.parameters, {
    PideLugar: true,
    Sucursales: [
      { Id: 1, Nombre: 'Sucursal', Direccion: 'Mitre 1', Localidad, Retiro: true, Predeterminada: true },
    ],
  })
  open([TANDIL], <DeliveryChoice ref={null} missing={null} refused={null} />)
  await screen.findByText(/Mitre 1/)
  expect(screen.queryByText(/se retira en/)?.textContent ?? '').toMatch(text ?? /^$/)
})
