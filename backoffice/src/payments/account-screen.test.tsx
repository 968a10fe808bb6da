import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, TestMemoryRouter } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountTrial, PaymentAccount } from '@gondola/contract/payments'
import { Toasts } from '../ui/frame/toasts.tsx'
import { AccountScreen } from './account-screen.tsx'

const ACCOUNT: PaymentAccount = {
  Proveedor: 'mercado-pago',
  Simulado: true,
  LlaveCargada: '2026-11-21T18:05:00-03:00',
  AvisosCargada: null,
  Legible: true,
  LlavePublica: 'APP_USR-publica',
  DireccionAvisos: 'https://tienda.example/api/pagos/avisos/mercado-pago',
}

/** What the server has, what it got, and how it answers the next change. */
let account: PaymentAccount
let sent: { method: string; body: unknown }[]
let trial: AccountTrial['Resultado']
let refused: { Campo?: string; detail: string } | null

beforeEach(() => {
  account = ACCOUNT
  sent = []
  trial = 'bien'
  refused = null
  document.cookie = 'XSRF-TOKEN=prueba'
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return answer([account])
    sent.push({ method, body: typeof body === 'string' ? JSON.parse(body) : null })
    if (refused !== null) return answer({ code: 'llave', status: 422, title: 'Datos', ...refused }, 422)
    return answer(url.endsWith('/probar') ? { Resultado: trial } : account)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answer = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': status === 200 ? 'application/json' : 'application/problem+json' },
  })

async function show(name = 'Mercado Pago') {
  render(
    <TestMemoryRouter>
      <CoreAdminContext>
        <AccountScreen />
        <Toasts />
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
  await screen.findByRole('region', { name })
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const store = () => fireEvent.submit(screen.getByRole('form', { name: 'Llaves' }))
const hintOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent

describe('the account with a provider', () => {
  it('says since when each key is stored, that nobody pays a simulator, and never shows a key', async () => {
    await show()
    expect(screen.getByText(/cobra con un simulador/)).toBeDefined()
    expect(hintOf(field(/^Llave de acceso/))).toMatch(/^Cargada el 21\/11\/26, 18:05\./)
    expect(hintOf(field(/^Clave de los avisos/))).toMatch(/^Sin cargar\./)
    expect(hintOf(field(/^Llave pública/))).toMatch(/^Ahora: APP_USR-publica\./)
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', '', ''])
    expect(field(/^Llave de acceso/).type).toBe('password')
    expect(screen.getByText(ACCOUNT.DireccionAvisos)).toBeDefined()
  })

  it('sends the keys that were typed, without blanks around them, and empties the fields', async () => {
    await show()
    type(/^Llave de acceso/, '  APP_USR-secreta ')
    type(/^Clave de los avisos/, '   ')
    store()
    await screen.findByText('Las llaves se guardaron. Probá la conexión.')
    expect(sent).toEqual([{ method: 'PUT', body: { Llave: 'APP_USR-secreta' } }])
    expect(field(/^Llave de acceso/).value).toBe('')
  })

  it('shows a refusal at its key, which stays typed', async () => {
    refused = { Campo: 'Llave', detail: 'Es una llave de prueba.' }
    await show()
    type(/^Llave de acceso/, 'TEST-123456')
    store()
    await waitFor(() => expect(hintOf(field(/^Llave de acceso/))).toBe('Es una llave de prueba.'))
    expect(field(/^Llave de acceso/).value).toBe('TEST-123456')
    expect(field(/^Llave de acceso/).getAttribute('aria-invalid')).toBe('true')
  })

  it.each([
    ['bien', 'status', /^La conexión anda/],
    ['llave', 'alert', /no acepta la llave/],
    ['caido', 'alert', /no contesta ahora/],
    ['sin-llave', 'alert', /Todavía no hay una llave/],
  ] as const)('a trial that ends with «%s» is reported', async (outcome, role, words) => {
    trial = outcome
    account = { ...ACCOUNT, Simulado: false }
    await show()
    press('Probar conexión')
    expect((await screen.findByRole(role)).textContent).toMatch(words)
  })

  it('says that keys which cannot be opened are to be entered again', async () => {
    account = { ...ACCOUNT, Legible: false, Simulado: false }
    await show()
    expect(screen.getByText(/no se pueden abrir/)).toBeDefined()
  })

  it('of WhatsApp names its own fields, its simulator and the word that Meta asks for', async () => {
    account = {
      ...ACCOUNT,
      Proveedor: 'whatsapp',
      DireccionAvisos: 'https://tienda.example/api/avisos/whatsapp',
      PalabraAvisos: 'a1b2c3',
    }
    await show('WhatsApp (avisos de pedidos)')
    expect(screen.getByText(/avisa con un simulador de WhatsApp/)).toBeDefined()
    expect(hintOf(field(/^Identificador del número/))).toMatch(/Phone number ID/)
    expect(screen.getByText('a1b2c3')).toBeDefined()
  })
})
