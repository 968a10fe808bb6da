import { Type, type Static } from 'typebox'
import {
  Closed,
  DELIVERY_HORIZON_DAYS,
  ORDER_PIECES_LEAST,
  ORDER_PIECES_MOST,
  Id,
  Nullable,
  OneOf,
} from '../base/index.ts'
import { HomeSection } from './brand.ts'
import { AlcoholWindows, Branch } from '../branches/index.ts'

/**
 * The layout of a scale's labels (argentina §3.2): an EAN-13 of a prefix from 20 to 29, `DigitosPlu` digits of the
 * article's number, then up to the check digit the weight (`peso`, in grams) or the price (`precio`, in pesos with
 * `Decimales` decimals). The first layout whose prefixes include the label's is used.
 */
export const ScaleLabelLayout = Closed({
  PrefijoDesde: Type.Integer({ minimum: 20, maximum: 29 }),
  PrefijoHasta: Type.Integer({ minimum: 20, maximum: 29 }),
  DigitosPlu: Type.Integer({ minimum: 3, maximum: 6 }),
  Contenido: OneOf('peso', 'precio'),
  Decimales: Type.Integer({ minimum: 0, maximum: 2 }),
})
export type ScaleLabelLayout = Static<typeof ScaleLabelLayout>

interface Days {
  least: number
  most: number
  /** In a shop that has not chosen. */
  days: number
}

/**
 * Site parameters that say for how many days a shop keeps what becomes more for as long as it sells. What has no such
 * parameter stays, or goes by a rule of its own (docs/operating.md).
 */
export const RETENTION = {
  /** What a sent mail said. */
  DiasContenidoCorreos: { least: 1, most: 3650, days: 90 },
  /** That a mail was sent, to whom and about what. */
  DiasRegistroCorreos: { least: 90, most: 3650, days: 730 },
  /** Mail addresses of people whom no zone reaches. */
  DiasAvisosCobertura: { least: 1, most: 3650, days: 365 },
  /** Contact messages and card requests that are dealt with. */
  DiasConsultas: { least: 90, most: 3650, days: 1095 },
  /** Withdrawals that are dealt with; a consumer may claim for three years. */
  DiasArrepentimientos: { least: 1095, most: 3650, days: 1825 },
  /** Saved carts of customers who do not come back. */
  DiasCarritos: { least: 30, most: 3650, days: 730 },
  /** Each tap of a picker; what was prepared stays with the order. */
  DiasToques: { least: 7, most: 730, days: 90 },
  /** Messages to other systems and to browsers; other systems are tried for two days. */
  DiasAvisosEnviados: { least: 7, most: 365, days: 30 },
  /** Searches without results. */
  DiasBusquedas: { least: 7, most: 730, days: 90 },
  /** Files of imports, what they changed line by line, and what undoes them. */
  DiasImportaciones: { least: 7, most: 365, days: 30 },
  /** The log of changes, but for orders, money, points and prices. */
  DiasRegistroCambios: { least: 365, most: 3650, days: 3650 },
} as const satisfies Record<string, Days>

export type RetentionParameter = keyof typeof RETENTION
export const RETENTION_PARAMETERS = Object.keys(RETENTION) as RetentionParameter[]

/** The least and most of the other numbers. */
export const PARAMETER_BOUNDS = {
  ToleranciaPeso: [0, 50],
  MinimoLineasGuardar: [1, 50],
  MaximoPiezasPorPedido: [ORDER_PIECES_LEAST, ORDER_PIECES_MOST],
  MaximoPedidosPorHorario: [1, 1000],
  MaximoPedidosPendientes: [1, 1000],
  MaximoPedidosPorDia: [1, 1000],
  MaximoPedidosPendientesSinConfirmar: [1, 1000],
  MaximoPedidosPorDiaSinConfirmar: [1, 1000],
  MesesHastaArchivar: [3, 120],
  MinutosParaPagar: [5, 1440],
  ToleranciaCobro: [0, 20],
  TopeDevolucion: [0, 10_000_000],
  TopeDevolucionPorDia: [0, 100_000_000],
  HorasReclamo: [0, 720],
  ReclamoAutomatico: [0, 10_000_000],
  ReclamosPorHogar: [0, 1000],
  TopeReclamosPorDia: [0, 100_000_000],
  MinutosPregunta: [0, 30],
  TopePuntosPorDia: [0, 10_000_000],
  HorasCuentaNueva: [1, 168],
  PorcentajeCuentasNuevas: [1, 100],
  DiasSinPagar: [1, DELIVERY_HORIZON_DAYS],
  PesosPorPunto: [0, 1_000_000],
} as const satisfies Record<string, readonly [least: number, most: number]>

export type BoundedParameter = keyof typeof PARAMETER_BOUNDS

/** As stored; `checkParameters` has the bounds of each. */
export const RetentionDays = Type.Integer({ minimum: 1, maximum: 1_000_000 })

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
  /** Before the shop opens only staff see it and order in it. */
  Abierta: Type.Boolean(),
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
  /** The home page's parts in the chain's order; absent: all, in the product's own. */
  Secciones: Type.Optional(Type.Array(HomeSection)),
})
export type SiteParameters = Static<typeof SiteParameters>

/**
 * A banner (spec §3). Pop-ups have Descrip 'popup'; Estado 0 means shown. `Texto` is the alternative text of the
 * picture.
 */
export const Banner = Closed({
  Url: Type.String(),
  Imagen: Type.String(),
  Descrip: Type.String(),
  Estado: Type.Integer(),
  Texto: Type.String(),
})
export type Banner = Static<typeof Banner>

/** A province; `Codigo` is its ISO 3166-2:AR letter. */
export const Province = Closed({ Id, Codigo: Type.String(), Descripcion: Type.String() })
export type Province = Static<typeof Province>

/** The body of `/provincia/save`; without an Id it creates a province. */
export const ProvinceDraft = Closed({
  Id: Type.Optional(Nullable(Id)),
  Codigo: Type.String({ pattern: '^[A-Z]$' }),
  Descripcion: Type.String({ minLength: 1, maxLength: 100 }),
})
export type ProvinceDraft = Static<typeof ProvinceDraft>

// HTML allowed in texts written by staff (spec §3): sanitised when stored and again when shown.

/** Allowed tags: headings, paragraphs, lists, tables, links, emphasis. No styles, scripts, frames, forms, pictures. */
export const TEXT_TAGS: readonly string[] =
  'h2 h3 h4 p br hr ul ol li dl dt dd blockquote table thead tbody tr th td caption a b strong i em u s code small sub sup span div details summary'.split(
    ' ',
  )

export const TEXT_ATTRIBUTES: readonly string[] = ['href', 'title', 'colspan', 'rowspan', 'scope', 'lang']
