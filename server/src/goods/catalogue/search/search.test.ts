import { beforeAll, describe, expect, it } from 'vitest'
import type { Article } from '@gondola/contract/catalogue'
import { listDemoArticles } from '@gondola/demo/catalogue/list-articles.ts'
import { listDemoBrands } from '@gondola/demo/catalogue/list-brands.ts'
import { listDemoDepartments } from '@gondola/demo/catalogue/list-departments.ts'
import { readCorpus, type CorpusCase } from '@gondola/lexicon/test/read-corpus'
import { findArticles, findWithClauses } from './find-articles.ts'
import { folded } from '../../../platform/text/folded.ts'
import { presented } from '../to-article.ts'
import { mendedText, nearOnes, notSoldWords } from './notices.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'
import { suggestionsFor } from './suggestions.ts'
import { queryWordsOf, wordsOf } from './language/words.ts'

const articles = listDemoArticles().map((article) => ({
  ...article,
  ...presented(article),
})) as unknown as readonly Article[]
const names = articles.map(({ Descripcion, Familia }) => folded(`${Descripcion} |${Familia.Descripcion}`))
const departments = listDemoDepartments()
const departmentNames = new Map(
  departments.flatMap(({ Descripcion, ListFamilias }) =>
    ListFamilias.map(({ Codigo }) => [Codigo, Descripcion]),
  ),
)

const SEALED = readCorpus('queries', 'sealed')
const QUERIES = [...readCorpus('queries', 'tuned'), ...SEALED]

const inSet = (name: string) => QUERIES.filter(({ set }) => set === name)

const EVERYDAY = ['everyday, first', 'everyday, second', 'everyday, third'].flatMap(inSet)

const byEar = (query: string) =>
  query
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/(?<![cs])h/g, '')
    .replace(/qu(?=[ei])/g, 'k')

/** The second and third letter of the first long word. */
const withSwappedLetters = (query: string) => query.replace(/\b([a-z])([a-z])([a-z])(?=[a-z]{2})/, '$1$3$2')

const asDiminutive = (query: string) =>
  query.replace(/\b[a-z]{3,}[^aeiou][oa]s?\b/, (word) =>
    word
      .replace(/c(?=[oa]s?$)/, 'qu')
      .replace(/g(?=[oa]s?$)/, 'gu')
      .replace(/([oa]s?)$/, 'it$1'),
  )

async function indexOf(list: readonly Article[]): Promise<SearchIndex> {
  return buildSearchIndex(list, departmentNames, new Float64Array(list.length))
}

