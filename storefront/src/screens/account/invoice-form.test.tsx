import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { CustomerContext } from '../../state/session/customer.ts'
import { InvoiceForm } from './invoice-form.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** Shows the form over a server that has this; returns what the server was sent. */
function show(has: object | null): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit = {}) => {
    if (typeof body !== 'string') return Promise.resolve(Response.json(has))
    sent.push(JSON.parse(body))
    return Promise.resolve(Response.json(sent.at(-1)))
  })
  render(
    <QueryClientProvider client={queryClient}>
      <CustomerContext value={{ Id: 7 } as never}>
        <InvoiceForm />
      </CustomerContext>
    </QueryClientProvider>,
  )
  return sent
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('sends nothing without CUIT or name, and says what to mend', async () => {
  const sent = show(null)
  press('Pedir Factura A')
  expect(await screen.findAllByText('Completá este dato.')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText(/^CUIT/))
  expect(sent).toEqual([])
})

it('marks a CUIT that the server refuses', async () => {
  const detail = 'El CUIT no es válido: revisá sus números, el último no coincide.'
  show(null)
  await screen.findByRole('button', { name: 'Pedir Factura A' })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(JSON.stringify({ code: 'documento-invalido', status: 422, title: 'Datos', detail }), {
        status: 422,
        headers: { 'content-type': 'application/problem+json' },
      }),
    ),
  )
  type(/^CUIT/, '30-71234567-2')
  type(/^Razón social/, 'El Sol SRL')
  press('Pedir Factura A')
  await screen.findByText(detail)
  expect(document.activeElement).toBe(screen.getByLabelText(/^CUIT/))
})

it('asks for Factura A, and no more', async () => {
  const sent = show(null)
  expect(screen.queryByRole('button', { name: 'No pedirla más' })).toBeNull()
  type(/^CUIT/, '30-71234567-1')
  type(/^Razón social/, 'El Sol SRL')
  type(/^Condición/, 'monotributo')
  press('Pedir Factura A')
  await screen.findByRole('button', { name: 'No pedirla más' })
  expect(sent).toEqual([{ Cuit: '30-71234567-1', RazonSocial: 'El Sol SRL', CondicionIva: 'monotributo' }])
  press('No pedirla más')
  await vi.waitFor(() => expect(sent.at(-1)).toBeNull())
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^CUIT/).value).toBe(''))
})
