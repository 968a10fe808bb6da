import { expect, it } from 'vitest'
import { csvText } from './csv.ts'

it.each([
  [['a', 'ñandú'], '"a";"ñandú"'],
  [[1234.5, -0.25, 0], '1234,5;-0,25;0'],
  [[true, false, null, undefined, ''], 'Sí;No;;;'],
  [['a;b', 'dice "hola"', 'dos\nrenglones'], '"a;b";"dice ""hola""";"dos\nrenglones"'],
  [['=1+1', '+5', '-5', '@a', '\tx'], `"'=1+1";"'+5";"'-5";"'@a";"'\tx"`],
  [['=a;b'], `"'=a;b"`],
  [['\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'], `"'\r'=1";"'\n'=1";"'＝1";"'＋1";"'－1";"'＠1"`],
  [['0001', '1,5', 'a=b'], '"0001";"1,5";"a=b"'],
  // quotes behind `;` do not hold a text together for a program that separates at commas or tabs
  [['Calle 9,=1+1,@SUM(A1)', 'a\t=1+1', 'a\r\n-2'], `"Calle 9,'=1+1,'@SUM(A1)";"a\t'=1+1";"a\r\n'-2"`],
])('%j is %s', (row, expected) => {
  expect(csvText([row])).toBe(`\uFEFF${expected}\r\n`)
})

it('ends every row', () => expect(csvText([[1], [2]])).toBe('\uFEFF1\r\n2\r\n'))
