import { TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { matchingStep, newTotpSecret, otpauthUri, randomBase32 } from './second-factor.ts'

it('codes are accepted one step early and late, and no more', () => {
  const now = new Date('2026-11-21T12:00:10Z')
  const step = TOTP.counter({ timestamp: now.getTime() })
  const secret = newTotpSecret()
  const totp = new TOTP({ secret })
  const codeOf = (aside: number) => totp.generate({ timestamp: now.getTime() + aside * 30_000 })
  const found = [-2, -1, 0, 1, 2].map((aside) => matchingStep(secret, codeOf(aside), now))
  expect(found).toEqual([null, step - 1, step, step + 1, null])
  for (const wrong of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', 'ñandúñ', '12345\n'])
    expect(matchingStep(secret, wrong, now), wrong).toBeNull()
})

// RFC 6238, appendix B: the last six digits of the SHA-1 rows
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('the code at %d s is the RFC’s', (seconds, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(matchingStep(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

it('secrets are base32 without padding', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(randomBase32(5)).toMatch(/^[A-Z2-7]{8}$/)
})

it('the address for apps names the shop, the account and the secret', () => {
  expect(otpauthUri('Góndola gestión', 'ana', 'MZXW6')).toBe(
    'otpauth://totp/G%C3%B3ndola%20gesti%C3%B3n:ana?issuer=G%C3%B3ndola%20gesti%C3%B3n&secret=MZXW6&algorithm=SHA1&digits=6&period=30',
  )
})
