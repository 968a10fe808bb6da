import {
  isCuitValid,
  isEmail,
  readTelephones,
  type StaffViolation,
  whatsappAddress,
} from '@gondola/contract/base'
import { alcoholWindowFault, type AlcoholWindow } from '@gondola/contract/branches'
import {
  type BoundedParameter,
  PARAMETER_BOUNDS,
  RETENTION,
  RETENTION_PARAMETERS,
  boundsText,
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
/** Validation of what is no number; a parameter without a check may have any value of its type. */
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
    ) ??
    checkBounds(draft, stored) ??
    checkRetention(draft)
  )
}

function checkBounds(draft: ParametersDraft, stored: ParametersDraft | null) {
  for (const [key, [least, most]] of Object.entries(PARAMETER_BOUNDS)) {
    const Campo = key as BoundedParameter
    const value = draft[Campo]
    if (value === undefined || value === stored?.[Campo] || (value >= least && value <= most)) continue
    return { code: 'fuera-de-rango', text: boundsText(least, most), Campo }
  }
  return null
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
