import { describe, expect, it } from 'vitest'
import type { Column } from '../profiles/profile.ts'
import { readFacts } from './read-facts.ts'
import { readNumber } from './read-number.ts'
import { factsAfter, type ToldFacts } from './import-row.ts'

function read(cells: Partial<Record<Column, string>>) {
  const warnings: string[] = []
  const told = readFacts({
    has: (column) => column in cells,
    text: (column) => cells[column]?.trim() ?? '',
    number: (column) => readNumber(cells[column]?.trim() ?? '', ',')?.value ?? null,
    warn: (motivo) => void warnings.push(motivo),
  })
  return { told, warnings }
}

describe('columns of facts', () => {
  it.each<[Partial<Record<Column, string>>, ToldFacts | undefined, string[]?]>([
    [{}, undefined],
    [{ ingredientes: '', sellos: ' ', sodio_mg: '' }, undefined],
    [{ ingredientes: '<b>Harina</b> &amp; agua' }, { fields: { Ingredientes: 'Harina & agua' } }],
    [{ ingredientes: '-' }, { fields: { Ingredientes: null } }],
    [{ conservacion: '=A1' }, { fields: { Conservacion: 'A1' } }],
    [{ productor: 'x'.repeat(201) }, { fields: { Productor: 'x'.repeat(200) } }, ['ficha_larga']],
    [
      { contiene: 'Contiene: Leche, derivados de SOJA y trigo.' },
      { fields: { Contiene: ['leche', 'soja', 'trigo'] } },
    ],
    [{ puede_contener: 'maní/almendras' }, { fields: { PuedeContener: ['maní', 'almendras'] } }],
    [{ contiene: 'ninguno' }, { fields: { Contiene: null } }],
    [{ sin_tacc: 'Sí', vegano: 'NO' }, { claims: { 'sin-tacc': true, vegano: false } }],
    [{ sin_lactosa: '0% lactosa' }, { claims: { 'sin-lactosa': true } }],
    [{ sin_tacc: 'SIN TACC', sin_azucar: 'x' }, { claims: { 'sin-tacc': true, 'sin-azucar': true } }],
    [{ sin_tacc: 'contiene gluten' }, { claims: { 'sin-tacc': false } }],
    [{ sin_tacc: 'quizás' }, undefined, ['apto_desconocido']],
    [{ sellos: 'Azúcares, grasas saturadas' }, { fields: { Sellos: ['azucares', 'grasas-saturadas'] } }],
    [
      { sellos: 'EXCESO EN GRASAS TOTALES EXCESO EN CALORÍAS' },
      { fields: { Sellos: ['grasas-totales', 'calorias'] } },
    ],
    [
      { sellos: 'EXCESO EN SODIO; CONTIENE EDULCORANTES, NO RECOMENDABLE EN NIÑOS/AS' },
      { fields: { Sellos: ['sodio'], Leyendas: ['edulcorantes'] } },
    ],
    [{ leyendas: 'CONTIENE CAFEÍNA, EVITAR EN NIÑOS/AS' }, { fields: { Leyendas: ['cafeina'] } }],
    [{ sellos: 'ninguno' }, { fields: { Sellos: null } }],
    [{ sellos: 'potasio' }, { fields: { Sellos: null } }, ['sello_desconocido']],
    [{ origen: 'NACIONAL' }, { fields: { PaisOrigen: 'Argentina' } }],
    [{ origen: 'BRASIL' }, { fields: { PaisOrigen: 'Brasil' } }],
    [{ origen: 'Importado' }, undefined],
    [{ sodio_mg: '1.200,5', fibra_g: '0' }, { amounts: { Sodio: 1200.5, Fibra: 0 } }],
    [{ fibra_g: '101', azucares_g: 'mucho' }, undefined, ['nutriente_texto', 'nutriente_texto']],
    [
      { energia_kcal: '42', nutricion_por: '100 ml' },
      { amounts: { Energia: 42 }, per: '100 ml' },
    ],
    [
      { sin_tacc: 'si', contiene: 'avena' },
      { claims: { 'sin-tacc': true }, fields: { Contiene: ['avena'] } },
      ['apto_contradicho'],
    ],
  ])('%j', (cells, told, warnings = []) => {
    expect(read(cells)).toEqual({ told, warnings })
  })
})

describe('facts after an import', () => {
  it('drops a claim that what is known contradicts', () => {
    const told: ToldFacts = { claims: { 'sin-tacc': true, vegano: true } }
    expect(factsAfter({ Contiene: ['cebada'] }, told, null)).toEqual({
      Contiene: ['cebada'],
      Apto: ['vegano'],
    })
    expect(factsAfter({ Apto: ['sin-tacc'] }, { fields: { Contiene: ['trigo'] } }, null)).toEqual({
      Contiene: ['trigo'],
    })
  })

  it('keeps what a row does not name, and nothing made up', () => {
    expect(factsAfter({ Productor: 'X' }, undefined, null)).toEqual({ Productor: 'X' })
    expect(factsAfter({ Productor: 'X', DeEjemplo: true }, undefined, null)).toMatchObject({ Productor: 'X' })
    expect(factsAfter({ Productor: 'X', DeEjemplo: true }, { claims: { vegano: true } }, null)).toEqual({
      Apto: ['vegano'],
    })
  })
})
