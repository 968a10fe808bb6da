import { expect, test } from 'vitest'
import { withHeadingsFromTwo } from './html-text.tsx'

test.each([
  ['<p>a</p>', '<p>a</p>'],
  ['<h2>a</h2><h3>b</h3>', '<h2>a</h2><h3>b</h3>'],
  ['<h3>a</h3><h4 title="x">b</h4><h3>c</h3>', '<h2>a</h2><h3 title="x">b</h3><h2>c</h2>'],
  ['<h4>a</h4><hr>', '<h2>a</h2><hr>'],
])('%s becomes %s', (html, shifted) => {
  expect(withHeadingsFromTwo(html)).toBe(shifted)
})
