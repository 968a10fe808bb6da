import { expect, test } from 'vitest'
import {
  SHARE_TARGET_NAMES,
  SHARE_TARGETS,
  shareAddress,
  shareObstacle,
  shareUrl,
  type ShareTarget,
} from './share-targets.ts'

const CURRENT = 'https://tienda.example/#/inicio'
const SHARED = {
  url: 'https://tienda.example/p/77/Yerba-500-g',
  text: 'Yerba & mate #1',
  image: 'https://tienda.example/imagenes/77.webp',
}

test.each([
  ['https://tienda.example/p/77', false],
  ['http://tienda.example', false],
  ['HTTPS://tienda.example/p/77?x=1#y', false],
  ['', true],
  ['/p/77', true],
  ['tienda.example/p/77', true],
  ['ftp://tienda.example', true],
  ['javascript:alert(1)//https://x', true],
  ['https://', true],
  ['https://tienda.example/con espacio', true],
])('%j is shared, or with a warning the current page: %s [§5.17]', (wanted, hasWarning) => {
  expect(shareUrl(wanted, CURRENT)).toEqual({ url: hasWarning ? CURRENT : wanted, hasWarning })
})

test.each(
  (Object.keys(SHARE_TARGETS) as ShareTarget[]).filter((name) => shareAddress(name, SHARED) !== null),
)('%s gets the address whole [§2.87]', (target) => {
  const address = shareAddress(target, SHARED)!
  expect(address).toMatch(/^[a-z-]+:\S+$/)
  expect(address).toContain(encodeURIComponent(SHARED.url))
  expect(address).not.toMatch(/[#\s]|& /)
})

test('every target of the specification is there, in its order [§2.87]', () => {
  expect(SHARE_TARGET_NAMES.join(' ')).toBe(
    'facebook twitter linkedin google pinterest reddit tumblr mix vk telegram messenger whatsapp xing line sms email print copy',
  )
})

test.each([
  ['facebook', SHARED, false, null],
  ['print', SHARED, false, null],
  ['copy', SHARED, false, null],
  ['google', SHARED, true, 'closed'],
  ['mix', SHARED, false, 'closed'],
  ['messenger', SHARED, true, null],
  ['messenger', SHARED, false, 'phones-only'],
  ['pinterest', SHARED, false, null],
  ['pinterest', { ...SHARED, image: null }, true, 'no-picture'],
] as const)('%s of %j on a phone: %s is preserved by %s', (target, shared, isPhone, obstacle) =>
  expect(shareObstacle(target, shared, isPhone)).toBe(obstacle),
)

test('Pinterest gets the picture whole [§5.17]', () => {
  expect(shareAddress('pinterest', SHARED)).toContain(`media=${encodeURIComponent(SHARED.image)}`)
})
