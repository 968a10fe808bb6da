import { expect, test } from 'vitest'
import { nationalDigits, readTelephones, telephoneAddress, whatsappAddress } from './telephone.ts'

test.each([
  ['+54 9 249 400-0000', '5492494000000'],
  ['0249 15-400-0000', '5492494000000'],
  ['(0249) 15 400-0000', '5492494000000'],
  ['249 400-0000', '5492494000000'],
  ['+54 249 15 400-0000', '5492494000000'],
  ['+54 0249 400 0000', '5492494000000'],
  ['+54 (9) 249 4000000', '5492494000000'],
  ['54249 400 0000', '5492494000000'],
  ['5492494000000', '5492494000000'],
  ['0054 9 249 400 0000', '5492494000000'],
  ['9 249 400-0000', '5492494000000'],
  ['011 15 5555-5555', '5491155555555'],
  ['11 5555–5555', '5491155555555'],
  ['02920 15 42-7710', '5492920427710'],
  ['02284 15 42-7710', '5492284427710'],
  ['Cel.: 249.400.0000', '5492494000000'],
  ['WhatsApp 249 400 0000', '5492494000000'],
  ['２４９ ４００ ００００', '5492494000000'],
  ['0800-333-4444 / 249 400-0000', '5492494000000'],
  ['+598 99 123 456', '59899123456'],
])('a chat with %s', (written, digits) => expect(whatsappAddress(written)).toBe(`https://wa.me/${digits}`))

test.each([
  ['(0249) 444-5500', 'tel:+542494445500'],
  ['(0249) 442-0000 / 442-0001', 'tel:+542494420000'],
  ['249 400-0000 int. 23', 'tel:+542494000000'],
  ['Tel/Fax: (0249) 442-0000 (interno 4)', 'tel:+542494420000'],
  ['+54 9 249 400-0000', 'tel:+5492494000000'],
  ['0800-333-4444', 'tel:08003334444'],
  ['0810 333 4444', 'tel:08103334444'],
  ['442-0000', 'tel:4420000'],
])('a call to %s', (written, link) => expect(telephoneAddress(written)).toBe(link))

test.each([
  ['(0249) 442-0000 / 442-0001', ['+542494420000', '+542494420001']],
  ['(0249) 442-0000/01', ['+542494420000', '+542494420001']],
  ['249 400-0000 y 11 5555-5555', ['+542494000000', '+541155555555']],
])('several numbers in %s', (written, dials) =>
  expect(readTelephones(written)?.map(({ dial }) => dial)).toEqual(dials),
)

test.each([
  ['tel'],
  ['---'],
  ['12'],
  [''],
  ['0'],
  ['no tengo'],
  ['249 400-0000 preguntar por Ana'],
  ['1234567890'],
  ['2001234567'],
  ['249 400-0000-1'],
  ['+54 249 40'],
  ['30111222333'],
  ['ana@example.com'],
  ['249 400 0000 / tel'],
])('no telephone: «%s»', (written) => {
  expect([readTelephones(written), telephoneAddress(written), whatsappAddress(written)]).toEqual([
    null,
    '',
    '',
  ])
})

test('a chat needs an area code, or an address', () => {
  expect(whatsappAddress('442-0000')).toBe('')
  expect(whatsappAddress('https://wa.me/message/ABC')).toBe('https://wa.me/message/ABC')
})

test.each([
  ['02494000000', '2494000000'],
  ['5492494000000', '2494000000'],
  ['249154000000', '2494000000'],
  ['4000000', '4000000'],
  ['30111222', '30111222'],
])('the national digits of %s', (digits, national) => expect(nationalDigits(digits)).toBe(national))
