import { expect, test } from 'vitest'
import { bareReference } from '../providers/transfer/transfer-reference.ts'
import { matchCredit, type AskedTransfer } from './match-credit.ts'

const ASKED: AskedTransfer = {
  session: 5,
  order: 1234,
  bareReference: bareReference('G1234-7KQ2'),
  centavos: 100_000,
  isOpen: true,
  isReceived: false,
}
const byReference = new Map([[ASKED.bareReference, ASKED]])

// without the reference the amount alone proposes the order
test.each([
  ['TRANSF 4412 G1234-7KQ2 JUAN PEREZ', 'asignado'],
  ['transf g1234 7kq2', 'asignado'],
  ['G12347KQ2', 'asignado'],
  ['GARCIA G1234-7KQ2', 'asignado'],
  ['G1234 7KQ', 'propuesto'],
  ['G123-47KR2', 'propuesto'],
  ['', 'propuesto'],
])('with %j, a credit of the amount of G1234-7KQ2 is %s', (text, state) => {
  const credit = { day: '2026-11-21', centavos: ASKED.centavos, text }
  expect(matchCredit(credit, byReference, [ASKED], [])).toMatchObject({ state, session_id: ASKED.session })
})
