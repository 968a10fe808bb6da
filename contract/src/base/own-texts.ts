// A chain's own wording of what customers read. What it does not word itself stays as it is written in the code.

/** A chain's wording by the text that it replaces. A value is `{}` in the text, and `{1}`, `{2}` … in its wording. */
export type Wording = Readonly<Record<string, string>>

type Texts = Record<string, unknown>

let wording: Wording = {}
const known: [texts: Texts, name: string, written: string][] = []

/**
 * Registers texts, those in objects and lists within too. They are replaced in place: nothing may copy one while modules
 * are evaluated. Texts that no module uses are left out of the page.
 */
/* @__NO_SIDE_EFFECTS__ */
export function ownTexts<const T extends object>(texts: T): T {
  register(texts)
  return texts
}

function register(texts: object): void {
  for (const [name, text] of Object.entries(texts) as [string, unknown][]) {
    if (typeof text === 'object') register(text!)
    if (typeof text !== 'string') continue
    known.push([texts as Texts, name, text])
    ;(texts as Texts)[name] = wording[text] ?? text
  }
}

/** Tags a text that has values, or that a function answers: `` say`Te faltan ${pesos}` ``. */
export function say(written: TemplateStringsArray, ...values: unknown[]): string {
  const own = wording[written.join('{}')]
  return own === undefined
    ? written.reduce((said, part, place) => `${said}${String(values[place - 1])}${part}`)
    : own.replace(/\{(\d)\}/g, (_, place: number) => String(values[place - 1]))
}

/** Replaces the wording that is in use. */
export function putWording(own: Wording): void {
  wording = own
  for (const [texts, name, written] of known) texts[name] = own[written] ?? written
}

export const currentWording = (): Wording => wording

export const registeredTexts = (): string[] => known.map(([, , written]) => written)
