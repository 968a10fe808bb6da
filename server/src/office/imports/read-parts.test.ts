import { expect, it } from 'vitest'
import { isEanValid } from '@gondola/contract/catalogue'
import { cleanName, plainText, unquotedName, withoutShouting } from '../../platform/text/clean-text.ts'
import { familyDefaults } from './families/family-defaults.ts'
import { withoutMojibake } from '../../platform/text/mojibake.ts'
import { readIva } from './reading/read-columns.ts'
import { decimalSignOf, readNumber } from './reading/read-number.ts'

it.each([
  [['1,5', '2.000,25', '1.234'], ',', ','],
  [['1.50', '2,000.25'], ',', '.'],
  [['1.234.567', '1.234'], '.', ','],
  [['1234', '1.234'], ',', ','],
  [['1234', '1.234'], '.', '.'],
] as const)('the decimal sign of %j is, with %j where none tells, %j', (texts, otherwise, sign) => {
  expect(decimalSignOf(texts, otherwise)).toBe(sign)
})

it.each([
  ['1.234', ',', 1234, 0],
  ['1.234', '.', 1.234, 3],
  ['1,50', '.', 1.5, 1],
  ['1.234,56', '.', 1234.56, 2],
  ['1,234.56', ',', 1234.56, 2],
  ['59,9000', ',', 59.9, 1],
  ['1 000', '.', 1000, 0],
  ['12\u00a0345\u202f678,5', '.', 12_345_678.5, 1],
] as const)('%s in a column of %j is %d', (text, sign, value, decimals) => {
  expect(readNumber(text, sign)).toEqual({ value, decimals })
})

it.each([
  '',
  'x',
  '1,2,3.4',
  '1e5',
  '1 00',
  '1234 50',
  '450 5',
  '1 23',
  '12 3456',
  '1 890 00',
  '4\t890',
  '0 500',
  '4 ,5',
  '--1',
])('%j is no number', (text) => {
  expect(readNumber(text, '.')).toBeNull()
})

it.each([
  ['7790272007434', true],
  ['0000077900845', true],
  ['77900845', true],
  ['7790272007433', false],
  ['123', false],
  ['77902720074X4', false],
])('EAN %s: %s', (code, isValid) => {
  expect(isEanValid(code)).toBe(isValid)
})

it.each([
  ['21', 21],
  ['10,5', 10.5],
  ['0.105', 10.5],
  ['21 %', 21],
  ['Exento', 0],
  ['4', 10.5],
  ['0', 0],
  ['33', null],
  ['IVA', null],
])('VAT %s is %s', (text, rate) => {
  expect(readIva(text)).toBe(rate)
})

it.each([
  ['baÃ±o', 'baño'],
  ['BEBÃ‰', 'BEBÉ'],
  ['JardÃ\u00adn', 'Jardín'],
  ['NiÃƒÂ±os', 'Niños'],
  ['NiÃƒÆ’Ã‚Â±os', 'Niños'],
  ['Ã\u0081cido', 'Ácido'],
  ['Ã\u008dndice', 'Índice'],
  ['Ã‘oquis', 'Ñoquis'],
  ['voilÃ\u00a0', 'voilà'],
  ['ba├▒o', 'baño'],
  ['jam├│n ├ücido', 'jamón Ácido'],
  ['â€œDoñaâ€\u009d', '“Doña”'],
  ['Nº 5 Á la Ñandú', 'Nº 5 Á la Ñandú'],
  ['São Paulo', 'São Paulo'],
])('%s reads %s', (text, right) => {
  expect(withoutMojibake(text)).toBe(right)
})

it.each([
  ['LA SERENÍSIMA', 'La Serenísima'],
  ['9 DE ORO', '9 de Oro'],
  ["HELLMANN'S", "Hellmann's"],
  ['X5', 'X5'],
  ['COCA-COLA', 'Coca-Cola'],
  ['CBSÉ', 'CBSé'],
  ['H2OH!', 'H2OH!'],
  ["L'ORÉAL", "L'Oréal"],
  ["VILLA D'AGRI", "Villa D'Agri"],
  ['Granix', 'Granix'],
])('%s is shown as %s', (text, shown) => {
  expect(withoutShouting(text)).toBe(shown)
})

it('takes markup and invisible characters out of names', () => {
  expect(cleanName('Pan\u200b <i>Lactal</i>\u0007 5 < 6 &#032;x')).toBe('Pan Lactal 5 < 6 x')
})

