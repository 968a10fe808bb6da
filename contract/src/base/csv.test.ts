import { expect, it } from 'vitest'
import { csvText } from './csv.ts'

it.each([
  [['a', 'ñandú'], 'a;ñandú'],
  [[1234.5, -0.25, 0], '1234,5;-0,25;0'],
  [[true, false, null, undefined, ''], 'Sí;No;;;'],
  [['a;b', 'dice "hola"', 'dos\nrenglones'], '"a;b";"dice ""hola""";"dos\nrenglones"'],
  [['=1+1', '+5', '-5', '@a', '\tx'], "'=1+1;'+5;'-5;'@a;'\tx"],
  [['=a;b'], `"'=a;b"`],
  [['\r=1', '\n=1', '＝1', '＋1', '－1', '＠1', '-1;2'], `"'\r=1";"'\n=1";'＝1;'＋1;'－1;'＠1;"'-1;2"`],
  [['0001', '1,5', 'a=b'], '0001;1,5;a=b'],
])('%j is %s', (row, expected) => {
  expect(csvText([row])).toBe(`\uFEFF${expected}\r\n`)
})

it('ends every row', () => expect(csvText([['a'], ['b']])).toBe('\uFEFFa\r\nb\r\n'))
