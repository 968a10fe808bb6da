import type { PushKind } from '@gondola/contract/orders'

/** What an order's message depends on besides its kind. */
export interface PushFacts {
  orderId: number
  /** The customer picks it up. */
  isPickup: boolean
  /** Something was replaced or is missing. */
  hasDifferences: boolean
}

interface PushText {
  title: string
  text: string
}

const FOLLOW = 'Tocá para seguirlo.'

/**
 * The words of a message. Lock screens show them, and push services carry them encrypted: no name, address or article.
 */
export function pushText(kind: PushKind, { orderId, isPickup, hasDifferences }: PushFacts): PushText {
  const order = `pedido ${orderId}`
  switch (kind) {
    case 'preparando':
      return { title: `Estamos preparando tu ${order}`, text: FOLLOW }
    case 'listo':
      return {
        title: `Tu ${order} está preparado`,
        text: hasDifferences ? 'Hubo cambios: tocá para ver qué reemplazamos o faltó.' : FOLLOW,
      }
    case 'en-camino':
      return isPickup
        ? { title: `Ya podés retirar tu ${order}`, text: 'Tocá para ver dónde.' }
        : { title: `Tu ${order} está en camino`, text: FOLLOW }
    case 'entregado':
      return {
        title: isPickup ? `Retiraste tu ${order}` : `Entregamos tu ${order}`,
        text: 'Tocá para decirnos cómo te llegó.',
      }
    case 'cancelado':
      return { title: `Tuvimos que cancelar tu ${order}`, text: 'Tocá para ver por qué.' }
  }
}

/** Why a message was given up, for staff. */
export const PUSH_FAULTS = {
  expired: 'Ya no era novedad',
  gone: 'El navegador ya no recibe avisos',
  address: 'La dirección no es de un servicio de avisos',
  tooSlow: 'El servicio de avisos no respondió a tiempo',
  unreachable: (code: string) => `No se pudo llegar al servicio de avisos (${code})`,
  status: (status: number) => `El servicio de avisos respondió ${status}`,
} as const
