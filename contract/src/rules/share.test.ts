import { expect, test } from 'vitest'
import { SHARE_TARGETS, shareAddress, shareTargetsFor, shareUrl, type ShareTarget } from './share.ts'

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
])('%j is shared, or with a warning the current page: %s', (wanted, hasWarning) => {
  expect(shareUrl(wanted, CURRENT)).toEqual({ url: hasWarning ? CURRENT : wanted, hasWarning })
})

test.each(
  (Object.keys(SHARE_TARGETS) as ShareTarget[]).filter((name) => shareAddress(name, SHARED) !== null),
)('%s gets the address whole', (target) => {
  const address = shareAddress(target, SHARED)!
  expect(address).toMatch(/^[a-z-]+:\S+$/)
  expect(address).toContain(encodeURIComponent(SHARED.url))
  expect(address).not.toMatch(/[#\s]|& /)
})

test('every target of the specification that still exists is offered, Messenger on phones', () => {
  expect(shareTargetsFor(SHARED, true)).toEqual(
    'facebook twitter linkedin pinterest reddit tumblr vk telegram messenger whatsapp xing line sms email print copy'.split(
      ' ',
    ),
  )
  expect(shareTargetsFor(SHARED, false)).not.toContain('messenger')
})

test('Pinterest needs a picture', () => {
  expect(shareAddress('pinterest', SHARED)).toContain(`media=${encodeURIComponent(SHARED.image)}`)
  const bare = { ...SHARED, image: null }
  expect(shareAddress('pinterest', bare)).toBeNull()
  expect(shareTargetsFor(bare, true)).not.toContain('pinterest')
})
