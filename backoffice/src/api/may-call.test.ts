import { describe, expect, it } from 'vitest'
import { ROLE_PERMISSIONS } from '@gondola/contract/calls'
import { applyPrices, staffDepartments, staffOffers } from '@gondola/contract/catalogue-admin'
import { staffParameters } from '@gondola/contract/site'
import {
  beginSecondFactor,
  changeStaffPassword,
  confirmSecondFactor,
  findOwnStaff,
  staffLogout,
} from '@gondola/contract/staff'
import { isOfChain, mayCall } from './own-staff.ts'

const chief = { Permisos: [...ROLE_PERMISSIONS.administracion] }
const ofSome = { ...chief, Sucursales: [2] }
const picker = { Permisos: [...ROLE_PERMISSIONS.pedidos], Sucursales: [2] }

it.each([{ SegundoFactorVencido: true }, { ClaveProvisoria: true }] as const)(
  'who has to set up a second factor, or choose a password, may only do that: %o',
  (due) => {
    const held = { ...chief, ...due }
    for (const call of [
      findOwnStaff,
      staffLogout,
      changeStaffPassword,
      beginSecondFactor,
      confirmSecondFactor,
    ])
      expect(mayCall(held, call)).toBe(true)
    for (const call of [staffOffers.list, staffParameters.change]) {
      expect(mayCall(held, call)).toBe(false)
      expect(isOfChain(held, call)).toBe(false)
    }
  },
)

describe('staff of some branches', () => {
  it.each([
    ['makes offers', staffOffers.create, true, false],
    ['sees departments', staffDepartments.list, true, false],
    ['does not make departments', staffDepartments.create, false, true],
    ['does not change many prices', applyPrices, false, true],
    ['does not change parameters', staffParameters.change, false, true],
  ])('%s', (_what, call, may, isChain) => {
    expect([mayCall(ofSome, call), isOfChain(ofSome, call)]).toEqual([may, isChain])
    expect([mayCall(chief, call), isOfChain(chief, call)]).toEqual([true, false])
  })

  it('of a role that would not make the call anyway is not shown the chain', () => {
    expect(isOfChain(picker, applyPrices)).toBe(false)
  })
})
