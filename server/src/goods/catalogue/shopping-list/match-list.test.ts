import { describe, expect, it } from 'vitest'
import { LIST_DOUBT_BELOW } from '@gondola/contract/base'
import type { Article } from '@gondola/contract/catalogue'
import { testArticle } from '@gondola/contract/test/article'
import { parseList } from '@gondola/contract/cart'
import { buildSearchIndex } from '../search/search.ts'
import { presented } from '../to-article.ts'
import { matchList, type ListSource } from './match-list.ts'

async function sourceOf(articles: readonly Article[]): Promise<ListSource> {
  return { articles, search: await buildSearchIndex(articles, new Map(), new Float64Array(articles.length)) }
}

describe('a small shop', () => {
  const article = (Codigo: string, Descripcion: string, changes: Partial<Article> = {}) =>
    testArticle({ Codigo, Descripcion, ContenidoNeto: null, ContenidoUnidad: null, ...changes })
  const dairy = { Familia: { Codigo: 1, Descripcion: 'Leches' } }
  const articles = [
    article('1', 'Dulce de leche 400 g', { Familia: { Codigo: 2, Descripcion: 'Dulce de leche' } }),
    article('2', 'Leche entera 1 l', { ...dairy, ContenidoNeto: 1000, ContenidoUnidad: 'ml' }),
    article('3', 'Pan francés', { unidad: 100, Familia: { Codigo: 3, Descripcion: 'Pan fresco' } }),
    article('4', 'Pan de molde 500 g', { ContenidoNeto: 500, ContenidoUnidad: 'g' }),
  ]

  it.each([
    ['2 leches', '2', 2],
    ['leche 3 litros', '2', 3],
    ['1/2 kg de pan', '3', 500],
    ['dulce de leche', '1', 1],
    ['pan de molde 1 kg', '4', 2],
    ['1/2 kg de pan sin miga', '3', 500],
    ['pan cortado bien finito 300 g', '3', 300],
    ['leche sin estabilizantes', '2', 1],
  ])('%s: article %s, %d', async (line, code, quantity) => {
    const [match] = await matchList(await sourceOf(articles), parseList(line))
    expect([match?.Articulo?.Codigo, match?.Cantidad]).toEqual([code, quantity])
  })

  it('believes an unknown wish of what is loose, and asks about a pack', async () => {
    const matches = await matchList(
      await sourceOf(articles),
      parseList('pan sin miga\nleche sin estabilizantes'),
    )
    expect(matches.map(({ Confianza }) => Confianza >= LIST_DOUBT_BELOW)).toEqual([true, false])
    expect(matches[1]).toMatchObject({ Duda: 'palabra', Falta: 'sin estabilizantes' })
  })

  it.each([
    ['media horma de pan', '3', 250],
    ['medio paquete de pan de molde', '4', 1],
  ])('asks about part of a pack: %s', async (line, code, quantity) => {
    const [match] = await matchList(await sourceOf(articles), parseList(line))
    expect([match?.Articulo?.Codigo, match?.Cantidad]).toEqual([code, quantity])
    expect(match?.Confianza).toBeLessThan(LIST_DOUBT_BELOW)
  })

  it.each([
    ['té x 50, La Virginia', ['té x 50, La Virginia'], 'Té La Virginia x 50 saquitos', 1],
    ['pan, té, La Virginia, leche', ['pan', 'té, La Virginia', 'leche'], 'Pan francés', 500],
    ['té, La Virginia, 2 cajas, pan', ['té, La Virginia 2 cajas', 'pan'], 'Té La Virginia x 50 saquitos', 2],
    ['pan, té, descremada', ['pan', 'té', 'descremada'], 'Pan francés', 500],
    ['galletitas de agua, las de tres paquetes', null, 'Galletitas de agua Traviata 303 g', 1],
    ['galletitas de agua', null, 'Galletitas de agua Traviata 101 g', 1],
  ])('%s: %j, first %s, %d', async (text, texts, name, quantity) => {
    const brand = (Descripcion: string) => ({ Codigo: 7, Descripcion, Checked: false })
    const tea = { Familia: { Codigo: 4, Descripcion: 'Té' }, ContenidoUnidad: 'un' as const }
    const biscuits = {
      Familia: { Codigo: 5, Descripcion: 'Galletitas' },
      Marca: brand('Traviata'),
      ContenidoUnidad: 'g' as const,
    }
    const shelf = [
      ...articles,
      article('5', 'Té Green Hills x 20 saquitos', { ...tea, ContenidoNeto: 20 }),
      article('6', 'Té La Virginia x 50 saquitos', {
        ...tea,
        ContenidoNeto: 50,
        Marca: brand('La Virginia'),
      }),
      article('7', 'Galletitas de agua Traviata 101 g', { ...biscuits, ContenidoNeto: 101 }),
      article('8', 'Galletitas de agua Traviata 303 g', { ...biscuits, ContenidoNeto: 303 }),
    ]
    const matches = await matchList(await sourceOf(shelf), parseList(text))
    expect(matches.map(({ Texto }) => Texto.trim())).toEqual(texts ?? [text])
    expect([matches[0]?.Articulo?.Descripcion, matches[0]?.Cantidad]).toEqual([name, quantity])
  })

  it('takes a pack of the size asked for before several smaller ones that are bought more', async () => {
    const yerba = (Codigo: string, grams: number) =>
      article(Codigo, `Yerba mate suave ${Codigo} ${grams} g`, { ContenidoNeto: grams, ContenidoUnidad: 'g' })
    const shelf = [yerba('Taragüí', 500), yerba('Unión', 1000)]
    const search = await buildSearchIndex(shelf, new Map(), Float64Array.from([900, 1]))
    const source = { articles: shelf, search, bought: new Set(['Taragüí']) }
    const found = async (line: string) =>
      (await matchList(source, parseList(line))).map(({ Articulo, Cantidad }) => [Articulo?.Codigo, Cantidad])
    expect(await found('yerba suave 1 kg')).toEqual([['Unión', 1]])
    expect(await found('yerba suave 2 kg')).toEqual([['Taragüí', 4]])
    expect(await found('yerba suave')).toEqual([['Taragüí', 1]])
  })

  it.each([
    ['jamón cocido 200 g feta fina', 'Jamón cocido Lario', 200],
    ['200 gr de jamon cocido en fetas finitas', 'Jamón cocido Lario', 200],
    ['150 g de jamón cocido feteado', 'Jamón cocido Lario', 150],
    ['jamón cocido 300 g', 'Jamón cocido Lario', 300],
    ['jamón cocido feteado', 'Jamón cocido feteado Paladini 150 g', 1],
    ['paleta 150 g feteada', 'Paleta feteada 150 g', 1],
  ])('%s is %s, %d: a weight is exact of what is weighed', async (line, name, quantity) => {
    const ham = { Familia: { Codigo: 8, Descripcion: 'Fiambres' } }
    const pack = { ...ham, ContenidoNeto: 150, ContenidoUnidad: 'g' as const }
    const shelf = [
      article('5', 'Jamón cocido feteado Paladini 150 g', pack),
      article('6', 'Jamón cocido Lario', { ...ham, unidad: 100 }),
      article('7', 'Paleta feteada 150 g', pack),
    ]
    const search = await buildSearchIndex(shelf, new Map(), Float64Array.from([900, 1, 1]))
    const [match] = await matchList({ articles: shelf, search }, parseList(line))
    expect([match?.Articulo?.Descripcion, match?.Cantidad]).toEqual([name, quantity])
  })

  it.each([
    ['azucar lo mas barato', 'Dominó 1 kg', 1],
    ['azúcar (la más económica)', 'Dominó 1 kg', 1],
    ['azúcar barata 500 g', 'Ledesma 500 g', 1],
    ['2 azúcares, las más baratas', 'Ledesma 500 g', 2],
    ['azúcar', 'Ledesma 1 kg', 1],
  ])('%s is %s, %d, without a doubt', async (line, name, quantity) => {
    const sugar = (Codigo: string, brand: string, ContenidoNeto: number, Precioventa: number) =>
      article(Codigo, `Azúcar ${brand}`, {
        Familia: { Codigo: 9, Descripcion: 'Azúcar' },
        ContenidoNeto,
        ContenidoUnidad: 'g',
        Precioventa,
      })
    const shelf = [
      sugar('5', 'Ledesma 1 kg', 1000, 1450),
      sugar('6', 'Ledesma 500 g', 500, 790),
      sugar('7', 'Dominó 1 kg', 1000, 1290),
      article('8', 'Edulcorante 250 g', { Precioventa: 10 }),
    ]
    const search = await buildSearchIndex(shelf, new Map(), Float64Array.from([900, 1, 1, 1]))
    const [match] = await matchList({ articles: shelf, search }, parseList(line))
    expect([match?.Articulo?.Descripcion, match?.Cantidad]).toEqual([`Azúcar ${name}`, quantity])
    expect(match?.Confianza).toBeGreaterThanOrEqual(LIST_DOUBT_BELOW)
  })

  it.each([
    ['queso rallado, lo más barato', 'Queso rallado Sancor 130 g', undefined, true],
    ['queso rallado (hasta 4000)', 'Queso rallado Sancor 130 g', undefined, true],
    ['queso rallado (hasta 1000)', 'Queso rallado Reggianito 130 g', 'precio', false],
    ['2 paquetes de queso rallado hasta 4000', 'Queso rallado Sancor 130 g', undefined, true],
    ['queso rallado Tregar', 'Queso rallado Reggianito 130 g', 'marca', false],
    ['queso rallado 260 g', 'Queso rallado Reggianito 130 g', undefined, true],
  ])('%s is %s; in doubt because of %s', async (line, name, doubt, isSure) => {
    const cheese = (Codigo: string, Descripcion: string, Precioventa: number, brand = '') =>
      article(Codigo, Descripcion, {
        Familia: { Codigo: 10, Descripcion: 'Quesos' },
        Marca: { Codigo: Number(Codigo), Descripcion: brand, Checked: false },
        ContenidoNeto: 130,
        ContenidoUnidad: 'g',
        Precioventa,
      })
    const shelf = [
      cheese('5', 'Queso rallado Reggianito 130 g', 4900),
      cheese('6', 'Queso rallado Sancor 130 g', 3900, 'Sancor'),
      cheese('7', 'Queso crema Tholem 130 g', 900, 'Tholem'),
      cheese('8', 'Queso untable Tregar 130 g', 5000, 'Tregar'),
    ]
    const search = await buildSearchIndex(shelf, new Map(), Float64Array.from([900, 1, 1, 1]))
    const [match] = await matchList({ articles: shelf, search }, parseList(line))
    expect(match).toMatchObject({ Articulo: { Descripcion: name } })
    expect(match?.Duda).toBe(doubt)
    expect((match?.Confianza ?? 0) >= LIST_DOUBT_BELOW).toBe(isSure)
  })

  it.each([
    ['2 lts aceite girasol', 'Aceite de girasol 1,5 l', 1, 'tamano'],
    ['3 lts aceite girasol', 'Aceite de girasol 3 l', 1, undefined],
    ['2,9 lts aceite girasol', 'Aceite de girasol 3 l', 1, undefined],
    ['2 sprite 1,5', 'Gaseosa Sprite 2,25 l', 2, 'tamano'],
    ['sprite de 2 litros', 'Gaseosa Sprite 2,25 l', 1, 'tamano'],
    ['rollo de cosina x 3', 'Rollo de cocina 3 rollos x 50 paños', 1, 'packs'],
    ['4 pilas AA', 'Pilas AA x 2 un', 2, undefined],
    ['3 pilas AA', 'Pilas AA x 2 un', 2, 'packs'],
    ['1 asado de 2 kg', 'Asado', 2000, undefined],
    ['asado de 2 kg x 20', 'Asado', 30_000, 'tamano'],
    ['asado para 6', 'Asado', 1500, 'personas'],
    ['asado 2 kg para 6', 'Asado', 2000, undefined],
  ] as const)('%s is %s, %d; in doubt because of %s', async (line, name, quantity, doubt) => {
    const of = (family: number, ContenidoNeto: number, ContenidoUnidad: 'ml' | 'un' = 'ml') => ({
      Familia: { Codigo: family, Descripcion: `Familia ${family}` },
      ContenidoNeto,
      ContenidoUnidad,
    })
    const shelf = [
      article('5', 'Aceite de girasol 900 ml', of(20, 900)),
      article('6', 'Aceite de girasol 1,5 l', of(20, 1500)),
      article('7', 'Aceite de girasol 3 l', of(20, 3000)),
      article('8', 'Gaseosa Sprite 500 ml', of(21, 500)),
      article('9', 'Gaseosa Sprite 2,25 l', of(21, 2250)),
      article('10', 'Rollo de cocina 3 rollos x 50 paños', of(22, 150, 'un')),
      article('11', 'Pilas AA x 2 un', of(23, 2, 'un')),
      article('12', 'Asado', { unidad: 100, Familia: { Codigo: 24, Descripcion: 'Vacuna' } }),
    ]
    const popularity = Float64Array.from([1, 1, 1, 900, 1, 1, 1, 1])
    const search = await buildSearchIndex(shelf, new Map(), popularity)
    const [match] = await matchList({ articles: shelf, search }, parseList(line))
    expect([match?.Articulo?.Descripcion, match?.Cantidad]).toEqual([name, quantity])
    expect([match?.Duda, (match?.Confianza ?? 0) >= LIST_DOUBT_BELOW]).toEqual([doubt, doubt === undefined])
  })

  it.each([
    ['alimento perro 15 kg', [], 'Alimento perro Dogui 8 kg', 'packs'],
    ['alimento perro 15 kg', ['1'], 'Alimento perro Pedigree 8 kg', 'packs'],
    ['alimento perro Pedigree 15 kg', [], 'Alimento perro Pedigree 8 kg', 'packs'],
    ['alimento perro 16 kg', [], 'Alimento perro Pedigree 8 kg', undefined],
  ])('%s, having bought %j, is two of %s; in doubt because of %s', async (line, bought, name, doubt) => {
    const food = (Codigo: string, brand: string, kilograms: number, Precioventa: number) =>
      article(Codigo, `Alimento perro ${brand} ${kilograms} kg`, {
        Marca: { Codigo: Number(Codigo), Descripcion: brand, Checked: false },
        ContenidoNeto: kilograms * 1000,
        ContenidoUnidad: 'g',
        Precioventa,
      })
    const foods = [food('1', 'Pedigree', 8, 900), food('2', 'Dogui', 8, 700), food('3', 'Raza', 2, 100)]
    const search = await buildSearchIndex(foods, new Map(), Float64Array.from([900, 1, 1]))
    const [match] = await matchList({ articles: foods, search, bought: new Set(bought) }, parseList(line))
    expect([match?.Articulo?.Descripcion, match?.Cantidad, match?.Duda]).toEqual([name, 2, doubt])
    expect((match?.Confianza ?? 0) >= LIST_DOUBT_BELOW).toBe(doubt === undefined)
  })

  it.each([
    ['galletitas de agua pack x3', 'Galletitas de agua 3 paquetes x 101 g', 1, true],
    ['tripack de galletitas de agua', 'Galletitas de agua 3 paquetes x 101 g', 1, true],
    ['2 packs de galletitas de agua x3', 'Galletitas de agua 3 paquetes x 101 g', 2, true],
    ['velas para la torta', 'Velas de cumpleaños x 4 un', 1, true],
    ['velitas para la torta de cumple', 'Velas de cumpleaños x 4 un', 1, true],
    ['velas', 'Velas blancas x 4 un', 1, true],
    ['milanesas de pollo para 4', 'Milanesas de pollo', 1000, false],
    ['milanesas de pollo para 6 personas', 'Milanesas de pollo', 1500, false],
    ['1/2 kg de milanesas de pollo para 4', 'Milanesas de pollo', 500, true],
    ['pan para 4', 'Pan francés', 400, false],
  ])('%s is %s, %d; sure: %s', async (line, name, quantity, isSure) => {
    const biscuits = { Familia: { Codigo: 30, Descripcion: 'Galletitas' } }
    const candles = { Familia: { Codigo: 31, Descripcion: 'Velas' }, ContenidoNeto: 4 }
    const shelf = [
      ...articles,
      article('20', 'Galletitas de agua 101 g', { ...biscuits, ContenidoNeto: 101, ContenidoUnidad: 'g' }),
      article('21', 'Galletitas de agua 3 paquetes x 101 g', {
        ...biscuits,
        ContenidoNeto: 303,
        ContenidoUnidad: 'g',
      }),
      article('22', 'Velas blancas x 4 un', { ...candles, ContenidoUnidad: 'un' }),
      article('23', 'Velas de cumpleaños x 4 un', { ...candles, ContenidoUnidad: 'un' }),
      article('24', 'Milanesas de pollo', { unidad: 100, Familia: { Codigo: 32, Descripcion: 'Aves' } }),
    ].map((one) => ({ ...one, ...presented(one) }))
    const [match] = await matchList(await sourceOf(shelf), parseList(line))
    expect([match?.Articulo?.Descripcion, match?.Cantidad]).toEqual([name, quantity])
    expect((match?.Confianza ?? 0) >= LIST_DOUBT_BELOW).toBe(isSure)
  })

  it.each([
    ['algo dulce', ['Maní dulce', 'Galletas de arroz dulces']],
    ['dulce', ['Dulce de leche 1 kg', 'Dulce de leche 2 kg']],
  ])('what else %s may be: %j first', async (line, first) => {
    const sweet = (Descripcion: string, family: number) =>
      article(Descripcion, Descripcion, { Familia: { Codigo: family, Descripcion: `Familia ${family}` } })
    const shelf = [
      ...['400 g', '1 kg', '2 kg', '3 kg', '4 kg', '5 kg'].map((size) => sweet(`Dulce de leche ${size}`, 40)),
      sweet('Galletas de arroz dulces', 41),
      sweet('Maní dulce', 42),
    ]
    const [match] = await matchList(await sourceOf(shelf), parseList(line))
    const others = match?.Alternativas.map(({ Descripcion }) => Descripcion).slice(0, 2)
    expect([match?.Articulo?.Descripcion, others]).toEqual(['Dulce de leche 400 g', first])
  })

  it('has nothing like some lines, and is not sure of others', async () => {
    const lines = parseList('tornillos de bronce\nlehce\npan francés')
    const [nothing, mistyped, exact] = await matchList(await sourceOf(articles), lines)
    expect(nothing).toMatchObject({ Articulo: null, Alternativas: [], Confianza: 0, Cantidad: 1 })
    expect(mistyped?.Confianza).toBeLessThan(LIST_DOUBT_BELOW)
    expect(exact?.Confianza).toBeGreaterThan(LIST_DOUBT_BELOW)
  })
})
