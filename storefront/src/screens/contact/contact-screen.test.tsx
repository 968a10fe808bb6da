import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { QUERY_KEYS } from '../../state/query-keys.ts'
import { useSession } from '../../state/session/session.ts'
import { Component } from './contact-screen.tsx'

beforeEach(() => {
  useSession.setState({ client: { Id: 7, Nombre: 'Ana', Email: 'a@b.com', Telefono: '2494551234' } as never })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  for (const [group, Id] of [
    ['P', 12],
    ['D', 9],
  ] as const)
    queryClient.setQueryData([...QUERY_KEYS.orders, 7, group, 0], { items: [{ Id, Fecha: '2026-11-22' }] })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  useSession.setState({ client: null })
  vi.unstubAllGlobals()
})

const show = (address = '/contactanos') =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Component />
      </MemoryRouter>
    </QueryClientProvider>,
  )

const chooseClaim = () =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Motivo' }), { target: { value: 'Reclamo' } })

it('a claim names one of the customer’s orders, pending or delivered, and leads to its page', () => {
  show()
  chooseClaim()
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pedido' })
  expect([...choice.options].map(({ text }) => text)).toEqual([
    'Seleccionar',
    'Pedido N.º 12, 22/11/2026',
    'Pedido N.º 9, 22/11/2026',
  ])
  fireEvent.change(choice, { target: { value: 'Pedido N.º 12' } })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Asunto/ }).value).toBe('Pedido N.º 12')
  expect(choice.value).toBe('Pedido N.º 12')
  expect(screen.getByRole('link', { name: 'Pedido N.º 12' }).getAttribute('href')).toBe('/pedido/12')
})

it('a claim about the order of a link names it, and is answered as a claim about it', async () => {
  show('/contactanos?pedido=6667')
  chooseClaim()
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pedido' })
  expect(choice.value).toBe('Pedido N.º 6667')
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findAllByText('Completá este dato.')).toHaveLength(1)
  queryClient.setQueryData(QUERY_KEYS.parameters, { Sucursales: [], HorarioAtencion: 'Lunes: 8:00 a 20:00' })
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) =>
    Response.json({ ...JSON.parse((body as string | undefined) ?? '{}'), Id: 3 }),
  )
  fireEvent.change(screen.getByRole('textbox', { name: 'Mensaje' }), { target: { value: 'No vino.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  await screen.findByText('¡Recibimos tu reclamo!')
  const text = screen.getByText(/^Tu reclamo \(«Pedido N.º 6667»\) quedó registrado con el número 3\./)
  expect(text.textContent).toContain('Lunes: 8:00 a 20:00')
})

it('a claim that comes from the page of an order does not lead back to it', () => {
  show('/contactanos?pedido=12')
  chooseClaim()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pedido' }).value).toBe('Pedido N.º 12')
  expect(screen.queryByRole('link', { name: 'Pedido N.º 12' })).toBeNull()
})
