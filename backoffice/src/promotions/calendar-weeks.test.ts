import { describe, expect, it } from 'vitest'
import type { StaffOffer } from '@gondola/contract/catalogue-admin'
import type { StaffPromotionWhole } from '@gondola/contract/promotions'
import { barOf, calendarRows, mondaysFrom, overlapsIn, type PlacedArticle } from './calendar-weeks.ts'

let ids = 0
const offer = (
  Codigo: string,
  FechaDesde: string,
  FechaHasta: string,
  Sucursales?: number[],
): StaffOffer => ({
  Id: ++ids,
  Articulo: { Codigo, Descripcion: Codigo, Precioventa: 100, Imagen: null },
  Preciooferta: 90,
  FechaDesde,
  FechaHasta,
  ...(Sucursales && { Sucursales }),
  Estado: 'programada',
  PrecioMinimo: null,
  Aviso: null,
})
const promotion = (
  Descripcion: string,
  FechaDesde: string,
  FechaHasta: string,
  changes: Partial<StaffPromotionWhole> = {},
): StaffPromotionWhole => ({
  Promocion: ++ids,
  Descripcion,
  Descrip: '',
  Imagen: null,
  FechaDesde,
  FechaHasta,
  Dias: null,
  Mecanica: { Tipo: 'porcentaje', Porcentaje: 10 },
  Orden: 0,
  Estado: 'futura',
  Alcance: 1,
  Bases: '',
  Articulos: [],
  Familias: [],
  Marcas: [],
  ListArticulos: [],
  ...changes,
})
const article = (Codigo: string, family: number, brand: number): PlacedArticle => ({
  Codigo,
  Familia: { Codigo: family, Descripcion: 'f' },
  Marca: { Codigo: brand, Descripcion: 'm' },
})
const ARTICLES = [article('A', 1, 10), article('B', 2, 10), article('C', 3, 30)]

/** What the first line overlaps with, as days and articles. */
function overlaps(promotions: StaffPromotionWhole[], offers: StaffOffer[] = []) {
  const rows = calendarRows(promotions, offers)
  const first = rows.find((row) => row.promotion === promotions[0])!
  const reaches = new Map(promotions.map((one) => [one.Promocion, one]))
  return (overlapsIn(rows, reaches, ARTICLES).get(first.key) ?? []).map(({ from, until, articles }) => [
    from,
    until,
    articles,
  ])
}

describe('the calendar of weeks', () => {
  it('begins with the Monday of the week', () => {
    for (const day of ['2026-11-23', '2026-11-28', '2026-11-29'])
      expect(mondaysFrom(day).slice(0, 2)).toEqual(['2026-11-23', '2026-11-30'])
    expect(mondaysFrom('2026-11-30', 8)[0]).toBe('2027-01-25')
    expect(mondaysFrom('2026-11-30')).toHaveLength(8)
  })

  it('has one line for the offers of the same days and branches', () => {
    const rows = calendarRows(
      [promotion('2x1', '2026-12-02', '2026-12-02')],
      [
        offer('A', '2026-12-01', '2026-12-07'),
        offer('B', '2026-12-01', '2026-12-07'),
        offer('C', '2026-12-01', '2026-12-08'),
        offer('A', '2026-12-01', '2026-12-07', [2, 1]),
        offer('B', '2026-12-01', '2026-12-07', [1, 2]),
      ],
    )
    expect(rows.map((row) => row.promotion?.Descripcion ?? row.offers?.length)).toEqual([2, 2, 1, '2x1'])
  })

  it('places a bar by its days, cut at the edges', () => {
    const mondays = mondaysFrom('2026-11-28')
    const bar = (FechaDesde: string, FechaHasta: string) => barOf({ FechaDesde, FechaHasta }, mondays)
    expect(bar('2026-11-30', '2026-12-06')).toEqual({ before: 1, span: 1, left: 0, width: 1 })
    expect(bar('2026-12-06', '2026-12-07')).toEqual({ before: 1, span: 2, left: 6 / 14, width: 2 / 14 })
    expect(bar('2020-01-01', '2030-01-01')).toEqual({ before: 0, span: 8, left: 0, width: 1 })
    expect(bar('2026-11-01', '2026-11-22')).toBeNull()
    expect(bar('2027-01-18', '2027-01-20')).toBeNull()
    expect(bar('2027-01-17', '2027-01-17')).toMatchObject({ before: 7, span: 1 })
  })
})

describe('overlaps', () => {
  const first = promotion('Lácteos', '2026-12-01', '2026-12-10', { Familias: [1, 2] })

  it('are of days and articles that both have', () => {
    expect(overlaps([first, promotion('Marca', '2026-12-08', '2026-12-20', { Marcas: [10] })])).toEqual([
      ['2026-12-08', '2026-12-10', 2],
    ])
    const leaflet = [offer('A', '2026-11-20', '2026-12-02'), offer('C', '2026-11-20', '2026-12-02')]
    expect(overlaps([first], leaflet)).toEqual([['2026-12-01', '2026-12-02', 1]])
    expect(overlaps([first], [offer('C', '2026-12-01', '2026-12-02')])).toEqual([])
    expect(overlaps([first], [offer('A', '2026-12-11', '2026-12-12')])).toEqual([])
  })

  it('are of the same family without a known article', () => {
    const [one, other] = ['uno', 'otro'].map((name) =>
      promotion(name, '2026-12-01', '2026-12-02', { Familias: [77] }),
    )
    expect(overlaps([one!, other!])).toEqual([['2026-12-01', '2026-12-02', 0]])
  })

  it.each<[string, Partial<StaffPromotionWhole>, Partial<StaffPromotionWhole>, number]>([
    ['other weekdays', { Dias: [1] }, { Dias: [2, 3] }, 0],
    ['one weekday', { Dias: [1, 2] }, { Dias: [2] }, 1],
    ['a weekday that the shared days lack', { Dias: [1] }, { FechaHasta: '2026-12-03' }, 0],
    ['other branches', { Sucursales: [1] }, { Sucursales: [2] }, 0],
    ['all branches', { Sucursales: [1] }, {}, 1],
    ['other means', { TiposPago: [1] }, { TiposPago: [2] }, 0],
    ['any means', { TiposPago: [1] }, {}, 1],
    ['a label', {}, { Mecanica: null }, 0],
  ])('with %s', (_name, one, other, count) => {
    const both = [one, other].map((changes) =>
      promotion('x', '2026-12-01', '2026-12-10', { Articulos: ['A'], ...changes }),
    )
    expect(overlaps(both)).toHaveLength(count)
  })
})
