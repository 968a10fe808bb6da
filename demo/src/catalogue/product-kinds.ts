import { capital } from '@gondola/contract/base'

/** One kind of a product line: its full name, and the two parts that the picture shows separately. */
export interface ProductKind {
  /** 'Mermelada Arcor durazno' */
  name: string
  /** 'Mermelada' */
  product: string
  /** 'durazno'; empty if there is only one kind. */
  kind: string
}

/**
 * The kinds of a pattern such as `Mermelada @ {durazno|frutilla}`. @ is replaced by the brand; without @ the brand goes
 * before the braces or at the end. `brandInName` is empty if the name does not show the brand.
 */
export function listKinds(pattern: string, brandInName: string): ProductKind[] {
  return combinations(pattern).map((choice) => {
    const [before = '', after = ''] = choice.text.split('@')
    const product = pattern.includes('@') ? before : choice.head
    const kind = pattern.includes('@') ? after : choice.text.slice(choice.head.length)
    const whole = pattern.includes('@')
      ? `${before} ${brandInName} ${after}`
      : `${choice.text} ${brandInName}`
    return { name: capital(tidy(whole)), product: capital(tidy(product)), kind: tidy(kind) }
  })
}

interface Choice {
  text: string
  /** The text common to all kinds; the whole text if the pattern begins with its kinds. */
  head: string
}

function combinations(pattern: string): Choice[] {
  const groups = [...pattern.matchAll(/\{([^}]*)\}/g)]
  const firstLater = groups.find(({ index }) => index > 0)
  let choices: Choice[] = [{ text: '', head: '' }]
  let from = 0
  for (const group of groups) {
    const between = pattern.slice(from, group.index)
    from = group.index + group[0].length
    choices = choices.flatMap(({ text, head }) =>
      (group[1] ?? '').split('|').map((kind) => ({
        text: text + between + kind,
        head: group === firstLater ? text + between : head,
      })),
    )
  }
  const rest = pattern.slice(from)
  return choices.map(({ text, head }) => ({ text: text + rest, head: firstLater ? head : text + rest }))
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
