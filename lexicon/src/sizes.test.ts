import { describe, expect, test } from 'vitest'
import { netContentOf } from './amounts.ts'
import { netContentIn, sizesIn, withoutSizes } from './sizes.ts'

/** `1500 ml`, or `-` for none. */
const told = (name: string) => {
  const content = netContentIn(name)
  return content === null ? '-' : `${content.ContenidoNeto} ${content.ContenidoUnidad}`
}

describe('the net content in a name', () => {
  test.each([
    ['Aceite Mezcla Cocinero 1.5 Lt', '1500 ml'],
    ['Aceite Cocinero 900 Cc', '900 ml'],
    ['6 pack Quilmes 354 ml', '-'],
    ['Pack x 4 Heineken 473 cc', '-'],
    ['2 potes Serenísima 190 g', '-'],
    ['Caja 12 alfajores 50 g', '-'],
    ['YERBA MATE PLAYADITO 500G', '500 g'],
    ['Gaseosa Coca-Cola 2,25 l', '2250 ml'],
    ['Huevos blancos 12 un', '12 un'],
    ['Papel higiénico 30 Mts', '30 m'],
    ['Harina 000 1 Kg.', '1000 g'],
    ['Arroz 1000 grs.', '1000 g'],
    ['Azúcar 2 kgs', '2000 g'],
    ['Crema 340 cm3', '340 ml'],
    ['Crema 340 cm³', '340 ml'],
    ['Fresa Fizz 750 C.C.', '750 ml'],
    ['Sidra 3 lts.', '3000 ml'],
    ['Vino 70 cl', '700 ml'],
    ['Cerveza barril 1 hl', '100000 ml'],
    ['Sal 500 mg', '0.5 g'],
    ['Café 250 gramos', '250 g'],
    ['ACEITE.500 ML', '500 ml'],
    ['Shampoo SEDAL,340 cm3', '340 ml'],
    ['LECHE CHOCO RTDX200ML', '200 ml'],
    ['Arroz 500 g grs.', '500 g'],
    ['Pan lactal (500 g)', '500 g'],
    ['Pan lactal [500 g]', '500 g'],
    ['Estuche C/12 UN', '12 un'],
    ['Leche entera 1 l 1000 cc', '1000 ml'],
    ['Detergente 500ml BOT-0.5-lt.', '500 ml'],
    ['Sal fina PAQ-500-gr.', '500 g'],
    ['Peras desecadas X 150 Grs POT-1-un.', '150 g'],
    ['Lavandina 4 en 1', '-'],
    ['GASEOSA COLA 6 x 354', '2124 ml'],
    ['Cerveza Quilmes lata 6x473', '2838 ml'],
    ['Agua mineral 6 x 1500', '9000 ml'],
    ['Gaseosa cola 6 x 354 g', '2124 g'],
    ['Gaseosa cola 6 x 354 2,5 l', '-'],
    ['Gaseosa cola 12 x 6', '-'],
    ['Galletitas de agua 3 x 200', '-'],
    ['Asado', '-'],
    ['Leche 0%', '-'],
  ])('of %s is %s', (name, content) => expect(told(name)).toBe(content))

  test.each([
    ['Sidra .33 l', '330 ml'],
    ['Sidra ,33 l', '330 ml'],
    ['Sidra x.33 l', '330 ml'],
    ['Mayonesa 1/2 kg', '500 g'],
    ['Dulce 1/4 kg', '250 g'],
    ['Dulce x 3/4 kg.', '750 g'],
    ['Yerba ½ kilo', '500 g'],
    ['Yerba ¼ kg', '250 g'],
    ['Yerba 1 1/2 kg', '1500 g'],
    ['Yerba 1½ kg', '1500 g'],
    ['Gaseosa 2 1/4 l', '2250 ml'],
    ['Gaseosa litro y medio', '1500 ml'],
    ['Pan 1 kilo y cuarto', '1250 g'],
    ['Pan x medio kilo', '500 g'],
    ['Azúcar 1 kg 500 g', '1500 g'],
    ['Arroz 1.500 g', '1500 g'],
    ['Arroz 1,500 kg', '1500 g'],
    ['Vino 1.125 Ml', '1125 ml'],
    ['Vino 1.125 Lt', '1125 ml'],
    ['Sal 0.500 g', '0.5 g'],
    ['Arroz 1.500,5 g', '1500.5 g'],
    ['Hisopos 1.000 un', '1000 un'],
    ['Algo 2/3 kg', '-'],
    ['Salchichas 6/225 g', '-'],
    ['Algo 1.2.3 kg', '-'],
    ['Algo 0 kg', '-'],
  ])('with marks and fractions: %s is %s', (name, content) => expect(told(name)).toBe(content))

  test.each([
    ['Cerveza 6 x 354 ml', '2124 ml'],
    ['Cerveza 6x354ml', '2124 ml'],
    ['Cerveza 354 ml x 6', '2124 ml'],
    ['Cerveza 354mlx6', '2124 ml'],
    ['Cerveza x6 354ml', '2124 ml'],
    ['Cerveza 354 ml × 6 u', '2124 ml'],
    ['Cerveza pack 6 latas 473 cc', '2838 ml'],
    ['Cerveza 6 latas de 473 cc', '2838 ml'],
    ['Cerveza 473 Ml Pack 6 Un', '2838 ml'],
    ['Cerveza 6 un 473 ml c/u', '2838 ml'],
    ['Agua 6u x 1 l', '6000 ml'],
    ['Agua 6 u. por 1,5 l', '9000 ml'],
    ['Jabón 2 x 3 x 90 g', '540 g'],
    ['Rollo de cocina 3 rollos x 100 paños', '300 un'],
    ['Papel higiénico 4 x 30 m', '120 m'],
    ['Papel higiénico 30 m x 4 rollos', '120 m'],
    ['Atún 6 x 150 g (900 g)', '900 g'],
    ['Atún 900 g (6 x 150 g)', '900 g'],
    ['Chocolate 39 g 1 un', '39 g'],
    ['Edulcorante 160 g 200 un', '200 un'],
    ['Rollo Pack 3 Un 120 Paños', '3 un'],
    // of these it is not known whether it is each or all
    ['Cerveza 6 un 473 ml', '-'],
    ['Caldo 12 un 108 g', '-'],
    ['Milanesa 4 u x 400 g', '-'],
    ['Alfajor x6 192 g', '-'],
    ['Atún pack 3 80 g', '-'],
    ['Lavandina X5 1 Lt', '-'],
    ['Cerveza 1,5 x 500 ml', '-'],
  ])('of a pack: %s is %s', (name, content) => expect(told(name)).toBe(content))

  test.each([
    ['Detergente 900 ml + 100 ml', '1000 ml'],
    ['Detergente 900 + 100 ml', '1000 ml'],
    ['Detergente 900 ml más 100 gratis', '1000 ml'],
    ['Alimento 15+2 KG', '17000 g'],
    ['Detergente 900 más 100 gratis', '-'],
    ['Shampoo 400 ml + acondicionador 200 ml', '-'],
    ['Aperitivo 950 ml y fernet 750 ml', '-'],
    ['Protector FPS 50+ 200 ml', '200 ml'],
    ['Crema Expert +35 50 ml', '50 ml'],
    ['Yogur Calci+ 120 g', '120 g'],
    ['Helado + salsa 1 kg', '1000 g'],
  ])('with more: %s is %s', (name, content) => expect(told(name)).toBe(content))

  test.each([
    ['Pollo 1,5 - 2 kg', '-'],
    ['Pollo 1.5-2kg', '-'],
    ['Pollo 1 a 2 kg', '-'],
    ['Pollo 1 kg a 2 kg', '-'],
    ['Pollo 1,5 kg aprox.', '-'],
    ['Pollo aprox. 1,5 kg', '-'],
    ['Pollo ~2 kg', '-'],
    ['Pañal G 9 a 12 kg x 36 u', '36 un'],
    ['Pañal XG +12 kg 36 un', '36 un'],
    ['Pañal hasta 9 kg 40 u', '40 un'],
    ['Pañal XXG 14+ kg x 36 un', '36 un'],
    ['Pañal XXG 14kg+ x 36', '-'],
    ['Pañal XG 12 kg', '-'],
    ['Ibuprofeno 400 mg x 20 u', '20 un'],
    ['Jugo rinde 5 l 8 g', '8 g'],
    ['Bolsa 45x60 cm 20 un', '20 un'],
    ['Bolsa 45x60 cm', '-'],
    ['Secador 30 cm', '-'],
    ['Aluminio 30 cm x 5 m', '5 m'],
    ['Bolsa 50x70 x 30 u', '-'],
    ['Heladera 328 l', '-'],
  ])('of a range, a dose or a side: %s is %s', (name, content) => expect(told(name)).toBe(content))

  test.each([
    ['Fernet 1882 450 cc', '450 ml'],
    ['7 Up 1.5 Lt', '1500 ml'],
    ['Shampoo 2 en 1 350 ml', '350 ml'],
    ['Detergente 500 ml 2 en 1', '500 ml'],
    ['Leche Nutrilon Premium 1 200 ml', '200 ml'],
    ['Vino blend 2012 x750 ml', '750 ml'],
    ['Vino x750 ml 2014', '750 ml'],
    ['Crema dental TOTAL12 X 90 g', '90 g'],
    ['Fideos N52 x500g', '500 g'],
    ['Crema Q10 50 ml', '50 ml'],
    ['Leche Vital 3 tetra 200 cc', '200 ml'],
    ['Bizcochos 9 de Oro 200 g', '200 g'],
  ])('beside a number of the name: %s is %s', (name, content) => expect(told(name)).toBe(content))
})

