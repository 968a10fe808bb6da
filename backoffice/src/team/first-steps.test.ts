import { afterEach, expect, it, vi } from 'vitest'
import { STEPS } from './first-steps.ts'

afterEach(() => vi.unstubAllGlobals())

const CASH = { Codigo: 1, Descrip: 'Efectivo', Activo: true, Proveedor: null, Alias: '', Indicaciones: '' }
const BANK = { ...CASH, Codigo: 2, Descrip: 'Transferencia bancaria' }

it.each([
  ['nothing to pay with', [{ ...CASH, Activo: false }], false],
  ['cash', [CASH], true],
  ['a transfer that says nowhere where to', [CASH, BANK], false],
  ['a transfer with its alias', [CASH, { ...BANK, Alias: 'la.loma' }], true],
  ['a transfer that is not offered', [CASH, { ...BANK, Activo: false }], true],
  ['a transfer on the account, which is missing', [{ ...BANK, Proveedor: 'transferencia' }], false],
])('ways to pay: %s', async (_, types, isDone) => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('tipos-pago')) return Response.json(types, { headers: { 'x-total-count': '9' } })
    if (url.includes('cuenta-transferencias')) return Response.json({ Id: 1, Alias: '', Cbu: '' })
    return Response.json({ Permisos: ['pagos.conciliar'] })
  })
  const state = await STEPS.find(({ name }) => name === 'pago')!.look(new AbortController().signal)
  expect(state.isDone).toBe(isDone)
  expect(state.note?.includes(BANK.Descrip) ?? false).toBe(!isDone && types.some(({ Activo }) => Activo))
})
