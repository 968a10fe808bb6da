import { describe, expect, test } from 'vitest'
import { root } from './install-packages.mjs'
import { readSources } from './architecture/read-sources.ts'
import { SPEC_PAGES, citationsIn, citedElsewhere, faultOf, homeOf, sectionsOf } from './citations.ts'

/** Files with deliberately wrong citations, and generated ones. */
const LEFT_OUT = new Set(['tools/citations.ts', 'tools/citations.test.ts', 'package-lock.json'])

const sources = readSources(root)
const cited = sources.filter(({ path }) => !LEFT_OUT.has(path))
const paths = new Set(sources.map(({ path }) => path))
const pages = new Map(
  Object.entries(SPEC_PAGES).map(([name, file]) => [
    name,
    sectionsOf(sources.find(({ path }) => path === file)?.text ?? ''),
  ]),
)

describe('what code and docs cite', () => {
  test('exists in docs/spec', () => {
    const citations = cited.flatMap((source) =>
      citationsIn(source.text, homeOf(source)).map((citation) => ({ ...citation, path: source.path })),
    )
    expect(citations.length).toBeGreaterThan(600)
    const faults = citations.map((citation) => [citation.path, faultOf(citation, pages)])
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([])
  })

  test('is in the repository, and is no issue number', () => {
    const faults = cited.map(({ path, text }) => ({ path, lost: citedElsewhere(text, paths) }))
    expect(faults.filter(({ lost }) => lost.length > 0)).toEqual([])
  })
})

describe('a citation', () => {
  test.each([
    ['(spec §5)', ['spec 5 ']],
    ['(spec §2, Social sharing widget; §5, Share URL)', ['spec 2 Social sharing widget', 'spec 5 Share URL']],
    ['(spec §3, §4; contract §3 and §4)', ['spec 3 ', 'spec 4 ', 'contract 3 ', 'contract 4 ']],
    [
      '(argentina §1.6, L10, L11), argentina L1',
      ['argentina 1.6 ', 'argentina L10 ', 'argentina L11 ', 'argentina L1 '],
    ],
    ['/** Rules (spec\n * §5, account edit: all). */', ['spec 5 account edit']],
    ['by §7', [' 7 ']],
    ['M0 0 L10 20', []],
  ])('is read: %s', (text, found) => {
    expect(citationsIn(text).map(({ page, section, detail }) => `${page} ${section} ${detail}`)).toEqual(
      found,
    )
  })

  const pagesOf = (page: string) => new Map([['spec', sectionsOf(page)]])
  const page =
    '# A page\n\n## 1. One\n\nWords\n\n### 1.1 Part\n\nfine print\n\n| L1 | a duty |\n\n## 2. Two\n'

  test.each([
    ['spec §1', null],
    ['spec §1, fine print', null],
    ['spec §1.1, Words', "spec §1.1 says nothing of 'Words'"],
    ['spec §3', 'spec §3 is not there'],
    ['contract §1', 'contract §1 is not there'],
    ['design §1', '§1 of no page'],
  ])('is resolved: %s', (text, fault) => {
    expect(citationsIn(text).map((citation) => faultOf(citation, pagesOf(page)))).toEqual([fault])
  })

  test('of anything else is reported', () => {
    const known = new Set(['docs/decisions/0003-money.md', 'docs/erp.md'])
    expect(
      citedElsewhere('decision 0003, decisions 0003 and 0004; issue 4, 3; docs/erp.md, docs/gone.md', known),
    ).toEqual(['issue 4', 'decision 0004', 'docs/gone.md'])
  })
})
