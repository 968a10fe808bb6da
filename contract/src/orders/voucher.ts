import { Type, type Static } from 'typebox'
import { Closed, formatDate, formatPesos, Id, IsoDate, Pesos } from '../base/index.ts'

/** The kinds of vouchers, by ARCA's numbers. */
export const VOUCHER_NAMES = {
  1: 'Factura A',
  2: 'Nota de débito A',
  3: 'Nota de crédito A',
  6: 'Factura B',
  7: 'Nota de débito B',
  8: 'Nota de crédito B',
  11: 'Factura C',
  12: 'Nota de débito C',
  13: 'Nota de crédito C',
} as const

// Kinds are numbered by letter, A to C: an invoice, a debit note, a credit note.
export const isOfLetterA = (Tipo: number): boolean => Tipo <= 3
export const isCreditNote = (Tipo: number): boolean => Tipo % 5 === 3
export const isInvoice = (Tipo: number): boolean => Tipo % 5 === 1

const voucher = {
  Tipo: Type.Unsafe<keyof typeof VOUCHER_NAMES>(
    Type.Union(Object.keys(VOUCHER_NAMES).map((kind) => Type.Literal(Number(kind)))),
  ),
  PuntoVenta: Type.Integer({ minimum: 1, maximum: 99_998 }),
  Numero: Type.Integer({ minimum: 1, maximum: 99_999_999 }),
  Fecha: IsoDate,
  Importe: Pesos,
  Cae: Type.String({ pattern: String.raw`^\d{14}$`, title: '14 números' }),
  VencimientoCae: IsoDate,
}

/** What the chain's system invoiced of an order; `Qr` is ARCA's address of it, absent while the shop has no CUIT. */
export const Voucher = Closed({ ...voucher, Qr: Type.Optional(Type.String()) })
export type Voucher = Static<typeof Voucher>

export const SentVoucher = Closed({
  Pedido: Id,
  ...voucher,
  Cuit: Type.Optional(Type.String({ maxLength: 13, title: 'De quien recibe; hace falta en los de letra A' })),
})
export type SentVoucher = Static<typeof SentVoucher>

export const VoucherBatch = Closed({ Filas: Type.Array(SentVoucher, { minItems: 1, maxItems: 1000 }) })

/** Why a voucher is refused, for who connects the chain's system. */
export const VOUCHER_FAULTS = {
  'pedido-desconocido': 'No hay un pedido con ese número.',
  'pedido-anulado': 'El pedido se anuló o se canceló: solo admite notas de crédito.',
  'cuit-distinto': 'El CUIT no es el que el cliente dio para su Factura A.',
  'importe-distinto':
    'El importe no es el que falta facturar del pedido, o la nota de crédito supera lo facturado.',
  fecha: 'La fecha es futura, o el CAE vence antes.',
  'comprobante-distinto': 'Ese comprobante ya está, con otros datos.',
} as const
export type VoucherFault = keyof typeof VOUCHER_FAULTS

/** 'Factura A 00003-00001234 · 29/11/2026 · $ 1.234,50', and its authorisation. */
export const voucherTexts = ({
  Tipo,
  PuntoVenta,
  Numero,
  ...rest
}: Voucher): [title: string, cae: string] => [
  `${VOUCHER_NAMES[Tipo]} ${String(PuntoVenta).padStart(5, '0')}-${String(Numero).padStart(8, '0')} · ${formatDate(rest.Fecha)} · ${formatPesos(rest.Importe)}`,
  `CAE ${rest.Cae}, vence el ${formatDate(rest.VencimientoCae)}`,
]