describe('the demo shop', () => {
  let index: SearchIndex
  beforeAll(async () => {
    index = await indexOf(articles)
  })

  it.each<[string, readonly CorpusCase[], { recall: number; first: number }]>([
    ['shelf', inSet('shelf'), { recall: 0.98, first: 0.98 }],
    ['everyday', inSet('everyday'), { recall: 0.96, first: 0.98 }],
    ['everyday, held out', inSet('everyday, held out'), { recall: 0.965, first: 0.985 }],
    ['everyday, written last', inSet('everyday, written last'), { recall: 0.955, first: 0.97 }],
    ['old and young', inSet('old and young'), { recall: 0.96, first: 0.98 }],
    ['kitchens and diets', inSet('kitchens and diets'), { recall: 0.97, first: 0.98 }],
    ['cleaning and provinces', inSet('cleaning and provinces'), { recall: 0.94, first: 0.98 }],
    ['spoken', inSet('spoken'), { recall: 0.98, first: 0.98 }],
    ['written after the rules', inSet('written after the rules'), { recall: 0.94, first: 0.97 }],
    ['trade', inSet('trade'), { recall: 0.97, first: 0.98 }],
    ['occasions', inSet('occasions'), { recall: 0.97, first: 0.98 }],
    ['everyday, first', inSet('everyday, first'), { recall: 0.95, first: 0.98 }],
    ['everyday, second', inSet('everyday, second'), { recall: 0.97, first: 0.98 }],
    ['everyday, third', inSet('everyday, third'), { recall: 0.965, first: 0.98 }],
    ['purposes and dishes', inSet('purposes and dishes'), { recall: 0.92, first: 0.975 }],
    ['departments', inSet('departments'), { recall: 0.945, first: 0.985 }],
    ['sealed', SEALED, { recall: 0.926, first: 0.986 }],
  ])('finds what queries mean among the first five and first: %s', (_, corpus, least) => {
    const misses: string[] = []
    let recall = 0
    let first = 0
    for (const { text: query, wanted: expected } of corpus) {
      if (expected === null) throw new Error(`${query} has no pattern`)
      const wanted = names.filter((name) => expected.test(name)).length
      expect(wanted, query).toBeGreaterThan(0)
      const found = [...findArticles(index, query).subarray(0, 5)].map((i) => names[i]!)
      const right = found.filter((name) => expected.test(name)).length
      const isFirst = expected.test(found[0] ?? '')
      const share = right / Math.min(5, wanted)
      recall += share
      if (isFirst) first++
      if (!(share >= 1) || !isFirst)
        misses.push(`${query}: ${right}/${Math.min(5, wanted)} ${found.join(' · ')}`)
    }
    expect(recall / corpus.length, misses.join('\n')).toBeGreaterThanOrEqual(least.recall)
    expect(first / corpus.length, misses.join('\n')).toBeGreaterThanOrEqual(least.first)
  })

  it.each(['thirty shoppers', 'forty shoppers'])('finds first what queries of strangers mean: %s', (set) => {
    const corpus = inSet(set)
    const wrong = corpus.filter(({ text, wanted }) => {
      const [best] = findArticles(index, text)
      return best === undefined || !wanted!.test(names[best]!)
    })
    expect(wrong.length / corpus.length, wrong.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.015)
  })

  it.each<[string, (query: string) => string, number]>([
    ['written by ear', byEar, 0.945],
    ['with two letters swapped', withSwappedLetters, 0.91],
    ['in the diminutive', asDiminutive, 0.93],
  ])('finds first what queries mean that are %s', (_, written, least) => {
    const asked = EVERYDAY.flatMap(({ text, wanted }) => {
      const other = written(folded(text))
      return other === folded(text) ? [] : [{ other, wanted }]
    })
    const wrong = asked.filter(({ other, wanted }) => {
      const [best] = findArticles(index, other)
      return best === undefined || !wanted!.test(names[best]!)
    })
    expect(asked.length).toBeGreaterThan(200)
    expect(
      1 - wrong.length / asked.length,
      wrong.map(({ other }) => other).join('\n'),
    ).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['té para dormir', /^te .*(?:tilo|manzanilla|cedron)/],
    ['crema para las arrugas', /^crema facial/],
    ['pan para sanguches', /^pan de molde/],
    ['vainillas para el postre', /^vainillas/],
    ['anti pulgas', /^pipeta antipulgas/],
    ['mojito', /mojito/],
  ])('finds first, of what is named, what is bought for it: %s', (query, name) => {
    expect(names[findArticles(index, query)[0]!]).toMatch(name)
  })

  it.each([
    ['sachet', /^leche|^yogur/],
    ['cremona', /\|facturas/],
    ['pepas', /^galletitas/],
    ['gatorei', /gatorade/],
    ['jelmans', /hellmann/],
    ['guevos', /^huevos/],
    ['lavandna', /^lavandina/],
  ])('repairs no more of %j than a third, nor its first sound', (query, name) => {
    const found = [...findArticles(index, query).subarray(0, 5)].map((i) => names[i]!)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((one) => !name.test(one))).toEqual([])
  })

  it.each([
    ['pepas', 'pepas'],
    ['cremona', 'cremona'],
    ['galletitas', null],
    ['birra', null],
    ['guacamole', null],
    ['nutella', null],
    ['piojos', 'para piojos'],
    ['algo para los piojos', 'para los piojos'],
    ['shampoo contra los piojos', 'para piojos'],
    ['anti piojos', 'para piojos'],
    ['antipiojos', 'antipiojos'],
    ['limpia hornos', 'limpia hornos'],
    ['algo para limpiar el horno', 'para limpiar el horno'],
    ['comida para peces', 'para peces'],
    ['aceite para el auto', 'para auto'],
    ['algo para la fiebre', 'para la fiebre'],
    ['anti pulgas', null],
    ['repelente contra mosquitos', null],
    ['té para dormir', null],
    ['avena para la mañana', null],
    ['carne para el horno', null],
    ['remedio dolor de cabeza', 'para dolor de cabeza'],
    ['comida para gatos', null],
    ['arena para gatos', null],
  ])('tells whether %j is not sold', (query, told) => {
    expect(notSoldWords(index, findWithClauses(index, queryWordsOf(query), 'written'))).toBe(told)
  })

  it.each([
    ['remedio dolor de cabeza', /^te |hierbas/],
    ['velita numero 7', /^velas de cumpleanos/],
    ['velita cumpleaños 5', /^velas de cumpleanos/],
    ['leche de coco', /^leche /],
    ['comida para conejo', /^alimento /],
  ])('shows few, near things where nothing is called %j', (query, kind) => {
    const near = nearOnes(index, findWithClauses(index, queryWordsOf(query), 'written'))!
    expect(near.length).toBeLessThanOrEqual(12)
    expect([...near].map((one) => names[one]).filter((name) => !kind.test(name!))).toEqual([])
  })

  it.each(['regalo cumpleaños', 'regalo para mamá', 'un regalo'])('finds presents for %j', (query) => {
    const found = findWithClauses(index, queryWordsOf(query), 'written')
    expect(names[found.articles[0]!]).toMatch(/^(chocolate|alfajor|bombones)/)
    expect(nearOnes(index, found)).toBeNull()
  })

  it('finds nothing for what is nothing', () => {
    for (const text of [
      'xqzwkj',
      'zzzzqq',
      'zzzzzz',
      'qwerty',
      'plutonio',
      'destornillador',
      'tofu',
      'broches',
      'palangana',
      'soga',
      'pava',
      'cinta adhesiva',
      'tierra para plantas',
      'flores',
      'gotas para los ojos',
      'correa de perro',
      'cama para perro',
    ])
      expect(findArticles(index, text), text).toHaveLength(0)
    expect(findArticles(index, '¡!…')).toHaveLength(0)
  })

  it.each([
    ['snack sin tacc', /snack/, ['sin TACC']],
    ['snacks para celíacos', /snack/, ['sin TACC']],
    ['galletitas sin gluten paquete grande', /galletitas/, ['sin TACC']],
    ['queso deslactosado', /queso/, ['deslactosado']],
    ['mayonesa sin huevo', /mayonesa/, ['sin huevo']],
    ['fideos sin tacc paquete', /fideos.*sin gluten/, []],
    ['cerveza celiaca lata', /cerveza.*sin gluten/, []],
    ['leche', /leche/, []],
    ['leche descremada deslactosada', /leche.*lactosa/, []],
    ['deslatosada descremada', /leche.*lactosa/, []],
    ['1/4 jamon cocido', /jamon cocido/, []],
    ['jamón cocido 200 g feteado', /^jamon cocido (?!feteado)/, []],
    ['mortadela 200 g cortada finita', /^mortadela/, []],
    ['queso en fetas 200 g', /^queso|feteado/, []],
    ['2 leches', /^leche /, []],
    ['6 leches', /^leche /, []],
    ['6 manzanas rojas', /^manzana/, []],
    ['seis manzanas', /^manzana|^vinagre de manzana/, []],
    ['10-12 bananas', /^banana/, []],
    ['12 huevos', /^huevos .*x 12 un/, []],
    ['3 latas de arvejas', /^arvejas .*300 g/, []],
    ['media docena de huevos', /^huevos .*x 6 un/, []],
    ['2 kg de papa', /^papa/, []],
    ['1 kg de yerba', /^yerba .* 1 kg/, []],
    ['9 de oro', /9 de oro/, []],
    ['pack de 6 cocas', /coca-cola .*6 latas/, []],
    ['pañales 10 kg', /^panales .*g 9 a 12,5 kg/, []],
    ['pañales para 16 kg', /^panales .*xxg 14/, []],
    ['1 kg', / 1 kg /, []],
    ['tengo que comprar leche', /^leche/, []],
    ['se me acabo el cafe', /cafe/, []],
    ['no puedo dormir', /^te /, []],
    ['se me tapo el inodoro', /inodoro|lavandina/, []],
    ['fideos sin tac', /fideos.*sin gluten/, []],
    ['mermelada de durazno sin azucar', /mermelada.*sin azucar.*durazno/, []],
    ['algo para el desayuno sin gluten', /(galletas|tostadas) de arroz|sin gluten/, []],
    ['algo para el desayuno de un celíaco', /(galletas|tostadas) de arroz|sin gluten/, []],
    ['para hacer una torta sin tacc', /bizcochuelo/, ['sin TACC']],
  ])('finds what declares it, or tells that nothing does: %s', (query, name, undeclared) => {
    const found = findWithClauses(index, queryWordsOf(query), 'written')
    expect(found.undeclared).toEqual(undeclared)
    expect(found.articles.length).toBeGreaterThan(0)
    expect([...found.articles.subarray(0, 5)].filter((i) => !name.test(names[i]!))).toEqual([])
  })

  it.each(['café descafeinado', 'vick vaporub'])('finds nothing else beside %s', (query) => {
    const { articles: found } = findWithClauses(index, queryWordsOf(query), 'written')
    expect([...found].filter((one) => !names[one]!.includes('descafeinado'))).toEqual([])
  })

  it.each([
    ['leche de coco', 'leche'],
    ['serbesa negra', 'cerveza negra'],
    ['atun gomes da costa lomitos', 'atun gomes da costa'],
    ['queso para pizza', null],
    ['vick', 'bic'],
    ['vick vaporub', null],
    ['bino tinto', 'vino tinto'],
    ['leche en oferta', null],
    ['snack sin tacc', null],
    ['te para dormir', null],
  ])('tells what is shown instead of %s: %s', (query, told) => {
    expect(mendedText(index, articles, findWithClauses(index, queryWordsOf(query), 'written'))).toBe(told)
  })

  it('suggests no article that does not declare what is asked for', () => {
    const source = { articles, departments, brands: listDemoBrands(), search: index }
    const kinds = (text: string) => suggestionsFor(source, text).map(({ Tipo }) => Tipo)
    expect(kinds('mayonesa sin tacc')).not.toContain('articulo')
    expect(kinds('fideos sin tacc')).toContain('articulo')
  })

  it('finds most words where no article has all', () => {
    const found = findArticles(index, 'yerba playadito frambuesa')
    expect(found.length).toBeGreaterThan(0)
    expect([...found].every((i) => /yerba.*playadito/.test(names[i]!))).toBe(true)
  })

  it.each([
    ['galleti', 'familia', /galletitas/],
    ['sereni', 'marca', /la serenisima/],
    ['playa', 'marca', /playadito/],
    ['coca 2', 'articulo', /coca-cola/],
    ['serenismia', 'articulo', /serenisima/],
    ['muzza', 'articulo', /muzzarella/],
    ['aceite de gir', 'articulo', /aceite de girasol/],
  ])('suggests for %j a %s', (text, kind, name) => {
    const suggestions = suggestionsFor(
      { articles, departments, brands: listDemoBrands(), search: index },
      text,
    )
    expect(suggestions.length).toBeLessThanOrEqual(8)
    const fitting = suggestions.filter(
      ({ Tipo, Descripcion }) => Tipo === kind && name.test(folded(Descripcion)),
    )
    expect(fitting).not.toEqual([])
    expect(fitting.every(({ Articulo }) => (kind === 'articulo') === (Articulo !== null))).toBe(true)
  })
})

