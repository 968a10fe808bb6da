import type { DifferenceKind, ImportState } from '../../entities/import-job.ts'
import type { ImportColumn } from '../../entities/import-profile.ts'

// Imports in the back office.

export const IMPORT_STATE_NAMES: Readonly<Record<ImportState, string>> = {
  subida: 'Subido',
  simulando: 'Leyendo',
  lista: 'Para revisar',
  programada: 'Programado',
  aplicando: 'Aplicando',
  aplicada: 'Aplicado',
  retenida: 'Retenido por el freno',
  deshaciendo: 'Deshaciendo',
  deshecha: 'Deshecho',
  fallida: 'No se puede usar',
  descartada: 'Descartado',
}

export const DIFFERENCE_NAMES: Readonly<Record<DifferenceKind, string>> = {
  nueva: 'Nuevo',
  sube: 'Sube',
  baja: 'Baja',
  cambia: 'Cambia',
  desaparece: 'Desaparece',
}

export const IMPORT_COLUMN_NAMES: Readonly<Record<ImportColumn, string>> = {
  codigo: 'Código interno',
  ean: 'Código de barras',
  descripcion: 'Descripción',
  marca: 'Marca',
  departamento: 'Departamento',
  familia: 'Familia',
  precio: 'Precio final',
  unidad: 'Unidad de medida',
  cantidad: 'Contenido',
  pesable: 'Se vende por peso',
  iva: 'IVA',
  impuesto_interno: 'Impuesto interno',
}

/** What is told of a job whose run went another way than asked. */
export const IMPORT_JOB_TEXTS = {
  notNewest: 'No se deshizo: hay una importación más nueva. Deshacé primero esa.',
  gaveUp:
    'La importación se cortó tres veces y no se intenta más. No cambió nada; mirá el registro del servidor.',
} as const

/** Why a step of an import is not taken. */
export const IMPORT_FAULTS = {
  'importacion-vacia': 'El archivo está vacío.',
  'importacion-estado': 'Esta importación ya no está en ese paso. Actualizá la pantalla.',
  'importacion-freno': 'El freno retiene esta importación: hay que confirmarla expresamente.',
  'importacion-no-es-la-ultima':
    'Sólo se puede deshacer la última importación aplicada. Deshacé primero las más nuevas.',
  'importacion-hora-pasada': 'Esa hora ya pasó.',
  'perfil-incompleto':
    'Al perfil le falta una columna: hacen falta la descripción, el precio y el código de barras o el interno.',
  'perfil-repetido': 'Una columna está dos veces.',
  'perfil-del-sistema': 'Ese nombre es de un perfil del sistema. Elegí otro.',
  'perfil-lugares': 'En un perfil de ancho fijo cada columna necesita desde dónde y cuántas letras.',
  'familia-inexistente': 'Esa familia no existe.',
} as const
export type ImportFault = keyof typeof IMPORT_FAULTS
