import { say } from '@gondola/contract/base'
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
  /** Of the template that says so (`channels/whatsapp`), after 'pedido_'; absent: of its kind. */
  template?: string
}

/** A message's words. Lock screens show them, push services carry them encrypted: no name, address or article. */
export function pushText(kind: PushKind, { orderId, isPickup, hasDifferences }: PushFacts): PushText {
  const follow = say`Tocá para seguirlo.`
  switch (kind) {
    case 'preparando':
      return { title: say`Estamos preparando tu pedido ${orderId}`, text: follow }
    case 'pregunta':
      return {
        title: say`Falta algo de tu pedido ${orderId}`,
        text: say`Tocá para elegir qué va en su lugar.`,
      }
    case 'listo':
      return {
        title: say`Tu pedido ${orderId} está preparado`,
        text: hasDifferences ? say`Hubo cambios: tocá para ver qué reemplazamos o faltó.` : follow,
        ...(hasDifferences && { template: 'listo_con_cambios' }),
      }
    case 'en-camino':
      return isPickup
        ? {
            title: say`Ya podés retirar tu pedido ${orderId}`,
            text: say`Tocá para ver dónde.`,
            template: 'para_retirar',
          }
        : { title: say`Tu pedido ${orderId} está en camino`, text: follow }
    case 'entregado':
      return {
        title: isPickup ? say`Retiraste tu pedido ${orderId}` : say`Entregamos tu pedido ${orderId}`,
        text: say`Tocá para decirnos cómo te llegó.`,
        ...(isPickup && { template: 'retirado' }),
      }
    case 'cancelado':
      return { title: say`Cancelamos tu pedido ${orderId}`, text: say`Tocá para ver por qué.` }
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
  tooMany: 'Ese teléfono ya tuvo muchos avisos hoy',
  whatsApp: (code: number) => `WhatsApp no lo tomó (código ${code})`,
} as const
