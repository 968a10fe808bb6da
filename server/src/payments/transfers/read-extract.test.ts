import { Buffer } from 'node:buffer'
import { describe, expect, it, test } from 'vitest'
import { readRows } from './match-credit.ts'
import { EXTRACT_LINES_MAX, guessColumns, readAmount, readDay, readTable } from './read-extract.ts'

test.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['$ 1234,5', 123_450],
  ['1234', 123_400],
  ['1.234', 123_400],
  ['0,01', 1],
  ['-10,00', -1000],
  ['10,00-', -1000],
  ['(10,00)', -1000],
  ['$ -1 234,56', -123_456],
  ['1234 56', null],
  ['', null],
  ['abc', null],
  ['1e5', null],
  ['0,001', null],
  ['10.0.0', null],
  ['1.234.567,89', 123_456_789],
  ['1,234,567', 123_456_700],
  ['1.234,567', null],
  ['9999999999', 999_999_999_900],
  ['10000000000', null],
  ['9'.repeat(400), null],
])('the amount %j is %j centavos', (typed, centavos) => expect(readAmount(typed)).toBe(centavos))

test.each([
  ['21/11/2026', '2026-11-21'],
  ['1/2/26', '2026-02-01'],
  ['21-11-2026 10:30', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['31/02/2026', null],
  ['11/21/2026', null],
  ['', null],
])('the day %j is %j', (typed, day) => expect(readDay(typed)).toBe(day))

describe('an extract', () => {
  const read = (text: string, encoding: BufferEncoding = 'utf8') => {
    const table = readTable(Buffer.from(text, encoding))
    const columns = guessColumns(table.headings)
    return columns && (readRows(table, columns)?.credits ?? null)
  }
  const EXPECTED = [
    { day: '2026-11-20', centavos: 272_672, text: 'Transferencia recibida G12-7KQ2 PEÑA JUAN' },
  ]

  it.each([
    [
      'with ; debits and credits apart, and lines before the headings',
      'Banco Ejemplo\nCuenta 123\nFecha;Descripción;Débito;Crédito;Saldo\n20/11/2026;Transferencia recibida G12-7KQ2 PEÑA JUAN;;2.726,72;9.999,00\n20/11/2026;Comisión;100,00;;9.899,00\n',
    ],
    [
      'with , quoted amounts and two columns of words',
      'Fecha,Concepto,Detalle,Importe\n20/11/2026,Transferencia recibida,"G12-7KQ2 PEÑA JUAN","2,726.72"\n20/11/2026,Débito automático,Luz,"-5,000.00"\n',
    ],
    [
      'with tabs and a total at its end',
      'Fecha\tConcepto\tMonto\r\n20-11-26\tTransferencia recibida G12-7KQ2 PEÑA JUAN\t2726,72\r\nTotal\t\t2726,72\r\n',
    ],
  ])('%s has its credits', (_, text) => expect(read(text)).toEqual(EXPECTED))

  const marked = (heading: string, ...lines: readonly (readonly [mark: string, amount: string])[]) =>
    read(
      [`Fecha;${heading};Importe`, ...lines.map(([mark, amount]) => `20/11/2026;${mark};${amount}`)].join(
        '\n',
      ),
    )?.map(({ centavos }) => centavos)

  it.each([
    ['Tipo', 'C', 'D'],
    ['D/C', 'CR', 'DB'],
    ['Débito/Crédito', 'Crédito', 'Débito'],
    ['Crédito/Débito', 'CREDITO', 'DEBITO'],
    ['Signo', '+', '-'],
    ['Tipo de movimiento', 'Crédito inmediato', 'Débito automático'],
    ['Concepto', 'Transferencia recibida G12-7KQ2', 'Transf. enviada a otro'],
    ['Debe/Haber', 'H', 'D'],
  ])('with amounts without sign and marks under %s has its credits', (heading, credit, debit) =>
    expect(marked(heading, [credit, '10,00'], [debit, '20,00'], [credit, '30,00'])).toEqual([1000, 3000]),
  )

  it.each([
    ['a mark is missing', 'Tipo', ['C', 'D', '']],
    ['a mark is not understood', 'D/C', ['C', 'D', 'X']],
    ['only some debits are told', 'Concepto', ['Débito automático', 'Juan Perez', 'Luz']],
    ['no mark is understood', 'D/C', ['1', '2', '1']],
  ])('with amounts without sign is not read if %s', (_, heading, marks) =>
    expect(marked(heading, ...marks.map((mark) => [mark, '10,00'] as const))).toBeUndefined(),
  )

  it('whose marks contradict each other is not read', () =>
    expect(read('Fecha;Tipo;Concepto;Importe\n20/11/2026;C;Débito automático;10,00\n')).toBeNull())

  it('has its credits by their sign, whatever is beside it', () =>
    expect(marked('Tipo', ['D', '10,00'], ['D', '-20,00'])).toEqual([1000]))

  it('in Windows-1252 has its letters', () => {
    const text = 'Fecha;Descripción;Crédito\n20/11/2026;Transferencia recibida G12-7KQ2 PEÑA JUAN;2.726,72\n'
    expect(read(text, 'latin1')).toEqual(EXPECTED)
  })

  it('in UTF-16, as Excel writes Unicode text, has its letters', () => {
    const text =
      '\uFEFFFecha\tDescripción\tCrédito\n20/11/2026\tTransferencia recibida G12-7KQ2 PEÑA JUAN\t2.726,72\n'
    expect(read(text, 'utf16le')).toEqual(EXPECTED)
  })

  it('has every row counted: entered, left out with its reason, or unreadable with its line', () => {
    const table = readTable(
      Buffer.from(
        [
          'Banco Ejemplo',
          'Fecha;Concepto;Débito;Crédito;Saldo',
          'Saldo anterior;;;;900,00',
          '20/11/2026;"Transferencia',
          'recibida";;2.726,72;',
          '20/11/2026;Comisión;100,00;;',
          '',
          '2O/11/2026;Juan;;10,00;',
          '20/11/2026;Ana;;1.2.3,4;',
          '32/11/2026;Luis;;5,00;',
          ';Eva;;7,00;',
          '20/11/2026;Aviso;;;',
          'Fecha;Concepto;Débito;Crédito;Saldo',
          'TOTAL;;100,00;2.726,72;',
        ].join('\r\n'),
      ),
    )
    expect(readRows(table, guessColumns(table.headings)!)).toEqual({
      credits: [{ day: '2026-11-20', centavos: 272_672, text: 'Transferencia recibida' }],
      ignored: [
        { Motivo: 'suma', Renglones: 2 },
        { Motivo: 'debito', Renglones: 1 },
        { Motivo: 'sin-importe', Renglones: 1 },
        { Motivo: 'titulo', Renglones: 1 },
      ],
      unreadable: [
        { Renglon: 8, Motivo: 'dia', Texto: '2O/11/2026' },
        { Renglon: 9, Motivo: 'importe', Texto: '1.2.3,4' },
        { Renglon: 10, Motivo: 'dia', Texto: '32/11/2026' },
        { Renglon: 11, Motivo: 'dia', Texto: '' },
      ],
    })
  })

  it('with the month first has its days by those that cannot be otherwise', () => {
    expect(
      read('Fecha;Concepto;Crédito\n11/05/2026;a;1,00\n11/21/2026;b;2,00')?.map(({ day }) => day),
    ).toEqual(['2026-11-05', '2026-11-21'])
    expect(
      read('Fecha;Concepto;Crédito\n21/05/2026;a;1,00\n11/21/2026;b;2,00')?.map(({ day }) => day),
    ).toEqual(['2026-05-21'])
  })

  it('with more lines than are read is not read in part', () => {
    const table = readTable(Buffer.from(`Fecha;Importe\n${'20/11/2026;1\n'.repeat(EXTRACT_LINES_MAX)}`))
    expect([table.isTooLong, table.rows]).toEqual([true, []])
  })

  it('with headings that say nothing is asked about', () => {
    const table = readTable(Buffer.from('a;b;c\n20/11/2026;x;1,00\n'))
    expect(table.headings).toEqual(['a', 'b', 'c'])
    expect(guessColumns(table.headings)).toBeNull()
    expect(readRows(table, { day: 0, texts: [1], credit: 2, debit: null })?.credits).toEqual([
      { day: '2026-11-20', centavos: 100, text: 'x' },
    ])
  })

  it('that is empty, or no table, has nothing', () => {
    expect(readTable(Buffer.from('')).headings).toEqual([])
    expect(read('hola')).toBeNull()
  })
})