const article = (Descripcion: string, fields: Partial<Article> = {}) =>
  ({
    Descripcion,
    Marca: { Codigo: 1, Descripcion: 'Sin marca' },
    Familia: { Codigo: 101, Descripcion: 'Varios' },
    ContenidoNeto: null,
    ContenidoUnidad: null,
    ...fields,
  }) as Article

describe('best first', () => {
  it.each([
    ['the first word before a later one', 'leche', ['Dulce de leche', 'Leche entera'], 'Leche entera'],
    ['the word before its beginning', 'pan', ['Pantene shampoo', 'Pan francés'], 'Pan francés'],
    [
      'a shorter name before a longer',
      'fideos',
      ['Fideos largos secos al huevo', 'Fideos largos'],
      'Fideos largos',
    ],
    ['the word before a synonym', 'cerveza', ['Birra artesanal', 'Cerveza rubia'], 'Cerveza rubia'],
    ['the written word before one like it', 'manteca', ['Manteka light', 'Manteca light'], 'Manteca light'],
  ])('%s', async (_, query, list, best) => {
    const index = await indexOf(list.map((name) => article(name)))
    expect(list[findArticles(index, query)[0]!]).toBe(best)
  })

  it('the name before brand and family', async () => {
    const list = [
      article('Vinagre', { Familia: { Codigo: 101, Descripcion: 'Aceites y vinagres' } }),
      article('Aceite', { Familia: { Codigo: 101, Descripcion: 'Aceites y vinagres' } }),
    ]
    expect([...findArticles(await indexOf(list), 'aceite')]).toEqual([1, 0])
  })

  it('what is bought more, among equals', async () => {
    const list = [article('Yerba suave'), article('Yerba suave')]
    const index = await buildSearchIndex(list, departmentNames, Float64Array.from([1, 900]))
    expect([...findArticles(index, 'yerba')]).toEqual([1, 0])
  })
})

it.each([
  ['Coca-Cola 2,25 L', ['coca', 'cola', '=2250ml']],
  ['500 Gr', ['=500g']],
  ['1/2 kilo de pan', ['=500g', 'pan']],
  ['Huevos x 12 un', ['huevo', '=12un']],
  ['de la', ['de', 'la']],
  ["Lay's Ñandú AÇAÍ", ['lay', 'nandu', 'acai']],
])('the words of %j are %j', (text, terms) => {
  expect(wordsOf(text).map(({ term }) => term)).toEqual(terms)
})
