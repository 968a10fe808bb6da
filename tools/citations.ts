import type { SourceFile } from './architecture/read-sources.ts'

/** The pages of `docs/spec`, by the name used in citations. */
export const SPEC_PAGES: Readonly<Record<string, string>> = {
  spec: 'docs/spec/shop.md',
  contract: 'docs/spec/contract.md',
  argentina: 'docs/spec/argentina.md',
  backoffice: 'docs/spec/backoffice.md',
}

/** A cited section: `spec §5`, `argentina L12`, with the word after it (`account edit`) if there is one. */
export interface Citation {
  /** Name of the page; empty if the text names none. */
  page: string
  /** `5`, `1.2`, `L12`. */
  section: string
  detail: string
}

const NAMES = Object.keys(SPEC_PAGES).join('|')
const MARKS = new RegExp(
  [
    // the page's name
    String.raw`\b(?<page>${NAMES})\b(?= (?:§|L)\d)`,
    // a section with the word before it and the words after it
    String.raw`(?:(?<before>\p{L}+) )?§(?<section>\d+(?:\.\d+)*)(?:, (?!L\d|Ley |(?:${NAMES}) §)(?<detail>\p{L}[^;:,.)\x60|]*?)(?= and |[;:,.)\x60|]|$))?`,
    // a duty of Argentine law
    String.raw`(?<=\bargentina (?:§[\d.]+(?:, | ))?(?:L\d+(?:, | and ))*)L(?<duty>\d+)\b`,
  ].join('|'),
  'gu',
)
/**
 * Maximum distance at which a page's name applies to later sections: `(spec §2, Social sharing widget; §5, Share URL)`.
 */
const REACH_CHARACTERS = 120
/** A statement's id in a test's title (`npm run coverage`): checked against the list of statements. */
const COVERAGE_TAG = /\[§[\d.,§ -]+\]/g
/** Words allowed between one section of a page and the next. */
const JOINING = new Set(['and', 'to'])

/**
 * Every section that a text cites. `home` is the page that a bare § refers to, for a text that is a page of
 * `docs/spec`.
 */
export function citationsIn(text: string, home = ''): Citation[] {
  const found: Citation[] = []
  let named = { page: '', end: Number.NEGATIVE_INFINITY }
  for (const { groups = {}, index } of oneLine(text).replaceAll(COVERAGE_TAG, '').matchAll(MARKS)) {
    const { page, before, section, detail = '', duty } = groups
    if (page !== undefined) {
      named = { page, end: index }
      continue
    }
    const holds = index - named.end <= REACH_CHARACTERS && (before === undefined || JOINING.has(before))
    found.push({
      page: holds ? named.page : home,
      section: section ?? `L${duty}`,
      detail,
    })
  }
  return found
}

/** Joins a comment's lines, because a citation may be broken between them. */
const oneLine = (text: string) => text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ')

/**
 * The sections of a page with their texts, by number; a duty in the table of `argentina §1.1` is a section by its
 * letter.
 */
export function sectionsOf(page: string): Map<string, string> {
  const sections = new Map<string, string>()
  const headings = [...page.matchAll(/^#{2,3} (\d+(?:\.\d+)*)\.? .*$/gm)]
  for (const [at, heading] of headings.entries()) {
    const number = heading[1]!
    // a section includes its subsections
    const next = headings.slice(at + 1).find(([, other]) => !other!.startsWith(`${number}.`))
    sections.set(number, page.slice(heading.index, next?.index))
  }
  for (const [row, duty] of page.matchAll(/^\| (L\d+) \|.*$/gm)) sections.set(duty!, row)
  return sections
}

/** The error in a citation, or null. */
export function faultOf(
  { page, section, detail }: Citation,
  pages: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string | null {
  if (page === '') return `§${section} of no page`
  const text = pages.get(page)?.get(section)
  const cited = `${page} ${section.startsWith('L') ? '' : '§'}${section}`
  if (text === undefined) return `${cited} is not there`
  return text.toLowerCase().includes(detail.toLowerCase()) ? null : `${cited} says nothing of '${detail}'`
}

/** Citations that cannot be resolved: issue numbers, and decisions and pages that do not exist. */
export function citedElsewhere(text: string, paths: ReadonlySet<string>): string[] {
  const issues = [...text.matchAll(/\bissues? #?\d+/gi)].map(([cited]) => cited)
  const decisions = [...text.matchAll(/\bdecisions?(?: |\/)(\d{4})\b(?: and (\d{4})\b)?/g)].flatMap(
    ([, ...numbers]) =>
      numbers
        .filter((number) => number !== undefined)
        .filter((number) => ![...paths].some((path) => path.startsWith(`docs/decisions/${number}-`)))
        .map((number) => `decision ${number}`),
  )
  const pages = [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
    .map(([path]) => path)
    .filter((path) => !paths.has(path))
  return [...issues, ...decisions, ...pages]
}

/** The name of a page, if the file is one of `docs/spec`. */
export const homeOf = ({ path }: Pick<SourceFile, 'path'>): string =>
  Object.entries(SPEC_PAGES).find(([, file]) => file === path)?.[0] ?? ''
