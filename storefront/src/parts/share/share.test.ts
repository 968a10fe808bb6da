import { expect, test } from 'vitest'
import { shareAddress } from './share.ts'

const url = 'https://tienda.example/#/ver-articulo/77/Yerba-500-g'

test.each([
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
  ['twitter', 'https://x.com/intent/post?url='],
  ['whatsapp', 'https://wa.me/?text=Yerba%20%26%20mate%20'],
] as const)('%s gets the address whole', (target, start) => {
  const address = shareAddress(target, url, 'Yerba & mate')
  expect(address.startsWith(start)).toBe(true)
  expect(address).toContain(encodeURIComponent(url))
  expect(address).not.toContain('#')
})
