import { PRODUCT_NAME } from './brand.ts'
import { RETENTION, type SiteParameters } from './site-parameters.ts'

/** The default site parameters (spec §3; contract §7). */
export const DEFAULT_SITE_PARAMETERS: Omit<SiteParameters, 'Sucursales'> = {
  Titulo2: 'Términos y condiciones',
  Texto2: '<p>Muy pronto vas a encontrar acá los términos y condiciones de la tienda.</p>',
  Titulo3: 'Sobre nosotros',
  Texto3: '<p>Muy pronto te contamos quiénes somos.</p>',
  Titulo4: 'Envíos',
  Texto4: '<p>Elegí el día y el horario de entrega al hacer tu pedido.</p>',
  Titulo5: 'Comprar',
  Texto5: '<p>Comprá desde tu casa y recibí tu pedido el día que elijas.</p>',
  Titulo6: 'Atención al cliente',
  Texto6: '<p>Escribinos desde la página de contacto.</p>',
  Titulo7: 'Información',
  Texto7: '<p>Los precios incluyen IVA.</p>',
  Titulo8: 'Ayuda',
  Texto8: '<p>¿Necesitás ayuda? Escribinos desde la página de contacto.</p>',
  Titulo9: 'Medios de pago',
  Texto9: '<p>Elegí cómo pagar al confirmar tu pedido.</p>',
  ImagenesUrl: '/imagenes/',
  NombreTienda: PRODUCT_NAME,
  Email: '',
  Telefono: '',
  HorarioAtencion: '',
  AreaAtencion: 'Atención al cliente',
  Facebook: '',
  Instagram: '',
  Twitter: '',
  Whatsapp: '',
  RazonSocial: '',
  Cuit: '',
  Domicilio: '',
  DataFiscal: '',
  DefensaConsumidorTexto: 'Defensa de las y los Consumidores. Para reclamos: Ingrese aquí',
  DefensaConsumidorUrl: 'https://www.argentina.gob.ar/produccion/defensadelconsumidor/formulario',
  ReclamosProvinciaTexto: '',
  ReclamosProvinciaUrl: '',
  LeyendaDatosPersonales:
    'El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto conforme lo establecido en el artículo 14, inciso 3 de la Ley Nº 25.326.',
  LeyendaOrganoControl:
    'LA AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, en su carácter de Órgano de Control de la Ley N° 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales.',
  Abierta: false,
  MostrarPreciosAVisitantes: false,
  RecordarPrecios: true,
  CorreoEntregado: true,
  MinimoLineasGuardar: 1,
  MaximoPiezasPorPedido: 2000,
  MaximoPedidosPorHorario: 10,
  MaximoPedidosPendientes: 10,
  MaximoPedidosPorDia: 20,
  MaximoPedidosPendientesSinConfirmar: 1,
  MaximoPedidosPorDiaSinConfirmar: 5,
  MesesHastaArchivar: 24,
  DiasContenidoCorreos: RETENTION.DiasContenidoCorreos.days,
  DiasAvisosCobertura: RETENTION.DiasAvisosCobertura.days,
  MinutosParaPagar: 30,
  ToleranciaCobro: 1,
  ToleranciaPeso: 10,
  VentanasAlcohol: [],
  PesosPorPunto: 100,
  // 2005090012504: PLU 0509, 1250 g
  EtiquetasBalanza: [{ PrefijoDesde: 20, PrefijoHasta: 29, DigitosPlu: 4, Contenido: 'peso', Decimales: 0 }],
}

/** Documents that identify a customer; code 0 is reserved for 'none chosen' (spec §5). */
export const BASE_DOCUMENT_TYPES = ['DNI', 'LE', 'LC', 'CI', 'Pasaporte', 'CUIT', 'CUIL', 'CDI'] as const

/** The provinces by their ISO 3166-2:AR letter. */
export const BASE_PROVINCES = [
  { Codigo: 'A', Descripcion: 'Salta' },
  { Codigo: 'B', Descripcion: 'Buenos Aires' },
  { Codigo: 'C', Descripcion: 'Ciudad Autónoma de Buenos Aires' },
  { Codigo: 'D', Descripcion: 'San Luis' },
  { Codigo: 'E', Descripcion: 'Entre Ríos' },
  { Codigo: 'F', Descripcion: 'La Rioja' },
  { Codigo: 'G', Descripcion: 'Santiago del Estero' },
  { Codigo: 'H', Descripcion: 'Chaco' },
  { Codigo: 'J', Descripcion: 'San Juan' },
  { Codigo: 'K', Descripcion: 'Catamarca' },
  { Codigo: 'L', Descripcion: 'La Pampa' },
  { Codigo: 'M', Descripcion: 'Mendoza' },
  { Codigo: 'N', Descripcion: 'Misiones' },
  { Codigo: 'P', Descripcion: 'Formosa' },
  { Codigo: 'Q', Descripcion: 'Neuquén' },
  { Codigo: 'R', Descripcion: 'Río Negro' },
  { Codigo: 'S', Descripcion: 'Santa Fe' },
  { Codigo: 'T', Descripcion: 'Tucumán' },
  { Codigo: 'U', Descripcion: 'Chubut' },
  { Codigo: 'V', Descripcion: 'Tierra del Fuego' },
  { Codigo: 'W', Descripcion: 'Corrientes' },
  { Codigo: 'X', Descripcion: 'Córdoba' },
  { Codigo: 'Y', Descripcion: 'Jujuy' },
  { Codigo: 'Z', Descripcion: 'Santa Cruz' },
] as const

const AT_THE_DOOR = { way: 'puerta', provider: null } as const
/** A transfer can be chosen once there is an account for it. */
export const BASE_PAYMENT_TYPES = [
  { Descrip: 'Tarjeta de débito', ...AT_THE_DOOR },
  { Descrip: 'Tarjeta de crédito', ...AT_THE_DOOR },
  { Descrip: 'Transferencia bancaria', way: 'listo', provider: 'transferencia' },
  { Descrip: 'Efectivo al recibir', ...AT_THE_DOOR },
] as const
