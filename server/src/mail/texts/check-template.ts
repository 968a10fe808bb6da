import { MAIL_TEMPLATES, type MailTemplateName } from './mail-templates.ts'
import { MAIL_FAULTS, unknownFieldText } from './staff-mail-texts.ts'
import type { TemplateTexts } from './fill-template.ts'
import type { StaffViolation } from '@gondola/contract/base'

const FIELDS = ['Asunto', 'Texto', 'Nota'] as const

/** Checks edited texts: subject and text not empty, subject on one line, only known names in braces. */
export function checkMailTemplate(name: MailTemplateName, typed: TemplateTexts): StaffViolation | null {
  for (const Campo of ['Asunto', 'Texto'] as const)
    if (typed[Campo].trim() === '')
      return { code: 'plantilla-vacia', text: MAIL_FAULTS['plantilla-vacia'], Campo }
  if (/[\r\n]/.test(typed.Asunto.trim()))
    return { code: 'asunto-una-linea', text: MAIL_FAULTS['asunto-una-linea'], Campo: 'Asunto' }
  const known: Readonly<Record<string, string>> = MAIL_TEMPLATES[name].Campos
  for (const Campo of FIELDS) {
    const unknown = [...typed[Campo].matchAll(/\{([^{}]*)\}/g)].find(
      ([, field = '']) => !Object.hasOwn(known, field),
    )
    if (unknown !== undefined)
      return { code: 'campo-desconocido', text: unknownFieldText(unknown[0], Object.keys(known)), Campo }
  }
  return null
}
