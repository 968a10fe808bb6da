import { describe, expect, it } from 'vitest'
import { fromBase32, matchingStep, otpauthUri, timeStep, toBase32, totpCode } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')

describe('time-based codes', () => {
  // RFC 6238, appendix B, the SHA-1 rows
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %d s are those of the RFC', (seconds, code) => {
    expect(totpCode(SECRET, timeStep(new Date(seconds * 1000)), 8)).toBe(code)
  })

  // RFC 4226, appendix D
  it('are those of the RFC by counter', () => {
    const codes = [755224, 287082, 359152, 969429, 338314, 254676, 287922, 162583, 399871, 520489]
    expect(codes.map((_, step) => Number(totpCode(SECRET, step)))).toEqual(codes)
  })

  it('are taken one step early and late, and no more', () => {
    const now = new Date('2026-11-21T12:00:10Z')
    const step = timeStep(now)
    const found = [-2, -1, 0, 1, 2].map((aside) => matchingStep(SECRET, totpCode(SECRET, step + aside), now))
    expect(found).toEqual([null, step - 1, step, step + 1, null])
    for (const wrong of ['', '12345', '1234567', 'abcdef'])
      expect(matchingStep(SECRET, wrong, now)).toBeNull()
  })
})

describe('base32', () => {
  // RFC 4648, 10, without padding
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes and reads %s', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded)
    expect(Buffer.from(fromBase32(encoded)).toString()).toBe(text)
  })
})

it('the address for apps names the shop, the account and the secret', () => {
  expect(otpauthUri('Góndola gestión', 'ana', 'MZXW6')).toBe(
    'otpauth://totp/G%C3%B3ndola%20gesti%C3%B3n:ana?secret=MZXW6&issuer=G%C3%B3ndola%20gesti%C3%B3n&algorithm=SHA1&digits=6&period=30',
  )
})
