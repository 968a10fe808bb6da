import { expect, test } from 'vitest'
import { babyKilosIn, presentationOf } from './presentations.ts'

const told = (name: string, family = '') => Object.values(presentationOf(name, family) ?? {}).join(' · ')

test.each([
  ['Cerveza Quilmes 6 latas x 354 ml', '', '6 latas de 354 ml'],
  ['CERVEZA QUILMES LATA 354CC X 6', '', '6 latas de 354 ml'],
  ['Cerveza 6x473ml', 'Cervezas', '6 latas de 473 ml'],
  ['Cerveza 473 Ml Pack 6 Un', 'Cervezas', '6 latas de 473 ml'],
  ['Cerveza Corona 330 ml x 6', 'Cervezas', '6 unidades de 330 ml'],
  ['Agua mineral 6 x 1,5 l', 'Aguas', '6 botellas de 1,5 l'],
  ['Agua mineral 6 botellas x 500 ml', '', '6 botellas de 500 ml'],
  ['Galletitas Traviata 3 paquetes x 101 g', '', '3 paquetes de 101 g'],
  ['Galletitas 3 x 101 g', 'Galletitas saladas', '3 paquetes de 101 g'],
  ['Papel higiénico 4 rollos x 30 m', '', '4 rollos de 30 m'],
  ['Papel higiénico 30 m x 4', '', '4 rollos de 30 m'],
  ['Rollo de cocina 3 rollos x 50 paños', '', '3 rollos de 50 paños'],
  ['Yogur 4 un x 45 g', '', '4 potes de 45 g'],
  ['Jabón 3 un x 80 g', '', '3 unidades de 80 g'],
  ['Harina 10 x 1 kg', '', '10 unidades de 1 kg'],
  ['Cerveza 6 un 473 ml', 'Cervezas', ''],
  ['Chocolate 39 g 1 un', '', ''],
  ['Huevos blancos x 12 un', '', ''],
  ['Bolsa 45x60 cm 20 un', '', ''],
  ['Lavandina 4 en 1 2 l', '', ''],
])('the packs of %s (%s): %s', (name, family, words) => expect(told(name, family)).toBe(words))

test.each([
  ['Pañales Pampers talle G 9 a 12,5 kg x 36 un', '9 a 12,5 kg'],
  ['PAÑAL HUGGIES XG (12-15KG) X30', '12 a 15 kg'],
  ['Pañal M 6-9.5 kg', '6 a 9,5 kg'],
  ['Pañal G 9 kg a 12 kg x 36 u', '9 a 12 kg'],
  ['Pañales XXG 14+ kg', '14 kg o más'],
  ['PAÑAL XXG +14KG X36', '14 kg o más'],
  ['Pañal XXG 14 kg o más', '14 kg o más'],
  ['Pañal más de 14 kg', '14 kg o más'],
  ['Pañal RN hasta 4,5 kg', 'hasta 4,5 kg'],
  ['Pañales talle G x 36 un', ''],
  ['Alimento para perros 9 a 12 kg', ''],
])("a nappy's kilos: %s is %s", (name, words) => expect(told(name)).toBe(words))

test("a nappy's kilos are a range", () => {
  expect(babyKilosIn('Pañal G 9 a 12,5 kg')).toEqual({ from: 9, to: 12.5 })
  expect(babyKilosIn('Pañal 12 a 9 kg')).toBeNull()
})

test.each([
  ['Vino tinto Trapiche Reserva malbec 2021 750 ml', 'Malbec · 2021'],
  ['VINO TTO NORTON CAB. SAUV. 750CC 2019', 'Cabernet sauvignon · 2019'],
  ['Vino tinto Dadá 1 malbec bonarda 750 ml', 'Malbec y bonarda'],
  ['Vino blanco Cafayate torrontés 2000 ml', 'Torrontés'],
  ['Vino tinto Toro 1,125 l', ''],
  ['Vinagre de malbec 2021 500 ml', ''],
])('the grape and the year of %s: %s', (name, words) => expect(told(name)).toBe(words))
