import { describe, expect, it } from 'vitest'
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

const chief = { Rol: 'administracion' } as const
const ofSome = { Rol: 'administracion', Sucursales: [2] } as const
const picker = { Rol: 'pedidos', Sucursales: [2] } as const

it('who lacks the second factor that the role requires may only set it up', () => {
  const overdue = { ...chief, SegundoFactorVencido: true } as const
  for (const call of [findOwnStaff, staffLogout, beginSecondFactor, confirmSecondFactor])
    expect(mayCall(overdue, call)).toBe(true)
  for (const call of [changeStaffPassword, staffOffers.list, staffParameters.change]) {
    expect(mayCall(overdue, call)).toBe(false)
    expect(isOfChain(overdue, call)).toBe(false)
  }
})

describe('staff of some branches', () => {
  it.each([
    ['makes offers', staffOffers.create, true, false],
    ['sees departments', staffDepartments.list, true, false],
    ['does not make departments', staffDepartments.create, false, true],
    ['does not change many prices', applyPrices, false, true],
    ['does not change parameters', staffParameters.change, false, true],
  ])('%s', (_what, call, may, isChain) => {
    const account = { ...ofSome, Sucursales: [...ofSome.Sucursales] }
    expect([mayCall(account, call), isOfChain(account, call)]).toEqual([may, isChain])
    expect([mayCall(chief, call), isOfChain(chief, call)]).toEqual([true, false])
  })

  it('of a role that would not make the call anyway is not shown the chain', () => {
    expect(isOfChain({ ...picker, Sucursales: [2] }, applyPrices)).toBe(false)
  })
})
