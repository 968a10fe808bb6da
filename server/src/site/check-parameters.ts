import {
  DELIVERY_HORIZON_DAYS,
  ORDER_PIECES_LEAST,
  ORDER_PIECES_MOST,
  isCuitValid,
  isEmail,
  readTelephones,
  type StaffViolation,
  whatsappAddress,
} from '@gondola/contract/base'
import { alcoholWindowFault, type AlcoholWindow } from '@gondola/contract/branches'
import {
  RETENTION,
  RETENTION_PARAMETERS,
  daysRangeText,
  type ParametersDraft,
  windowFault,
} from '@gondola/contract/site'

type Name = keyof ParametersDraft
type Check = (value: never, name: Name) => StaffViolation | null

const LINE_MAX = 200
const PARAGRAPH_MAX = 3000

const line = (value: string, name: Name) =>
  value.length > LINE_MAX ? windowFault('texto-largo', name) : null
const paragraph = (value: string, name: Name) =>
  value.length > PARAGRAPH_MAX ? windowFault('texto-largo', name) : null
const required = (value: string, name: Name) =>
  value.trim() === '' ? windowFault('texto-vacio', name) : line(value, name)
const webAddress = (value: string, name: Name) =>
  value === '' || /^https?:\/\/[^\s/]+\S*$/i.test(value)
    ? line(value, name)
    : windowFault('direccion-web', name)
const inRange =
  (
    least: number,
    most: number,
    code: 'fuera-de-rango' | 'tolerancia-rango' | 'minimo-lineas-rango' | 'piezas-rango',
  ) =>
  (value: number, name: Name) =>
    value < least || value > most ? windowFault(code, name) : null

/** Validation of each parameter; one without a check may have any value of its type. */
const CHECKS: {
  readonly [N in Name]?: (value: NonNullable<ParametersDraft[N]>, name: N) => StaffViolation | null
} = {
  NombreTienda: required,
  Email: (value, name) =>
    value === '' || isEmail(value) ? line(value, name) : windowFault('email-forma', name),
  Telefono: (value, name) =>
    value === '' || readTelephones(value) !== null ? line(value, name) : windowFault('telefono-forma', name),
  HorarioAtencion: line,
  AreaAtencion: line,
  RazonSocial: line,
  Domicilio: line,
  DataFiscal: line,
  DefensaConsumidorTexto: line,
  ReclamosProvinciaTexto: line,
  LeyendaDatosPersonales: paragraph,
  LeyendaOrganoControl: paragraph,
  Facebook: webAddress,
  Instagram: webAddress,
  Twitter: webAddress,
  Whatsapp: (value, name) =>
    value === '' || whatsappAddress(value) !== '' ? line(value, name) : windowFault('whatsapp-forma', name),
  DefensaConsumidorUrl: webAddress,
  ReclamosProvinciaUrl: webAddress,
  Cuit: (value, name) => (value === '' || isCuitValid(value) ? null : windowFault('cuit-digito', name)),
  ImagenesUrl: (value, name) =>
    /^(\/(?!\/)|https:\/\/[^\s/]+\/)(\S*\/)?$/.test(value)
      ? line(value, name)
      : windowFault('imagenes-direccion', name),
  ToleranciaPeso: inRange(0, 50, 'tolerancia-rango'),
  MinimoLineasGuardar: inRange(1, 50, 'minimo-lineas-rango'),
  MaximoPiezasPorPedido: inRange(ORDER_PIECES_LEAST, ORDER_PIECES_MOST, 'piezas-rango'),
  MaximoPedidosPorHorario: inRange(1, 1000, 'fuera-de-rango'),
  MaximoPedidosPendientes: inRange(1, 1000, 'fuera-de-rango'),
  MaximoPedidosPorDia: inRange(1, 1000, 'fuera-de-rango'),
  MaximoPedidosPendientesSinConfirmar: inRange(1, 1000, 'fuera-de-rango'),
  MaximoPedidosPorDiaSinConfirmar: inRange(1, 1000, 'fuera-de-rango'),
  MesesHastaArchivar: inRange(3, 120, 'fuera-de-rango'),
  MinutosParaPagar: inRange(5, 1440, 'fuera-de-rango'),
  ToleranciaCobro: inRange(0, 20, 'fuera-de-rango'),
  TopeDevolucion: inRange(0, 10_000_000, 'fuera-de-rango'),
  TopeDevolucionPorDia: inRange(0, 100_000_000, 'fuera-de-rango'),
  HorasReclamo: inRange(0, 720, 'fuera-de-rango'),
  ReclamoAutomatico: inRange(0, 10_000_000, 'fuera-de-rango'),
  ReclamosPorHogar: inRange(0, 1000, 'fuera-de-rango'),
  TopeReclamosPorDia: inRange(0, 100_000_000, 'fuera-de-rango'),
  MinutosPregunta: inRange(0, 30, 'fuera-de-rango'),
  TopePuntosPorDia: inRange(0, 10_000_000, 'fuera-de-rango'),
  HorasCuentaNueva: inRange(1, 168, 'fuera-de-rango'),
  PorcentajeCuentasNuevas: inRange(1, 100, 'fuera-de-rango'),
  DiasSinPagar: inRange(1, DELIVERY_HORIZON_DAYS, 'fuera-de-rango'),
  PesosPorPunto: inRange(0, 1_000_000, 'fuera-de-rango'),
  VentanasAlcohol: (windows, name) => firstFault(windows.map((each) => checkAlcoholWindow(each, name))),
  EtiquetasBalanza: (layouts, name) =>
    layouts.some(({ PrefijoDesde, PrefijoHasta }) => PrefijoDesde > PrefijoHasta)
      ? windowFault('balanza-prefijos', name)
      : null,
}

/** Checks site parameters as typed by staff; returns the first violation. What stays as it is stored is not judged. */
export function checkParameters(
  draft: ParametersDraft,
  stored: ParametersDraft | null,
): StaffViolation | null {
  const names = Object.keys(CHECKS) as Name[]
  return (
    firstFault(
      names.map((name) =>
        draft[name] === undefined || draft[name] === stored?.[name]
          ? null
          : (CHECKS[name] as Check)(draft[name] as never, name),
      ),
    ) ?? checkRetention(draft)
  )
}

function checkRetention(draft: ParametersDraft) {
  for (const name of RETENTION_PARAMETERS) {
    const { least, most } = RETENTION[name]
    const days = draft[name]
    if (days !== undefined && (days < least || days > most))
      return { code: 'dias-rango', text: daysRangeText(least, most), Campo: name }
  }
  return null
}

function checkAlcoholWindow(window: AlcoholWindow, name: Name) {
  const fault = alcoholWindowFault(window)
  return fault && windowFault(fault, name)
}

const firstFault = (faults: readonly (StaffViolation | null)[]) =>
  faults.find((fault) => fault !== null) ?? null
