import { csvText } from '@gondola/contract/base'
import type { ListDifference } from '@gondola/contract/catalogue-admin'

const HEADING = ['Código', 'Descripción', 'Una lista', 'La otra', 'Diferencia %']

export const differencesFileName = (day: string): string => `diferencias-de-listas-${day}.csv`

/** What differs between two lists, as a file for spreadsheets. */
export const differencesCsv = (rows: readonly ListDifference[]): string =>
  csvText([
    HEADING,
    ...rows.map(({ Codigo, Descripcion, Una, Otra, Porcentaje }) => [
      Codigo,
      Descripcion,
      Una,
      Otra,
      Porcentaje,
    ]),
  ])
