import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './install-packages.mjs'

// A positional pseudo-class in a compound without a class or a tag is tried on every element of the page, and the
// browser then recomputes all styles beneath an element whose children change (decision 0030).

const POSITIONAL = /:(?:nth-|only-|first-of|last-of)/
const RULE = /([^{}]+)\{/g

const selectorsOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(RULE)].map(([, selector]) => selector!)

/** The compounds of the shop's selectors that are positional and match any element. */
function unlimited(css: string): string[] {
  return selectorsOf(css)
    .flatMap((selector) => selector.split(/\s*[,>+~]\s*|\s+(?![^(]*\))/))
    .filter((compound) => POSITIONAL.test(compound))
    .filter(
      (compound) => !/^[\w.[]/.test(compound) || /:(?:not|is|where|has)\([^)]*:(?:nth-|only-)/.test(compound),
    )
}

test('positional selectors name a class or a tag', () => {
  const files = globSync('storefront/src/**/*.css', { cwd: root })
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => unlimited(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})

// A rule in which any element follows any other makes the browser recompute the page when its stylesheet is added.
test('no element is chosen by any sibling before it', () => {
  const files = globSync('storefront/src/**/*.module.css', { cwd: root })
  const found = files.filter((file) =>
    selectorsOf(readFileSync(path.join(root, file), 'utf8')).some((selector) => /\*\s*[+~]/.test(selector)),
  )
  expect(found).toEqual([])
})

// What is added anywhere then makes the browser recompute the page.
test('no rule with :has() ends in any element', () => {
  const files = globSync('storefront/src/**/*.css', { cwd: root })
  const isAny = (selector: string) => /:has\([^)]*\)[^,]*[\s>]\*/.test(selector)
  expect(['.a tr:has([b]) > .c > *', 'tr:has(.a) > .b, .c > *'].filter(isAny)).toHaveLength(1)
  expect(
    files.filter((file) => selectorsOf(readFileSync(path.join(root, file), 'utf8')).some(isAny)),
  ).toEqual([])
})

test.each([
  ['.line > :nth-child(3) {}', [':nth-child(3)']],
  ['.path li:last-child:not(:only-child) {}', ['li:last-child:not(:only-child)']],
  ['.table th:nth-child(-n + 2), .department:last-of-type {}', []],
])('%s', (css, found) => {
  expect(unlimited(css)).toEqual(found)
})
