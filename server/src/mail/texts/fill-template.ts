import { branded } from '../../http/current-brand.ts'
import { MAIL_TEMPLATES, type MailTemplateName, type MailTemplateTexts } from './mail-templates.ts'

/** A mail's editable texts, as stored. */
export type TemplateTexts = Pick<MailTemplateTexts, 'Asunto' | 'Texto' | 'Nota'>

/** The values for the names in braces, for one mail. */
export type TemplateValues = Readonly<Record<string, string>>

/** The template and values a mail is built from, so that the shop's own texts can replace the built-in ones. */
export interface UsedTemplate {
  name: MailTemplateName
  values: TemplateValues
}

export interface FilledTemplate {
  subject: string
  paragraphs: string[]
  notes: string[]
}

/** Substitutes the values for the names in braces, once: a name in braces inside a value stays as it is. */
export function fillTemplate({ Asunto, Texto, Nota }: TemplateTexts, values: TemplateValues): FilledTemplate {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
    )
  return { subject: fill(Asunto), paragraphs: blocksOf(Texto).map(fill), notes: blocksOf(Nota).map(fill) }
}

export function builtInTexts(name: MailTemplateName): TemplateTexts {
  const { Asunto, Texto, Nota } = MAIL_TEMPLATES[name]
  return { Asunto: branded(Asunto), Texto: branded(Texto), Nota: branded(Nota) }
}

/** Fills a built-in template, and records which one it was. */
export const fromTemplate = (
  name: MailTemplateName,
  values: TemplateValues,
): FilledTemplate & { template: UsedTemplate } => ({
  ...fillTemplate(builtInTexts(name), values),
  template: { name, values },
})

const blocksOf = (text: string) =>
  text
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
