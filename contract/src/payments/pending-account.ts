import { Type, type Static } from 'typebox'
import { Closed, formatDate, formatTime, Id, OneOf, violationsOf } from '../base/index.ts'

// Another account or alias to transfer to: customers see it after a delay, or once a second administrator confirmed it.

/** The kinds of records with an account to transfer to, by the names of their resources. */
export const PendingAccountKind = OneOf('cuenta-transferencias', 'tipos-pago')
export type PendingAccountKind = Static<typeof PendingAccountKind>

/** What waits: the record's own fields are those asked for. */
export const PendingAccount = Closed({
  /** Who asked for it, all who changed it. */
  Pidio: Type.String(),
  /** When it was last changed: whoever confirms says which one they saw. */
  Pedido: Type.String(),
  /** From when on customers see it. */
  Desde: Type.String(),
  /** What they see until then, field by field. */
  EnUso: Type.Array(Closed({ Campo: Type.String(), Valor: Type.String() })),
})
export type PendingAccount = Static<typeof PendingAccount>

export const PendingAccountParams = Closed({ De: PendingAccountKind, Id })
export const SeenPendingAccount = Closed({ Pedido: Type.String({ maxLength: 40 }) })

/** Whether a text says where to transfer to: its words, or the 22 digits of a CBU or CVU. */
export const namesAccount = (text: string): boolean =>
  /\b(alias|c[bv]u)\b/i.test(text) || /\d{22}/.test(text.replace(/[\s.-]/g, ''))

export const pendingFault = violationsOf({
  'confirma-quien-pidio': 'La confirma otra persona de Administración, no quien la pidió.',
  'confirma-cuenta-reciente':
    'Tu cuenta del panel se creó o se cambió hace poco: la puede confirmar otra persona de Administración.',
  'pendiente-otra': 'Mientras tanto cambió o ya no espera: mirala de nuevo.',
})

export const PENDING_TEXTS = {
  title: (from: string) => `Los clientes la ven desde el ${from}`,
  asked: (who: string) => `La pidió ${who}.`,
  until: 'Hasta entonces ven:',
  none: 'nada',
  ownHint: 'Para que empiece antes la confirma otra persona de Administración.',
  confirm: 'Confirmar',
  cancel: 'Anular',
  confirmed: 'Confirmada: los clientes ya la ven.',
  cancelled: 'Anulada: sigue la de antes.',
} as const

/** When an account that waits is shown to customers. */
export const pendingTitle = ({ Desde }: Pick<PendingAccount, 'Desde'>): string =>
  PENDING_TEXTS.title(`${formatDate(Desde)} ${formatTime(Desde)}`)
