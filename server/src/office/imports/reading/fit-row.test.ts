import { describe, expect, it } from 'vitest'
import type { ImportColumn, ImportProfile } from '@gondola/contract/imports'
import { PROFILES } from '../profiles/all.ts'
import { toProfile } from '../profiles/shop-profile.ts'
import { pairOf } from './fit-row.ts'
import { readTable } from './read-table.ts'

const mapped = (
  Nombre: string,
  columns: Partial<Record<ImportColumn, string>>,
  DecimalesImplicitos = 0,
): ImportProfile => ({
  Nombre,
  Formato: 'encabezado',
  Codificacion: null,
  Separador: null,
  Decimal: null,
  DecimalesImplicitos,
  Columnas: Object.entries(columns).map(([Campo, name]) => ({
    Campo: Campo as ImportColumn,
    Nombre: name,
    Desde: null,
    Largo: null,
  })),
})

/** The profile and each row's code and price; or why the file is refused. */
async function read(lines: readonly string[], ...profiles: ImportProfile[]) {
  async function* batches() {
    yield [...lines]
  }
  try {
    const table = await readTable(batches(), { profiles: [...profiles.map(toProfile), ...PROFILES] })
    const rows: unknown[] = []
    for await (const batch of table.rows)
      for (const { row, rejected, title } of batch)
        if (title === undefined) rows.push(row ? `${row.Codigo} ${row.Precioventa}` : rejected?.motivo)
    return [table.layout.profile.name, ...rows]
  } catch (error) {
    return (error as { reason?: string }).reason ?? (error as Error).message
  }
}

const NIGHT = ['7798010000013;1300.00', '7798010000020;2450.50', '7798010000037;1850.00']

describe('a table without a header', () => {
  it.each([';', ',', '\t', '|'])(
    'of barcodes and amounts parted by %j is asked about, and proposed',
    async (sign) => {
      const rows = NIGHT.map((line) => line.replace(';', sign))
      expect(await read(rows)).toContain('ncabezado')
      expect(pairOf(rows.map((line) => line.split(sign)))).toEqual(['ean', 'precio'])
      expect(pairOf(rows.map((line) => line.split(sign).toReversed()))).toEqual(['precio', 'ean'])
    },
  )

  it('proposes nothing by wrong barcodes, nor by amounts that may be centavos', async () => {
    for (const lines of [
      ['7798010000014;1300.00', '7798010000021;2450.50'],
      ['7798010000013;0000130000', '7798010000020;0000245050'],
    ])
      expect(pairOf(lines.map((line) => line.split(';')))).toEqual([])
  })

  it('is read by a profile of its places, every night, where the columns hold what the profile says', async () => {
    const own = mapped('noche', { codigo: 'Columna 1 de 3 sin título', precio: 'Columna 3 de 3 sin título' })
    const rows = ['LI-001;Lavandina;1.900,00', 'LI-002;Detergente;consultar', '00020;Agua;1.000,00']
    const taken = ['noche', 'LI-001 1900', 'precio_texto', '00020 1000']
    expect(await read(rows, own)).toEqual(taken)
    expect(await read(['Lista de la noche;;', '', ...rows], own)).toEqual(taken)
    const others = [
      rows.map((line) => `${line};x`),
      rows.map((line) => line.split(';').toReversed().join(';')),
      ['Cod;Nombre;Valor', ...rows],
    ]
    for (const lines of others) expect(await read(lines, own)).toMatch(/faltan columnas|encabezado/)
    const cents = mapped('c', { ean: 'Columna 1 de 2 sin título', precio: 'Columna 2 de 2 sin título' }, 2)
    expect(await read(['7798010000013;0000130000'], cents)).toEqual(['c', '7798010000013 1300'])
  })

  it('never has a row for its header, nor below another one', async () => {
    const old = mapped('vieja', { ean: '7798010000013', precio: '1300.00' })
    expect(await read(NIGHT, old)).toContain('ncabezado')
    const headed = [
      'Codigo de barras;Articulo;Precio anterior;Precio nuevo',
      '7798010000013;Yerba;1.300,00;1.365,00',
    ]
    expect(await read(headed, old)).toContain('olumnas')
    expect(await read(['ean;descripcion;antes;precio', headed[1]!], old)).toEqual([
      'gondola',
      '7798010000013 1365',
    ])
  })
})
