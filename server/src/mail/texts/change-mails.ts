import type { AuditedFields } from '@gondola/contract/base'
import { API_KEY_TEXTS, WEBHOOK_TEXTS } from '@gondola/contract/integrations'
import { PARAMETER_FIELDS, PAYMENT_TYPE_FIELDS, TRANSFER_ACCOUNT_FIELDS } from '@gondola/contract/site'
import {
  actionText,
  AUDIT_TEXTS,
  differenceRows,
  otherFieldText,
  ROLE_TEXTS,
  TEAM_TEXTS,
} from '@gondola/contract/staff'
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

interface MailedEntity {
  /** As after 'cambio de'. */
  of: string
  fields?: Readonly<Record<string, string>>
  /** Its key tells nothing that its name does not. */
  isOnly?: true
}

/** The kinds of record that move money or open doors: the settings whose calls ask for password or code again. */
export const MAILED_ENTITIES: Readonly<Record<string, MailedEntity>> = {
  equipo: { of: 'una cuenta del equipo', fields: TEAM_TEXTS.fields },
  roles: { of: 'un rol del equipo', fields: ROLE_TEXTS.fields },
  cobros: { of: 'una cuenta de cobros o de avisos' },
  'cuenta-transferencias': {
    of: 'la cuenta que recibe transferencias',
    fields: TRANSFER_ACCOUNT_FIELDS,
    isOnly: true,
  },
  'tipos-pago': { of: 'un tipo de pago', fields: PAYMENT_TYPE_FIELDS },
  'claves-api': { of: 'una clave de otro sistema', fields: API_KEY_TEXTS.fields },
  webhooks: { of: 'un webhook', fields: WEBHOOK_TEXTS.fields },
  parametros: { of: 'los parámetros', fields: PARAMETER_FIELDS, isOnly: true },
}

/** What was done, before 'de una cuenta del equipo'. */
const DONE: Readonly<Record<string, string>> = {
  crear: 'alta',
  editar: 'cambio',
  eliminar: 'baja',
  revocar: 'baja',
  deshacer: 'vuelta atrás',
  confirmar: 'confirmación',
  anular: 'anulación',
  'cambiar-secreto': 'secreto nuevo',
  'cambiar-contrasena': 'contraseña nueva',
  'reiniciar-acceso': 'reinicio del acceso',
  'activar-segundo-factor': 'segundo factor nuevo',
  'quitar-segundo-factor': 'fin del segundo factor',
  'usar-codigo-de-recuperacion': 'uso de un código de recuperación',
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
  const { of = '', fields = {}, isOnly } = MAILED_ENTITIES[Entidad] ?? {}
  const done = (Object.hasOwn(DONE, Accion) && DONE[Accion]) || actionText(Accion).toLowerCase()
  const what = `${done} de ${of}`
  const rows = differenceRows(Antes, Despues).map(({ field, before, after }) => {
    const values = [`Antes: ${shown(field, before)}`, `Ahora: ${shown(field, after)}`]
    return [otherFieldText(field, fields), values.join('\n')] as const
  })
  return {
    subject: `Aviso de la tienda: ${what}`,
    greeting: 'Hola:',
    paragraphs: ['Cambió algo que mueve la plata de la tienda o abre su panel.'],
    facts: [['Qué', isOnly ? what : `${what} (${Clave})`], ['Quién', user ?? AUDIT_TEXTS.nobody], ...rows],
    notes: [NOTE],
  }
}
