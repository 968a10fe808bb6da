import { Type, type Static } from 'typebox'
import { Closed, OneOf } from '../base/index.ts'

// What customers read, and a chain's own wording of it (base/own-texts.ts).

/** The parts of the shop, by the file that has their texts; '': every other file. In the panel's order. */
export const MESSAGE_PARTS = {
  'storefront/src/texts/home.ts': 'Inicio',
  'storefront/src/texts/own-home.ts': 'Inicio',
  'storefront/src/texts/chrome.ts': 'Encabezado y pie',
  'storefront/src/texts/search.ts': 'Búsqueda',
  'storefront/src/texts/lists.ts': 'Productos',
  'storefront/src/texts/quantity.ts': 'Productos',
  'contract/src/catalogue/texts.ts': 'Productos',
  'contract/src/catalogue/article-texts.ts': 'Productos',
  'contract/src/promotions/texts.ts': 'Promociones',
  'storefront/src/texts/shopping-list.ts': 'Lista de compras',
  'contract/src/cart/texts.ts': 'Carrito',
  'storefront/src/texts/checkout.ts': 'Compra',
  'storefront/src/texts/delivery.ts': 'Entrega',
  'storefront/src/texts/place.ts': 'Entrega',
  'storefront/src/texts/payment.ts': 'Pago',
  'storefront/src/texts/orders.ts': 'Pedidos',
  'storefront/src/texts/followed-order.ts': 'Pedidos',
  'contract/src/orders/texts.ts': 'Pedidos',
  'contract/src/orders/order-stages.ts': 'Pedidos',
  'server/src/push/push-texts.ts': 'Pedidos',
  'storefront/src/texts/account.ts': 'Cuenta',
  'storefront/src/texts/info-pages.ts': 'Formularios y páginas',
  'contract/src/http/violation-texts.ts': 'Avisos',
  'contract/src/http/refusals-texts.ts': 'Avisos',
  'storefront/src/texts/interface.ts': 'Avisos',
  '': 'Otros',
} as const

/** A text as it is written in the code, with `{}` for each value, and the values' names and examples. */
export interface MessageSource {
  part: string
  written: string
  fields: (readonly [name: string, example: string])[]
}

/** A chain's wording may be as long as this, or as the text that it replaces. */
export const MESSAGE_MAX_CHARACTERS = 300

const Text = Type.String({ maxLength: 2000 })

/** Derived from the text as it is written. */
export const MessageKey = Type.String({ pattern: '^[0-9a-f]{16}$' })

export const MessageDraft = Closed({
  /** The chain's own wording, each value as its name in braces; empty: none. */
  Propio: Text,
})
export type MessageDraft = Static<typeof MessageDraft>

export const StaffMessage = Closed({
  Clave: MessageKey,
  Parte: Type.String(),
  /** As it is written, each value as its name in braces. */
  Original: Text,
  ...MessageDraft.properties,
  Cambiado: Type.Boolean(),
  Campos: Type.Array(Closed({ Campo: Type.String(), Ejemplo: Type.String() })),
})
export type StaffMessage = Static<typeof StaffMessage>

/** Ready wordings: vos throughout and correctly spelt, or as it is written, which is the specification's. */
export const MessageSet = OneOf('voseo', 'original')
export type MessageSet = Static<typeof MessageSet>

export const MessageSetSizes = Closed({ voseo: Type.Integer(), original: Type.Integer() })
export type MessageSetSizes = Static<typeof MessageSetSizes>

const PLACE = /\{([^{}]*)\}/g

/** The names in braces that a text has. */
export const placesIn = (text: string): string[] => Array.from(text.matchAll(PLACE), ([, name = '']) => name)

/** A text with an example, or another word, for each name in braces. */
export const fillPlaces = (text: string, valueOf: (name: string) => string): string =>
  text.replace(PLACE, (_, name: string) => valueOf(name))
