import { MAIL_TEMPLATES, type MailTemplateName } from './mail-templates.ts'

/** The texts of a mail that a shop may change, as they are kept. */
export interface TemplateTexts {
  Asunto: string
  Texto: string
  Nota: string
}

/** What stands for each name in braces in one mail. */
export type TemplateValues = Readonly<Record<string, string>>

/** Which texts a mail is made of, and with what: by it the shop's own texts take their place. */
export interface UsedTemplate {
  name: MailTemplateName
  values: TemplateValues
}

export interface FilledTemplate {
  subject: string
  paragraphs: string[]
  notes: string[]
}

/** The texts with the values in place of the names, once: a name inside a value stays text. */
export function fillTemplate({ Asunto, Texto, Nota }: TemplateTexts, values: TemplateValues): FilledTemplate {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
    )
  return { subject: fill(Asunto), paragraphs: blocksOf(Texto).map(fill), notes: blocksOf(Nota).map(fill) }
}

/** What a mail says by the built-in texts, with the note of which they are. */
export const fromTemplate = (
  name: MailTemplateName,
  values: TemplateValues,
): FilledTemplate & { template: UsedTemplate } => ({
  ...fillTemplate(MAIL_TEMPLATES[name], values),
  template: { name, values },
})

const blocksOf = (text: string) =>
  text
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
