import type { AuditedFields } from '@gondola/contract/base'
import { actionText, AUDIT_TEXTS, differenceRows, otherFieldText } from '@gondola/contract/staff'
import type { MailContent } from './client-mails.ts'

/** A recorded change, with the fields that differ. */
export interface MailedChange {
  /** Who made it; null: the shop itself. */
  user: string | null
  Entidad: string
  Clave: string | number
  Accion: string
  Antes: AuditedFields | null
  Despues: AuditedFields | null
}

/** The kinds of record that move money or open doors: the settings whose calls ask for password or code again. */
export const MAILED_ENTITIES: Readonly<Record<string, string>> = {
  equipo: 'Cuenta del equipo',
  roles: 'Rol del equipo',
  cobros: 'Cuenta de cobros',
  'cuenta-transferencias': 'Cuenta que recibe transferencias',
  'tipos-pago': 'Forma de pago',
  'claves-api': 'Clave de otro sistema',
  webhooks: 'Webhook',
  parametros: 'Parámetros',
}

/** Actions that change nothing of the record. */
const NO_CHANGES: ReadonlySet<string> = new Set(['ver', 'exportar', 'repetir'])

export const isMailedChange = ({ Entidad, Accion }: Pick<MailedChange, 'Entidad' | 'Accion'>): boolean =>
  Object.hasOwn(MAILED_ENTITIES, Entidad) && !NO_CHANGES.has(Accion)

const NOTE =
  'Si nadie del equipo te avisó de este cambio, entrá al panel, deshacelo y cambiá las contraseñas: alguien puede estar usando una cuenta de la tienda. El registro de cambios dice qué más hizo.'

const VALUE_MAX = 300
const SHOWN_OF_SECRET = 4

/** Other systems write their keys into addresses, so that only their beginning and last characters are shown. */
function shown(field: string, value: string | null): string {
  if (value === null) return AUDIT_TEXTS.nothing
  const end = `…${value.slice(-SHOWN_OF_SECRET)}`
  if (field === 'Url' && URL.canParse(value)) return `${new URL(value).origin}/${end}`
  if (field.startsWith('Llave') && !/^\d{4}-/.test(value)) return end
  return value.length > VALUE_MAX ? `${value.slice(0, VALUE_MAX)}…` : value
}

/** Tells who changed what, with the values before and after. */
export function changeMail({ user, Entidad, Clave, Accion, Antes, Despues }: MailedChange): MailContent {
  const what = `${MAILED_ENTITIES[Entidad]}: ${actionText(Accion).toLowerCase()}`
  const rows = differenceRows(Antes, Despues).map(({ field, before, after }) => {
    const values = [`Antes: ${shown(field, before)}`, `Ahora: ${shown(field, after)}`]
    return [otherFieldText(field), values.join('\n')] as const
  })
  return {
    subject: `Cambio en la tienda: ${what}`,
    greeting: 'Hola:',
    paragraphs: ['Cambió algo que mueve la plata de la tienda o abre su panel.'],
    facts: [['Qué', `${what} (${Clave})`], ['Quién', user ?? AUDIT_TEXTS.nobody], ...rows],
    notes: [NOTE],
  }
}
