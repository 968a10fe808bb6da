import { expect, it } from 'vitest'
import { isKeptByEditor } from './text-form.tsx'

it.each([
  ['', true],
  ['<h2>a</h2><p>b <a href="#/x">c</a></p><ul><li>d</li></ul>', true],
  ['<P>a<BR/></P>', true],
  ['<table><tr><td>a</td></tr></table>', false],
  ['<dl><dt>a</dt></dl>', false],
  ['<p><small>a</small></p>', false],
  ['<details><summary>a</summary></details>', false],
  ['a < b', true],
])('%s: %s', (html, isKept) => expect(isKeptByEditor(html)).toBe(isKept))
