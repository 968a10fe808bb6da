import {
  checkDigitText,
  formatNumber,
  TELEPHONE_HINT,
  type StaffViolation,
  violationsOf,
} from '../base/index.ts'

// Texts of banners, parameters, texts, branches, delivery and payment.

export const WINDOW_FAULTS = {
  'banner-direccion': 'Escribí una dirección de la tienda (/#/promociones) o una que empiece con https://.',
  'banner-imagen': 'Elegí una imagen: una ruta como banners/asado.webp.',
  'banner-texto': 'Describí la imagen: es lo que leen quienes no la ven.',
  'fechas-al-reves': 'La fecha hasta no puede ser anterior a la fecha desde.',
  'fecha-inexistente': 'Esa fecha no existe.',
  'texto-vacio': 'Completá este dato.',
  'titulo-vacio': 'Escribí un título.',
  'texto-largo': 'Es demasiado largo.',
  'texto-un-renglon': 'Escribilo en un solo renglón.',
  'texto-sin-signos': 'Escribí sólo texto, sin los signos < y >.',
  'logo-ilegible':
    'Esa imagen no sirve: un PNG de hasta 80 KB, o un SVG sin hojas de estilo, imágenes ni letras (exportalo con «atributos de presentación» y los textos como trazos).',
  'direccion-web': 'Escribí una dirección web completa, que empiece con https://.',
  'imagenes-direccion': 'Tiene que empezar con / o https:// y terminar con /.',
  'email-forma': 'Ese email no parece válido.',
  'telefono-forma': `No es un teléfono: ${TELEPHONE_HINT}`,
  'whatsapp-forma': 'Escribí un número con su código de área, por ejemplo 249 400-0000, o una dirección web.',
  'cuit-digito': checkDigitText('CUIT'),
  'alcohol-fecha': 'Escribí las fechas como mes-día, por ejemplo 05-01.',
  'alcohol-hora': 'Escribí las horas como 10:00; la medianoche final es 24:00.',
  'balanza-prefijos': 'El prefijo desde no puede ser mayor que el prefijo hasta.',
  'ultimo-tipo-pago': 'Tiene que quedar al menos un tipo de pago activo.',
  'tipo-pago-en-uso': 'Hay pedidos con este tipo de pago: desactivalo en vez de eliminarlo.',
  'ultimo-dia': 'Elegí al menos un día de reparto.',
  'horario-al-reves': 'La hora hasta tiene que ser posterior a la hora desde.',
  'horario-repetido': 'Ya hay otro horario activo igual.',
  'horario-en-uso': 'Hay pedidos en este horario: desactivalo en vez de eliminarlo.',
  'feriado-repetido': 'Ese día ya está en la lista.',
  'sucursal-inexistente': 'Esa sucursal ya no existe. Elegí otra.',
  'dia-no-reparto': 'Ese día no hay reparto.',
} as const
/** What a shop must not be opened without. */
const OPENING_NEEDS = {
  articulos: 'artículos en venta',
  empresa: 'razón social, CUIT, domicilio y email (Parámetros)',
  terminos: 'los términos y condiciones (Páginas)',
  revisar: 'revisar los borradores de los textos (Páginas)',
  horarios: 'un horario de entrega con cupo (Horarios)',
  transferencias: 'la cuenta de las transferencias, o desactivar ese tipo de pago',
} as const
export type OpeningNeed = keyof typeof OPENING_NEEDS

/** The violation that names all that is missing; null if nothing is. */
export function missingToOpen(has: Readonly<Record<OpeningNeed, boolean>>): StaffViolation | null {
  const missing = Object.entries(OPENING_NEEDS).flatMap(([need, text]) =>
    has[need as OpeningNeed] ? [] : text,
  )
  if (missing.length === 0) return null
  return { code: 'falta-para-abrir', text: `Para abrir falta: ${missing.join('; ')}.`, Campo: 'Abierta' }
}

/** A violated rule of the storefront's content, with its field. */
export const windowFault = violationsOf(WINDOW_FAULTS)

/** A wording that lacks a value of its text, or has another. */
export const placesText = (names: readonly string[]) =>
  names.length === 0
    ? 'Este texto no tiene datos entre llaves: escribilo sin { }.'
    : `Tiene que tener ${names.map((name) => `{${name}}`).join(' y ')}, y nada más entre llaves.`

/** The capacity of a slot cannot be lower than its number of orders. */
export const takenPlacesText = (taken: number) =>
  `Ya hay ${taken} ${taken === 1 ? 'pedido' : 'pedidos'} en ese horario: el cupo no puede ser menor.`

export const boundsText = (least: number, most: number) =>
  `El valor va de ${formatNumber(least)} a ${formatNumber(most)}.`

export const daysRangeText = (least: number, most: number) =>
  `Los días van de ${formatNumber(least)} a ${formatNumber(most)}.`

/** Where each title and text is shown. */
export const TEXT_PLACES: Readonly<Record<number, string>> = {
  2: 'Página «Términos y condiciones»',
  3: 'Página «Sobre nosotros»',
  4: 'Página «Envíos»',
  5: 'Pie de página, primera columna',
  6: 'Pie de página, segunda columna',
  7: 'Pie de página, tercera columna',
  8: 'Ayuda, en «Mi cuenta»',
  9: 'Página «Medios de pago»',
}

// Titles of what the mails about changes tell, as the panel has them.