test.each([
  ['Cerveza rubia 6 x 354 ml lata', 'Cerveza rubia lata'],
  ['Cerveza 0.0 473 ml', 'Cerveza 0.0'],
  ['Fórmula infantil Vital 2 350 g', 'Fórmula infantil Vital 2'],
  ['Detergente 500 ml 2 en 1', 'Detergente 2 en 1'],
  ['Bolsa 45x60 cm 20 un', 'Bolsa'],
])('%s without its sizes is %s', (name, words) => {
  expect(withoutSizes(name).replaceAll(/ +/g, ' ').trim()).toBe(words)
})

test('the parts of an expression with two meanings are known', () => {
  expect(sizesIn('Cerveza 6 un 473 ml')[0]).toMatchObject({
    content: null,
    parts: [
      { ContenidoNeto: 6, ContenidoUnidad: 'un' },
      { ContenidoNeto: 473, ContenidoUnidad: 'ml' },
    ],
  })
})

test('unknown units and senseless amounts hold nothing', () => {
  expect(netContentOf(3, 'pulgadas')).toBeNull()
  expect(netContentOf(0, 'kg')).toBeNull()
  expect(netContentOf(0.25, ' KGM. ')).toEqual({ ContenidoNeto: 250, ContenidoUnidad: 'g' })
})

test('a long text of digits and crosses is read in no time to speak of', () => {
  expect(told('1x'.repeat(5000))).toBe('-')
  expect(told(`${'1 '.repeat(5000)}kg`)).toBe('1000 g')
})
