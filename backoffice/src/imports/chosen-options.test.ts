import { expect, test } from 'vitest'
import { ALL_BRANCHES, branchOf, eachOf, isAsCompared, optionsOf } from './chosen-options.ts'

const NONE = { profile: null, branch: '', isPartial: false, isRetiring: false }
const COMPARED = { Perfil: null, Sucursal: null, Retirar: false }

test('all branches are none in particular, and a partial list retires nothing', () => {
  expect(optionsOf({ ...NONE, branch: ALL_BRANCHES })).toEqual(COMPARED)
  expect(optionsOf({ ...NONE, branch: '13-1-54', isRetiring: true })).toEqual({
    Perfil: null,
    Sucursal: '13-1-54',
    Retirar: true,
  })
  expect(optionsOf({ ...NONE, isPartial: true, isRetiring: true })).toEqual({ ...COMPARED, Parcial: true })
})

test('each branch of a merchant has its own prices, by what staff say that it is', () => {
  const branches = [{ Clave: '13-1-54', Sucursal: 'nueva' as const }]
  const chosen = optionsOf({ ...NONE, branch: eachOf('13'), branches })
  expect(chosen).toEqual({ ...COMPARED, Sucursal: '13', Sucursales: branches })
  expect(branchOf(chosen)).toBe(eachOf('13'))
  const other = { ...NONE, branch: eachOf('13'), branches: [{ Clave: '13-1-54', Sucursal: 1 }] }
  expect([isAsCompared(chosen, chosen), isAsCompared(optionsOf(other), chosen)]).toEqual([true, false])
})

test('whatever is chosen after a comparison wants another before it is applied', () => {
  expect(isAsCompared(optionsOf(NONE), COMPARED)).toBe(true)
  expect(isAsCompared(optionsOf(NONE), { ...COMPARED, Parcial: false })).toBe(true)
  const others = [
    { ...NONE, profile: 'proveedor' },
    { ...NONE, branch: '13-1-54' },
    { ...NONE, isPartial: true },
    { ...NONE, isRetiring: true },
  ]
  for (const chosen of others) expect(isAsCompared(optionsOf(chosen), COMPARED)).toBe(false)
  // undone: taking articles off sale was compared and is no longer wanted
  expect(isAsCompared(optionsOf(NONE), { ...COMPARED, Retirar: true })).toBe(false)
})
