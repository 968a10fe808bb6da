import { expect, test } from 'vitest'
import { siteAddress } from './site-link.tsx'

test.each([
  ['/#/articulos/8', { isRoute: true, to: '/articulos/8' }],
  ['#/promociones', { isRoute: true, to: '/promociones' }],
  ['/super-card', { isRoute: true, to: '/super-card' }],
  ['promociones', { isRoute: true, to: '/promociones' }],
  [' https://example.com/a?b=c#d ', { isRoute: false, to: 'https://example.com/a?b=c#d' }],
  ['HTTP://example.com', { isRoute: false, to: 'HTTP://example.com' }],
  ['javascript:alert(1)', null],
  ['JavaScript:alert(1)', null],
  ['data:text/html,x', null],
  ['//example.com', null],
  ['', null],
  ['#', null],
])('%j leads to %j', (typed, address) => {
  expect(siteAddress(typed)).toEqual(address)
})
