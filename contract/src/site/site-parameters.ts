import { Type, type Static } from 'typebox'
import { ORDER_PIECES_LEAST, ORDER_PIECES_MOST, Closed } from '../base/index.ts'
import { AlcoholWindows, Branch } from '../branches/index.ts'
import { RetentionDays } from './retention.ts'
import { ScaleLabelLayout } from './scale-label.ts'

/** The length of the longest, a page of HTML; `checkParameters` has the limit of each. */
const text = Type.String({ maxLength: 60_000 })

const orders = Type.Integer({ minimum: 1, maximum: 1_000_000 })

/**
 * The site parameters (spec §3; contract §7 for the added ones). The Texto fields are HTML: 2 terms, 3 about us,
 * 4 shipping, 5 to 7 footer columns, 8 help, 9 payment methods.
 */
export const SiteParameters = Closed({
  Titulo2: text,
  Texto2: text,
  Titulo3: text,
  Texto3: text,
  Titulo4: text,
  Texto4: text,
  Titulo5: text,
  Texto5: text,
  Titulo6: text,
  Texto6: text,
  Titulo7: text,
  Texto7: text,
  Titulo8: text,
  Texto8: text,
  Titulo9: text,
  Texto9: text,
  ImagenesUrl: text,
  NombreTienda: text,
  Email: text,
  Telefono: text,
  HorarioAtencion: text,
  AreaAtencion: text,
  /** Those of the contact page. */
  Sucursales: Type.Array(Branch),
  /** Present if prices or delivery depend on where the customer lives: several branches take orders, or there are zones. */
  PideLugar: Type.Optional(Type.Literal(true)),
  Facebook: text,
  Instagram: text,
  Twitter: text,
  Whatsapp: text,
  RazonSocial: text,
  Cuit: text,
  Domicilio: text,
  DataFiscal: text,
  DefensaConsumidorTexto: text,
  DefensaConsumidorUrl: text,
  ReclamosProvinciaTexto: text,
  ReclamosProvinciaUrl: text,
  LeyendaDatosPersonales: text,
  LeyendaOrganoControl: text,
  MostrarPreciosAVisitantes: Type.Boolean(),
  /** Customers see what an article cost when they last bought it, if it was another price. */
  RecordarPrecios: Type.Boolean(),
  /** A mail tells that an order was delivered and asks how it came; each customer may refuse it. */
  CorreoEntregado: Type.Boolean(),
  MinimoLineasGuardar: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** Maximum pieces of an order; a weighed line counts as one. */
  MaximoPiezasPorPedido: Type.Integer({ minimum: ORDER_PIECES_LEAST, maximum: ORDER_PIECES_MOST }),
  /** Maximum pending orders of a client in one slot of a day. */
  MaximoPedidosPorHorario: orders,
  /** Maximum pending orders of a client, and maximum orders of a client per day in any state. */
  MaximoPedidosPendientes: orders,
  MaximoPedidosPorDia: orders,
  /** The same for a client whose mail address is not confirmed. */
  MaximoPedidosPendientesSinConfirmar: orders,
  MaximoPedidosPorDiaSinConfirmar: orders,
  /** After how many months orders' lines, histories and the log of changes are archived (PostgreSQL). */
  MesesHastaArchivar: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** Retention of the content of sent mails. */
  DiasContenidoCorreos: RetentionDays,
  /** Retention of the mail addresses of people whom no zone reaches. */
  DiasAvisosCobertura: RetentionDays,
  /** How long an order that is paid first may stay unpaid. */
  MinutosParaPagar: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** How much dearer than what was paid an order may get by weighing without the customer paying more, in per cent. */
  ToleranciaCobro: Type.Number({ minimum: 0, maximum: 1_000_000 }),
  ToleranciaPeso: Type.Number({ minimum: 0, maximum: 1_000_000 }),
  VentanasAlcohol: AlcoholWindows,
  PesosPorPunto: Type.Number({ minimum: 0, maximum: 100_000_000 }),
  EtiquetasBalanza: Type.Array(ScaleLabelLayout, { maxItems: 50 }),
})
export type SiteParameters = Static<typeof SiteParameters>