export const PARAMETER_FIELDS = {
  NombreTienda: 'Nombre de la tienda',
  Email: 'Email',
  Telefono: 'Teléfono',
  Whatsapp: 'WhatsApp',
  HorarioAtencion: 'Horario de atención al cliente (vacío: el de la sucursal predeterminada)',
  AreaAtencion: 'Área de atención',
  Facebook: 'Facebook',
  Instagram: 'Instagram',
  Twitter: 'X (Twitter)',
  RazonSocial: 'Razón social',
  Cuit: 'CUIT',
  Domicilio: 'Domicilio legal',
  DataFiscal: 'Data Fiscal (código del QR)',
  DefensaConsumidorTexto: 'Defensa del consumidor: texto',
  DefensaConsumidorUrl: 'Defensa del consumidor: dirección web',
  ReclamosProvinciaTexto: 'Reclamos en la provincia: texto',
  ReclamosProvinciaUrl: 'Reclamos en la provincia: dirección web',
  LeyendaDatosPersonales: 'Leyenda de datos personales',
  LeyendaOrganoControl: 'Leyenda del órgano de control',
  MostrarPreciosAVisitantes: 'Mostrar los precios a quien no ingresó',
  RecordarPrecios: 'Mostrar a cada cliente cuánto pagó la última vez, si el precio cambió',
  CorreoEntregado: 'Avisar por mail que un pedido se entregó y preguntar cómo llegó',
  MinimoLineasGuardar: 'Productos que debe tener un carrito para guardarlo',
  MaximoPiezasPorPedido: 'Unidades de un pedido, como máximo (lo pesable cuenta una por renglón)',
  MaximoPedidosPorHorario: 'Pedidos pendientes de un cliente en un mismo horario, como máximo',
  MaximoPedidosPendientes: 'Pedidos pendientes de un cliente, como máximo',
  MaximoPedidosPorDia: 'Pedidos de un cliente en un día, como máximo (los anulados cuentan)',
  MaximoPedidosPendientesSinConfirmar: 'Pedidos pendientes de quien no confirmó su email, como máximo',
  MaximoPedidosPorDiaSinConfirmar: 'Pedidos en un día de quien no confirmó su email, como máximo',
  PorcentajeCuentasNuevas:
    'Parte de un horario y de la existencia para cuentas sin un pedido entregado o pagado (%, todas juntas)',
  DiasSinPagar: 'Días hasta la entrega de un pedido que se paga al recibirlo, como máximo',
  MesesHastaArchivar: 'Meses hasta archivar renglones e historial de los pedidos y registro de cambios',
  DiasContenidoCorreos: 'Texto de los correos enviados (días)',
  DiasRegistroCorreos: 'Registro de los correos enviados (días)',
  DiasAvisosCobertura: 'Emails de quienes pidieron aviso de zonas sin entrega (días)',
  DiasConsultas: 'Consultas y pedidos de tarjeta terminados (días)',
  DiasArrepentimientos: 'Arrepentimientos terminados (días)',
  DiasCarritos: 'Carritos guardados de clientes que no volvieron (días)',
  DiasToques: 'Toques de quienes preparan pedidos (días)',
  DiasAvisosEnviados: 'Avisos a otros sistemas y a celulares (días)',
  DiasBusquedas: 'Búsquedas sin resultados (días)',
  DiasImportaciones: 'Archivos y detalle de las importaciones (días)',
  DiasRegistroCambios: 'Registro de cambios (días)',
  ToleranciaPeso: 'Tolerancia de peso al preparar (%)',
  MinutosParaPagar: 'Minutos para pagar un pedido que se paga al hacerlo',
  ToleranciaCobro: 'Diferencia por peso que asume la tienda (%)',
  Abierta: 'La tienda está abierta',
  TopeDevolucion: 'Tope de devolución por pedido',
  TopeDevolucionPorDia: 'Tope de devolución por persona y día',
  HorasReclamo: 'Horas para reclamar después de la entrega',
  ReclamoAutomatico: 'Reclamo que se devuelve solo, hasta',
  ReclamosPorHogar: 'Reclamos de un hogar en 30 días que se devuelven solos',
  TopeReclamosPorDia: 'Tope por día de lo que se devuelve solo',
  ReclamosAMano: 'Artículos y categorías cuyos reclamos siempre se miran',
  MinutosPregunta: 'Minutos para que el cliente elija un reemplazo',
  TopePuntosPorDia: 'Tope de puntos dados a mano por persona y día',
  HorasCuentaNueva: 'Horas de espera de una cuenta o alias nuevo para transferencias',
  PesosPorPunto: 'Pesos por cada punto',
  ImagenesUrl: 'Dirección de las imágenes',
  VentanasAlcohol: 'Horas en que se vende alcohol',
  EtiquetasBalanza: 'Etiquetas de las balanzas',
  'EtiquetasBalanza.PrefijoDesde': 'Prefijo desde',
  'EtiquetasBalanza.PrefijoHasta': 'Prefijo hasta',
  'EtiquetasBalanza.DigitosPlu': 'Dígitos del PLU',
  'EtiquetasBalanza.Contenido': 'Contenido',
  'EtiquetasBalanza.Decimales': 'Decimales',
} as const

export const PAYMENT_TYPE_FIELDS = {
  Id: 'N.º',
  Descrip: 'Nombre',
  Indicaciones: 'Indicaciones para el cliente',
  IndicacionesRetiro: 'Indicaciones si retira',
  Alias: 'Alias, CVU o CBU',
  Forma: 'Cuándo se cobra',
  Proveedor: 'Con quién se cobra',
  MediosConDescuento: 'Su promoción, si se paga en la puerta',
  Activo: 'Activo',
  Orden: 'Orden',
} as const

export const TRANSFER_ACCOUNT_FIELDS = {
  Id: 'N.º',
  Alias: 'Alias',
  Cbu: 'CBU o CVU',
  Titular: 'Titular',
  Cuit: 'CUIT',
  Banco: 'Banco',
} as const
