import type { ZoneDraft } from '@gondola/contract/delivery'
import { stableNumber } from '../catalogue/stable-number.ts'

/** A zone before its branch has an Id. */
export type DemoZone = Omit<ZoneDraft, 'Sucursal' | 'Activa' | 'Orden'>

/** A demo branch that takes orders, over its address in `demoBranches`. */
export interface RegionalBranch {
  Codigo: string
  Localidad: string
  CodigoPostal: string
  Latitud: number
  Longitud: number
  /** Name of its price list; null: base prices. */
  priceList: string | null
  zones: readonly DemoZone[]
}

const OWN_TERMS = {
  Costo: null,
  Minimo: null,
  GratisDesde: null,
  DiasSemana: null,
  CorteDias: null,
  CorteHora: null,
} as const
const EXPRESS_TERMS = { ...OWN_TERMS, Costo: 1200, Minimo: 8000, GratisDesde: 30_000 }

/**
 * The demo's first three branches, by their place in `demoBranches`: the head office in Tandil, branch 02 in Olavarría
 * and the express branch of Villa Italia, a quarter of Tandil.
 */
export function regionalBranches(): readonly [RegionalBranch, RegionalBranch, RegionalBranch] {
  return [
    {
      Codigo: '01',
      Localidad: 'Tandil',
      CodigoPostal: '7000',
      Latitud: -37.3286,
      Longitud: -59.1369,
      priceList: null,
      zones: [
        {
          ...OWN_TERMS,
          Nombre: 'Tandil',
          Lugares: [{ Localidad: 'Tandil', CodigoPostal: '7000' }],
          Poligono: null,
          GratisDesde: 60_000,
        },
        {
          ...OWN_TERMS,
          Nombre: 'Gardey y Vela',
          Lugares: [
            { Localidad: 'Gardey', CodigoPostal: '7003' },
            { Localidad: 'María Ignacia', CodigoPostal: '7003' },
          ],
          Poligono: null,
          Costo: 4800,
          Minimo: 25_000,
          DiasSemana: [2, 5],
          CorteDias: 1,
          CorteHora: '18:00',
        },
      ],
    },
    {
      Codigo: '02',
      Localidad: 'Olavarría',
      CodigoPostal: '7400',
      Latitud: -36.8927,
      Longitud: -60.3225,
      priceList: 'Olavarría',
      zones: [
        {
          ...OWN_TERMS,
          Nombre: 'Olavarría',
          Lugares: [{ Localidad: 'Olavarría', CodigoPostal: '7400' }],
          Poligono: null,
          Costo: 2200,
          Minimo: 12_000,
          GratisDesde: 50_000,
        },
        {
          ...OWN_TERMS,
          Nombre: 'Sierras Bayas e Hinojo',
          Lugares: [
            { Localidad: 'Sierras Bayas', CodigoPostal: '7403' },
            { Localidad: 'Hinojo', CodigoPostal: '7310' },
          ],
          Poligono: null,
          Costo: 4500,
          Minimo: 25_000,
          DiasSemana: [3, 6],
        },
      ],
    },
    {
      Codigo: '03',
      Localidad: 'Tandil',
      CodigoPostal: '7000',
      Latitud: -37.3049,
      Longitud: -59.1211,
      priceList: 'Express',
      zones: [
        {
          ...EXPRESS_TERMS,
          Nombre: 'Villa Italia',
          Lugares: [{ Localidad: 'Villa Italia', CodigoPostal: '' }],
          Poligono: null,
        },
        {
          ...EXPRESS_TERMS,
          Nombre: 'Villa Italia y alrededores',
          Lugares: [],
          Poligono: [
            [-37.2968, -59.1352],
            [-37.2955, -59.1118],
            [-37.3098, -59.1067],
            [-37.3151, -59.1203],
            [-37.3122, -59.1344],
          ],
        },
      ],
    },
  ]
}

/** Of five articles two differ, by 3 to 8 %: in branch 02 one of four of those is cheaper, the express branch is dearer. */
const PRICE_STEPS = [0.03, 0.04, 0.05, 0.06, 0.07, 0.08]

/** The price of an article in the list of a branch, pesos; null if it is the base price. */
export function branchPrice(list: string, Codigo: string, base: number): number | null {
  const isOther = stableNumber(`${list} ${Codigo}`, 5) < 2
  if (!isOther) return null
  const step = PRICE_STEPS[stableNumber(`${Codigo} ${list}`, PRICE_STEPS.length)]!
  const isCheaper = list !== 'Express' && stableNumber(`${Codigo}/${list}`, 4) === 0
  return Math.round(base * (isCheaper ? 1 - step : 1 + step) * 10) / 10
}

/** The express branch sells a third of the articles. */
export const isSoldAtExpress = (Codigo: string) => stableNumber(`express ${Codigo}`, 3) === 0

/** Pieces left of the few articles whose stock the demo tells; null: nothing is told. */
export function demoStock(branch: number, Codigo: string): 0 | 2 | null {
  const number = stableNumber(`existencia ${branch} ${Codigo}`, 150)
  return number === 0 ? 0 : number < 3 ? 2 : null
}
