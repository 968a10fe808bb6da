import { beforeAll, describe, expect, it } from 'vitest'
import { LIST_ALTERNATIVES_MAX, LIST_DOUBT_BELOW } from '@gondola/contract/base'
import type { ListMatch } from '@gondola/contract/catalogue'
import { testArticle } from '@gondola/contract/test/article'
import { parseList } from '@gondola/contract/cart'
import { listDemoArticles } from '@gondola/demo/catalogue/list-articles.ts'
import { readCorpus, type CorpusCase } from '@gondola/lexicon/test/read-corpus'
import { buildSearchIndex } from '../../goods/catalogue/search/search.ts'
import { matchList, type ListSource } from '../../goods/catalogue/shopping-list/match-list.ts'
import { presented } from '../../goods/catalogue/to-article.ts'
import { folded } from '../../platform/text/folded.ts'

const SEALED = readCorpus('lines', 'sealed')
const LINES = [...readCorpus('lines', 'tuned'), ...SEALED]

const inSet = (name: string) => LINES.filter(({ set }) => set === name)

/** Lines with the one right quantity; their patterns match the name as it is written. */
const BY_NAME = inSet('by name')

/** Share of the corpus's lines whose article and quantity must be right. */
const RIGHT_SHARE = 0.95

/** Words for things that no shop sells, and non-words. */
const NONSENSE = [
  'asdf',
  'asdfghjkl',
  'qwerty',
  '2 kg de asdf',
  'gsdfg 3',
  'xxxx',
  'aaaa',
  'jajaja',
  'ñañaña',
  'blablabla',
  'lorem ipsum dolor',
  'hola',
  'dentista martes',
  'tornillos de bronce',
  'plutonio',
  'destornillador',
]

/** Patterns match the folded name, or name and family. */
function isWanted(wanted: RegExp, article: ListMatch['Articulo'] | undefined): boolean {
  if (!article) return false
  const name = folded(article.Descripcion)
  return wanted.test(name) || wanted.test(`${name} |${folded(article.Familia.Descripcion)}`)
}