it.each([
  ['&Ntilde;oquis con jam&oacute;n 1 kg', 'Ñoquis con jamón 1 kg'],
  ['&amp;Ntilde;oquis', 'Ñoquis'],
  ['&amp;amp;ntilde;andú', 'ñandú'],
  ['G&uuml;isqui &laquo;A&ntilde;ejo&raquo; 40&deg;', 'Güisqui «Añejo» 40°'],
  ['Caf&#233; &#xE9; &frac12; kg', 'Café é ½ kg'],
  ['Crème br&ucirc;l&eacute;e', 'Crème brûlée'],
  ['Johnson & Johnson M&M R&B', 'Johnson & Johnson M&M R&B'],
  ['A&O 500 &nada; &#x110000;', 'A&O 500 &nada; &#x110000;'],
  ['&lt;b&gt;Pan&lt;/b&gt; 5 &lt; 6', 'Pan 5 < 6'],
  ['Ã‘oquis con jamÃ³n', 'Ñoquis con jamón'],
  ['Vino\u202e otniV', 'Vino otniV'],
])('of %s the name is %s', (text, name) => expect(cleanName(text)).toBe(name))

it.each([
  ['"Chocolinas" x 250 g', 'Chocolinas x 250 g'],
  ['"Disco 5\\" negro"', 'Disco 5" negro'],
  ['Disco 5\\" negro', 'Disco 5" negro'],
  ['TV 43" y 50" LED', 'TV 43" y 50" LED'],
  ['Pulpa 520 Gr 12"', 'Pulpa 520 Gr 12"'],
  ['Huevo "color" x30', 'Huevo "color" x30'],
  ['Huevo color" x30', 'Huevo color x30'],
  ['“Chocolinas” x 250 g', 'Chocolinas x 250 g'],
  ['Chocolinas" x 250 g', 'Chocolinas x 250 g'],
  ['"Chocolinas x 250 g', 'Chocolinas x 250 g'],
  ['""Chocolinas"" 70', 'Chocolinas 70'],
  ['Escoba c\\palo', 'Escoba c/palo'],
  ['Yerba 500 g\\', 'Yerba 500 g'],
  ["Hellmann's 'light'", "Hellmann's 'light'"],
])('of %s the name is %s without quotation marks', (text, name) => expect(unquotedName(text)).toBe(name))

it.each([
  ['ﬁdeos ﬂan oﬃcina', 'fideos flan officina'],
  ['Ｌｅｃｈｅ　１２３', 'Leche 123'],
  ['𝐋𝐞𝐜𝐡𝐞 ⓐ', 'Leche a'],
  ['Jose\u0301 N\u0303andu\u0301', 'José Ñandú'],
  ['\u202eleche\u202c \u2066x\u2069', 'leche x'],
  ['le\u200bche\ufeff \u00adentera\u2060', 'leche entera'],
  ['José\u200c\u200d Pérez', 'José Pérez'],
  ['½ kg m² 3 ª º ™ №', '½ kg m² 3 ª º ™ №'],
  ['👨‍👩‍👧 ❤️‍🔥 🇦🇷 1️⃣', '👨‍👩‍👧 ❤️‍🔥 🇦🇷 1️⃣'],
  ['línea 1\nlínea 2\t€', 'línea 1\nlínea 2\t€'],
  ['\u3164\u200b', ''],
])('%j is plainly %j', (text, plain) => expect(plainText(text)).toBe(plain))

it.each([
  ['Cervezas', 'Bebidas', { Alcohol: true, Perecedero: false, Frio: false, Iva: 21 }],
  ['Aceites y vinagres', 'Almacén', { Alcohol: false, Perecedero: false, Frio: false, Iva: 21 }],
  ['Carne vacuna', 'Carnicería y pescadería', { Alcohol: false, Perecedero: true, Frio: true, Iva: 10.5 }],
  ['Amargos y bebidas de hierbas', 'Bebidas', { Alcohol: false, Perecedero: false, Frio: false, Iva: 21 }],
  ['Leches', 'Lácteos y frescos', { Alcohol: false, Perecedero: true, Frio: true, Iva: 0 }],
  // perishable, but not for the cold box
  ['Frutas', 'Frutas y verduras', { Alcohol: false, Perecedero: true, Frio: false, Iva: 10.5 }],
  ['Facturas', 'Panadería', { Alcohol: false, Perecedero: true, Frio: false, Iva: 21 }],
  [
    'Frutas secas y semillas',
    'Frutas y verduras',
    { Alcohol: false, Perecedero: false, Frio: false, Iva: 21 },
  ],
])('a new family %s of %s is %o', (family, department, defaults) => {
  expect(familyDefaults(family, department)).toEqual(defaults)
})
