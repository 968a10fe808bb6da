import type { StockState } from '@gondola/contract/stock'

// Stock of the branches.

export const STOCK_STATE_NAMES: Readonly<Record<StockState, string>> = {
  hay: 'Hay',
  pocas: 'Quedan pocas',
  'no-hay': 'Hoy no hay',
}

export const STOCK_TEXTS = {
  one: 'Existencia',
  many: 'Existencias',
  fields: {
    Codigo: 'Código',
    Sucursal: 'Sucursal',
    Descripcion: 'Artículo',
    Existencia: 'Número',
    Recibida: 'Recibido',
    Reservada: 'Reservado',
    Margen: 'Margen',
    Disponible: 'Disponible',
    Estado: 'El cliente lee',
    Marca: 'Marca de hoy',
    SueleFaltar: 'Suele faltar',
  },
  noNumber: 'Sin número',
  oftenMissing: 'Suele faltar',
  take: 'Qué hay en la góndola',
  takeOf: (state: string, article: string) => `${state}: ${article}`,
  takeBack: 'Quitar la marca',
  tapped: 'Marcado. Vale hasta un número más nuevo o hasta que termine el día.',
  takenBack: 'La marca se quitó.',
  /** At a line that the picker found missing. */
  outToday: 'Hoy no hay en la góndola',
  isOutToday: 'Marcado: hoy no hay',
} as const

export const tapText = (state: string, user: string, time: string): string => `${state} (${user}, ${time})`

export const ofBranch = (branch: string): string => `Lo que hay en ${branch}.`
/** No branch is chosen in the header. */
export const ofFirstBranch = (branch: string): string =>
  `Lo que hay en ${branch}. Para ver otra sucursal, elegila arriba.`