describe('lines of lists over the demo shop', () => {
  let matches: ListMatch[]
  let nonsense: ListMatch[]
  let source: ListSource
  beforeAll(async () => {
    const articles = listDemoArticles().map((article) =>
      testArticle({ ...article, ...presented(article), Marca: { ...article.Marca, Checked: false } }),
    )
    const lines = BY_NAME.flatMap(({ text }) => parseList(text))
    const search = await buildSearchIndex(articles, new Map(), new Float64Array(articles.length))
    source = { articles, search }
    matches = await matchList(source, lines)
    nonsense = await matchList(
      source,
      NONSENSE.flatMap((line) => parseList(line)),
    )
  })

  it('are at least 150, each understood as one', () => {
    expect(BY_NAME.length).toBeGreaterThanOrEqual(150)
    expect(matches.length).toBe(BY_NAME.length)
  })

  it('are right, nearly all', () => {
    const wrong = BY_NAME.flatMap(({ text, wanted, quantities }, place) => {
      const { Articulo, Cantidad } = matches[place]!
      const isRight = Articulo !== null && wanted!.test(Articulo.Descripcion) && Cantidad === quantities[0]
      return isRight ? [] : [`${text}: ${Cantidad} ${Articulo?.Descripcion}`]
    })
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(BY_NAME.length * (1 - RIGHT_SHARE))
  })

  it('are answered with nothing where they are nonsense', () => {
    expect(nonsense.length).toBe(NONSENSE.length)
    expect(nonsense.filter(({ Articulo }) => Articulo !== null)).toEqual([])
    for (const match of nonsense) expect(match).toMatchObject({ Alternativas: [], Confianza: 0 })
  })

  it.each<[string, readonly CorpusCase[], { right: number; confidentlyWrong: number }]>([
    ['unseen', inSet('unseen'), { right: 0.98, confidentlyWrong: 0 }],
    ['everyday', inSet('everyday'), { right: 0.98, confidentlyWrong: 0 }],
    ['later', inSet('later'), { right: 0.98, confidentlyWrong: 0 }],
    ['first', inSet('first'), { right: 0.95, confidentlyWrong: 0 }],
    ['second', inSet('second'), { right: 0.97, confidentlyWrong: 0 }],
    ['other amounts', inSet('other amounts'), { right: 0.98, confidentlyWrong: 0 }],
    ['twelve shoppers', inSet('twelve shoppers'), { right: 0.97, confidentlyWrong: 0 }],
    ['fifteen shoppers', inSet('fifteen shoppers'), { right: 0.94, confidentlyWrong: 0 }],
    ['cruel', inSet('cruel'), { right: 0.92, confidentlyWrong: 0 }],
    ['sealed', SEALED, { right: 0.98, confidentlyWrong: 0 }],
  ])('are right or doubted: %s', async (_, cases, goal) => {
    const wrong: string[] = []
    const confident: string[] = []
    for (const { text: line, wanted, quantities } of cases) {
      const found = await matchList(source, parseList(line))
      const [first] = found
      const said = `${line}: ${found.map((one) => `${one.Cantidad} ${one.Articulo?.Descripcion}`).join(' + ')}`
      const isSure = (first?.Confianza ?? 0) >= LIST_DOUBT_BELOW
      const isRight =
        wanted === null
          ? found.length > 1 || !isSure
          : found.length === 1 &&
            isWanted(wanted, first?.Articulo) &&
            (quantities.length === 0 || quantities.includes(first?.Cantidad ?? 0))
      if (!isRight) wrong.push(said)
      if (!isRight && isSure) confident.push(said)
    }
    expect(1 - wrong.length / cases.length, wrong.join('\n')).toBeGreaterThanOrEqual(goal.right)
    expect(confident.length, confident.join('\n')).toBeLessThanOrEqual(goal.confidentlyWrong)
  })

  it.each([
    ['leche y pan', ['Leche', 'Pan']],
    ['sal y pimienta', ['Sal', 'Pimienta']],
    ['pata y muslo', ['Pata']],
    ['tarta de jamón y queso', ['Tarta']],
    ['mermelada de frutilla y durazno', ['Mermelada', 'Mermelada']],
  ])('%s: articles that begin with %j', async (line, heads) => {
    const found = await matchList(source, parseList(line))
    expect(found.map(({ Articulo }) => Articulo?.Descripcion.split(' ')[0])).toEqual(heads)
  })

  it.each(['snacks sin tacc', 'galletitas sin gluten', '2 mayonesas para celíacos'])(
    'propose nothing that does not declare what is asked for: %s',
    async (line) => {
      const [match] = await matchList(source, parseList(line))
      expect(match).toMatchObject({ Articulo: null, Alternativas: [], Confianza: 0 })
    },
  )

  it.each([
    ['4 churrascos', /^(bife|cuadril|roast beef|paleta)/, 800],
    ['agua mineral 2 botellas', /^agua mineral(?!.*bidon)/, 2],
  ])('propose %s by what its words mean', async (line, name, quantity) => {
    const [match] = await matchList(source, parseList(line))
    expect(folded(match!.Articulo!.Descripcion)).toMatch(name)
    expect(match!.Cantidad).toBe(quantity)
  })

  it.each([
    'mayonesa o savora',
    'pechuga 1kg o suprema',
    'gaseosa lima limón (que no sea sprite)',
    'fideos (menos matarazzo)',
  ])('doubt a choice, and never propose what is not wanted: %s', async (line) => {
    const [match] = await matchList(source, parseList(line))
    const isUnwanted = /sprite|matarazzo/i.test(match!.Articulo!.Descripcion)
    expect(isUnwanted).toBe(false)
    if (/ o /.test(line)) expect(match!.Confianza).toBeLessThan(LIST_DOUBT_BELOW)
  })

  it.each([
    ['mayonesa (hellmans)', [/^Mayonesa Hellmann's clásica/]],
    ['shampoo y crema de enjuague dove', [/^Shampoo Dove/, /^Acondicionador Dove/]],
  ])('mean the brand that a remark or the last article names: %s', async (line, wanted) => {
    const found = await matchList(source, parseList(line))
    expect(found.length).toBe(wanted.length)
    found.forEach(({ Articulo }, place) => expect(Articulo?.Descripcion).toMatch(wanted[place]!))
  })

  it('tell that tea bags are counted, not boxes, and doubt many boxes', async () => {
    const [few] = await matchList(source, parseList('té en saquitos x 50'))
    expect(few).toMatchObject({ Cantidad: 2, Duda: 'packs' })
    const [many] = await matchList(source, parseList('té en saquitos x 100'))
    expect(many!.Confianza).toBeLessThan(LIST_DOUBT_BELOW)
  })

  it.each([
    ['mayonesa hellmans 500', /^mayonesa hellmann.* 475 g$/, 1],
    ['mayonesa natura 300', /^mayonesa .*natura 250 g$/, 1],
    ['galletitas de agua x3', /3 paquetes/, 1],
    ['docena y media de huevos', /^huevos/, 18],
  ])('keep to the brand, the count and the lower price: %s', async (line, name, count) => {
    // thirty are what most buy
    const popularity = Float32Array.from(source.articles, ({ Descripcion }) =>
      /huevos.* 30 un/i.test(Descripcion) ? 1 : 0,
    )
    const [match] = await matchList({ ...source, search: { ...source.search, popularity } }, parseList(line))
    expect(folded(match!.Articulo!.Descripcion)).toMatch(name)
    expect(match!.Cantidad * (count === 18 ? match!.Articulo!.ContenidoNeto! : 1)).toBe(count)
  })

  it.each([
    ['200 g jamón cocido, decile al fiambrero que lo corte bien finito', /^jamon cocido/],
    ['queso cremoso 300 g que venga con poca grasa', /^queso cremoso/],
    ['2 paltas, si puede ser que estén para hoy', /^palta/],
    ['1 coca cola 2,25 bien fría', /^gaseosa cola coca-cola sabor original 2,25/],
    ['1 kg de bola de lomo por favor cortado en cubos', /^bola de lomo/],
    ['huevos 1 maple, fijate que no vengan rotos', /^huevos .* 30 un/],
    ['6 bananas maduritas que son para licuado', /^banana/],
    ['galletitas sin sal para mi suegra', /^galletitas .*sin sal/],
    ['12 huevos grandes que no estén rotos', /^huevos .* 12 un/],
    ['6 cervezas bien heladas para el sábado', /^cerveza/],
    ['jabon liquido para ropa', /^jabon liquido ala/],
    ['1 docena de facturas mitad dulce de leche mitad crema', /^facturas/],
  ])('are certain despite an instruction for the shop: %s', async (line, name) => {
    const [match] = await matchList(source, parseList(`${line}\nleche`))
    expect(folded(match!.Articulo!.Descripcion)).toMatch(name)
    expect(match!.Confianza).toBeGreaterThanOrEqual(LIST_DOUBT_BELOW)
  })

  it.each([
    ['levadura fresca', /^levadura fresca .* 50 g$/],
    ['levadura', /^levadura .* 50 g$/],
    ['1 azúcar', /^azucar .* 1 kg$/],
    ['aceite', /^aceite .* 900 ml$/],
    ['2 cocas', /coca-cola sabor original 2,25 l$/],
    ['huevos', /^huevos .* 12 un$/],
    ['jugo de naranja', /^jugo .*naranja 1 l$/],
    ['1 azúcar de 500', /^azucar .* 500 g$/],
  ])('mean the size of a household where they say none: %s', async (line, name) => {
    const [match] = await matchList(source, parseList(line))
    expect(folded(match!.Articulo!.Descripcion)).toMatch(name)
    expect(match!.Confianza).toBeGreaterThanOrEqual(LIST_DOUBT_BELOW)
  })

  it.each(['yerba', 'alimento para perro', 'comida para el gato'])(
    'ask which of several sizes is meant: %s',
    async (line) => {
      const [match] = await matchList(source, parseList(line))
      expect(match).toMatchObject({ Duda: 'tamanos' })
      expect(match!.Confianza).toBeLessThan(LIST_DOUBT_BELOW)
      const bought = new Set([match!.Articulo!.Codigo])
      const [known] = await matchList({ ...source, bought }, parseList(line))
      expect(known?.Duda).toBeUndefined()
    },
  )

  it.each([
    ['milanesas de nalga para 6, que el carnicero las corte finitas', /^milanesas de nalga/, 1500],
    ['asado para 5 con poca grasa, que lo corten en tiras anchas', /^asado/, 1250],
    ['ravioles para 4', /^ravioles .* 500 g$/, 2],
    ['chorizos para 10', /^chorizo/, 1200],
    ['empanadas para 6 personas', /^empanadas/, 18],
    ['papas para 6', /^papa/, 1500],
  ])('reckon for guests, and ask: %s', async (line, name, quantity) => {
    const [match] = await matchList(source, parseList(`${line}\nleche`))
    expect(folded(match!.Articulo!.Descripcion)).toMatch(name)
    expect(match).toMatchObject({ Duda: 'personas', Cantidad: quantity })
    expect(match!.Confianza).toBeLessThan(LIST_DOUBT_BELOW)
  })

  it.each([
    'leche descremada sin lactosa',
    '4 leches sin lactosa descremada',
    'leche deslactosada descremada',
    'leche zero lactosa descremada',
  ])('keep to what an article must be free of, and say what else it is not: %s', async (line) => {
    const [match] = await matchList(source, parseList(line))
    expect(folded(match!.Articulo!.Descripcion)).toMatch(/zero lactosa/)
    expect(match).toMatchObject({ Duda: 'palabra', Falta: 'descremada' })
    expect(match!.Confianza).toBeLessThan(LIST_DOUBT_BELOW)
  })

  it('offers first what else is what the line names', async () => {
    const [match] = await matchList(source, parseList('te con miel y limón para el resfrío'))
    const kinds = match!.Alternativas.map(({ Descripcion }) => folded(Descripcion).split(' ')[0])
    expect(kinds.slice(0, 2)).toEqual(['te', 'te'])
    expect(kinds).toContain('budin')
  })

  it.each([
    ['galletitas de arroz sin sal', /^galletas de arroz sin sal/],
    ['leche sin lactosa', /zero lactosa/],
    ['jabón líquido para ropa 3 l', /^jabon liquido ala/],
  ])('are sure of what is called otherwise: %s', async (line, name) => {
    const [match] = await matchList(source, parseList(line))
    expect(folded(match!.Articulo!.Descripcion)).toMatch(name)
    expect(match!.Confianza).toBeGreaterThanOrEqual(LIST_DOUBT_BELOW)
    expect(match!.Duda).toBeUndefined()
  })

  it.each([
    ['fideos sin tacc para mi nieta celíaca', undefined],
    ['pan rallado', undefined],
    ['2 paquetes de mostacholes', undefined],
    ['10 huevos', 'packs'],
    ['2 o 3 tomates', 'cantidad'],
    ['1 cajón de tomates', 'cantidad'],
    ['prestobarba 3', undefined],
    ['pañales', undefined],
  ] as const)('say no false reason for a doubt: %s', async (line, Duda) => {
    const [match] = await matchList(source, parseList(line))
    expect(match!.Confianza).toBeLessThan(LIST_DOUBT_BELOW)
    expect(match!.Duda).toBe(Duda)
  })

  it.each([
    ['algo para limpiar el horno', /^limpiador .*antigrasa/],
    ['para limpiar los vidrios', /vidrios/],
    ['velitas para la torta (cumple de 8)', /^velas de cumpleanos/],
    ['velitas cumple de 8', /^velas de cumpleanos/],
    ['picada común 1 kg (magra, en dos bolsitas)', /^carne picada comun/],
    ['carne picada 1 kg - magra', /^carne picada/],
    ['pan lactal (sin sal)', /^pan .*lactal/],
  ])('read need, occasion and wishes as the search does: %s', async (line, name) => {
    const [match] = await matchList(source, parseList(line))
    expect(folded(match!.Articulo!.Descripcion)).toMatch(name)
    expect(match!.Cantidad).toBe(line.includes('1 kg') ? 1000 : 1)
  })

  it.each([
    ['shampoo para los piojos', 'para los piojos'],
    ['algo para los piojos', 'para los piojos'],
    ['anti piojos', 'para piojos'],
    ['limpia hornos', 'limpia hornos'],
    ['aceite para el auto', 'para el auto'],
    ['comida para peces', 'para peces'],
  ])('ask about what is for nothing that is sold: %s', async (line, Falta) => {
    const [match] = await matchList(source, parseList(line))
    expect(match).toMatchObject({ Duda: 'palabra', Falta })
    expect(match!.Confianza).toBeLessThan(LIST_DOUBT_BELOW)
  })

  it.each([
    ['suavizante para ropa', /^suavizante/],
    ['detergente para la vajilla', /^detergente/],
    ['champú para el pelo', /^shampoo/],
    ['lavandina para el baño', /^lavandina/],
  ])('are certain of what a purpose is known to need: %s', async (line, name) => {
    const [match] = await matchList(source, parseList(line))
    expect(folded(match!.Articulo!.Descripcion)).toMatch(name)
    expect(match!.Confianza).toBeGreaterThanOrEqual(LIST_DOUBT_BELOW)
  })

  it.each([
    ['pasta para los dientes', /^crema dental/],
    ['crema para la cara', /^crema facial/],
    ['desodorante para pisos', /^limpiador de pisos/],
    ['leche para bebé', /^formula infantil/],
    ['regalo para nena', /^alfajores/],
  ])('read name and purpose as one name where it is one: %s', async (line, name) => {
    const [match] = await matchList(source, parseList(line))
    expect(folded(match!.Articulo!.Descripcion)).toMatch(name)
  })

  it.each(['globos', 'juguetes'])(
    'propose nothing where articles only mention what is not sold: %s',
    async (line) => {
      const [match] = await matchList(source, parseList(line))
      expect(match).toMatchObject({ Articulo: null })
    },
  )

  it('mean by the usual one what the customer has bought, and ask who has bought none', async () => {
    const usual = source.articles.find(
      ({ Descripcion }) => Descripcion === 'Leche La Serenísima descremada 1% 1 l',
    )!
    const lines = parseList('la leche que llevo siempre')
    const [known] = await matchList({ ...source, bought: new Set([usual.Codigo]) }, lines)
    expect(known).toMatchObject({ Articulo: { Codigo: usual.Codigo } })
    expect(known!.Duda).toBeUndefined()
    const [unknown] = await matchList(source, lines)
    expect(unknown).toMatchObject({ Duda: 'siempre' })
    expect(unknown!.Confianza).toBeLessThan(LIST_DOUBT_BELOW)
  })

  it('prefer what the customer has bought', async () => {
    const bought = source.articles.find(({ Descripcion }) => Descripcion === 'Yerba mate Playadito 500 g')!
    const lines = parseList('yerba')
    const [before] = await matchList(source, lines)
    const [after] = await matchList({ ...source, bought: new Set([bought.Codigo]) }, lines)
    expect(before?.Articulo?.Codigo).not.toBe(bought.Codigo)
    expect(after?.Articulo?.Codigo).toBe(bought.Codigo)
  })

  it('have a confidence and few, different alternatives', () => {
    for (const { Texto, Articulo, Alternativas, Confianza } of matches) {
      const names = [Articulo, ...Alternativas].map((article) => article?.Descripcion)
      expect(new Set(names).size, Texto).toBe(names.length)
      expect(Alternativas.length, Texto).toBeLessThanOrEqual(LIST_ALTERNATIVES_MAX)
      expect(Confianza, Texto).toBeGreaterThan(0)
      expect(Confianza, Texto).toBeLessThanOrEqual(1)
    }
  })
})
