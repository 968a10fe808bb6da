import { hash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDemoItems } from '../catalogue/list-items.ts'
import { PACK_NAMES } from '../catalogue/pack-name.ts'
import { demoPromotions } from '../promotions/promotions.ts'
import { demoBanners } from '../site/banners.ts'
import { art, hasArt } from './art/gallery.ts'
import { articlePicture } from './article-picture.ts'
import { brandStyle } from './brand-style.ts'
import { contrast, readableInk } from './colour.ts'
import { drawJobs, ENCODINGS, listJobs } from './draw-pictures.ts'
import { kindColour, motifOf } from './flavour.ts'
import { packScale } from './pack-scale.ts'
import { PACK_SHAPES } from './packs/shapes.ts'
import { DRAWING } from './picture-name.ts'
import { posterPicture } from './poster-picture.ts'
import { POSTER_PLANS } from './poster-plans.ts'
import { type Box, fitText } from './set-text.ts'

const items = listDemoItems()
/** Drawn once for all tests, outside their timeouts. */
const drawn = items.map((item) => ({ ...item, picture: articlePicture(item.face) }))
const packed = drawn.filter(({ face }) => face.pack !== 'fresh')
const SLACK_PX = 0.6
const LOOK = { style: brandStyle('Norton'), kind: '#000000', form: 0, art: null } as const

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - SLACK_PX &&
    inner.y >= outer.y - SLACK_PX &&
    inner.x + inner.width <= outer.x + outer.width + SLACK_PX &&
    inner.y + inner.height <= outer.y + outer.height + SLACK_PX
  )
}

test('every silhouette is in use', () => {
  const used = new Set(items.map(({ face }) => face.pack))
  expect(PACK_NAMES.filter((name) => !used.has(name))).toEqual([])
})

test('no text of any pack is outside its panel, and no panel outside its print', () => {
  for (const { article, picture } of packed) {
    const { pack, label } = picture
    expect(pack && isInside(pack.panel, pack.area), article.Descripcion).toBe(true)
    for (const { text, within } of label?.texts ?? []) {
      expect(isInside(text.box, within), article.Descripcion).toBe(true)
      expect(pack && isInside(text.box, pack.panel), article.Descripcion).toBe(true)
    }
  }
})

test('every pack carries the brand and the product, and the size where there is one', () => {
  for (const { face, article, picture } of packed) {
    const count = [face.brand, face.product, face.kind, face.size].filter((text) => text !== '').length
    expect(picture.label?.texts.length, article.Descripcion).toBe(count)
  }
})

test('no drawing holds an invalid number', () => {
  for (const { article, picture } of drawn)
    expect(picture.svg, article.Descripcion).not.toMatch(/NaN|undefined|Infinity/)
})

test('drawings that the tables and the labels ask for exist', () => {
  const wanted = items.flatMap(({ face }) => [face.art, motifOf(face.product, face.kind)])
  expect(wanted.filter((name) => name !== null && !hasArt(name))).toEqual([])
})

test.each([
  ['Yogur', 'frutilla', 'strawberry'],
  ['Alimento para gatos', 'salmón', 'cat'],
  ['Aceite de girasol', '', 'sunflower'],
  ['Tornillos', '', null],
])('the label of %s %s shows %s', (product, kind, motif) => {
  expect(motifOf(product, kind)).toBe(motif)
})

test('kinds of one product differ in colour', () => {
  const colours = ['frutilla', 'vainilla', 'durazno', 'chocolate'].map((kind) =>
    kindColour('Yogur', kind, '#000000'),
  )
  expect(new Set(colours).size).toBe(colours.length)
})

test("every brand's name can be read on its packs", () => {
  for (const brand of new Set(items.map(({ face }) => face.brand))) {
    const { base, ink } = brandStyle(brand)
    expect(contrast(base, readableInk(base, ink)), brand).toBeGreaterThanOrEqual(3)
  }
})

test.each(['Ñandú', 'Águila', 'gajos', 'Único y', 'Å'])(
  '%s is set within its box, accents and tails included',
  (text) => {
    const within = { x: 10, y: 20, width: 90, height: 24 }
    for (const face of [
      'house',
      'text',
      'heavy',
      'script',
      'slab',
      'round',
      'narrow',
      'serif',
      'italic',
    ] as const) {
      const set = fitText(text, within, { face, maxSize: 200 })
      expect(isInside(set.box, within), face).toBe(true)
      expect(set.d).toMatch(/^M/)
    }
  },
)

test('long names are broken into lines rather than set small', () => {
  const within = { x: 0, y: 0, width: 100, height: 100 }
  const one = fitText('Galletitas rellenas de chocolate', within, { face: 'text', maxSize: 50 })
  const three = fitText('Galletitas rellenas de chocolate', within, {
    face: 'text',
    maxSize: 50,
    maxLines: 3,
  })
  expect(three.size).toBeGreaterThan(one.size * 1.8)
})

test('what is drawn otherwise has another name', () => {
  const svgs = [
    ...drawn.map(({ picture }) => picture.svg),
    ...POSTER_PLANS.map((plan) => posterPicture(plan).svg),
  ]
  const all = hash('sha256', [JSON.stringify(ENCODINGS), ...svgs].join('\n'))
  // If the sum differs: increment DRAWING in picture-name.ts, then update both here.
  expect([DRAWING, all]).toEqual([3, 'df89b69dc08ecf2e522ad23ba06c8646a26bb1b3877a7a82c88ab6befe178197'])
})

test('bigger contents are drawn larger, whatever they are packed in', () => {
  const sizes = [
    packScale('bar', '25 g'),
    packScale('tin', '170 g'),
    packScale('can', '354 ml'),
    packScale('pet', '500 ml'),
    packScale('rolls', '4 rollos x 30 m'),
    packScale('pet', '2,25 l'),
    packScale('sack', '3 kg'),
  ]
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(new Set(sizes).size).toBe(sizes.length)
  expect(sizes.at(-1)).toBe(1)
  expect(packScale('eggs', '6 un')).toBeLessThan(packScale('eggs', '30 un'))
})

test('a multipack shows its packs and their number', () => {
  const sole = drawn.find(({ article }) => article.Descripcion === 'Galletitas de agua Traviata 101 g')!
  const three = drawn.find(({ article }) => article.Descripcion.startsWith('Galletitas de agua Traviata 3 '))!
  const packs = ({ picture }: typeof sole) => picture.svg.split('<clipPath').length - 1
  expect([packs(sole), packs(three)]).toEqual([1, 3])
  expect(three.picture.svg).toContain('r="62"')
})

test('breads and pastries, cuts of meat, and wines are distinguished', () => {
  const drawingOf = (Descripcion: string) =>
    drawn.find(({ article }) => article.Descripcion === Descripcion)?.picture.svg ?? Descripcion
  const bare = (svg: string) => svg.replace(/<path d="[^"]*" fill="#(fffaf0|f6dd8a)"\/>/g, '')
  const breads = drawn.filter(({ article }) => article.Familia.Codigo === 901)
  expect(new Set(breads.map(({ face }) => art(face.art!, `${face.product} ${face.kind}`))).size).toBe(
    breads.length,
  )
  const cuts = drawn.filter(({ article }) => [701, 702].includes(article.Familia.Codigo))
  expect(new Set(cuts.map(({ face }) => art(face.art!, `${face.product} ${face.kind}`))).size).toBe(
    cuts.length,
  )
  expect(bare(drawingOf('Sacramentos x 6 un'))).not.toBe(bare(drawingOf('Vigilantes x 6 un')))
  const glass = (kind: string) => PACK_SHAPES.wine({ ...LOOK, words: `Vino ${kind}` }).back
  expect(new Set(['blanco', 'rosado', 'tinto'].map(glass)).size).toBe(3)
})

test.each(POSTER_PLANS)('the texts of $file stand within their fields', (plan) => {
  for (const { text, within } of posterPicture(plan).texts) expect(isInside(text.box, within)).toBe(true)
})

test('every banner, promotion and article has its picture', () => {
  const written = new Set(listJobs().flatMap(({ files }) => files.map(({ name }) => name)))
  const { front, user } = demoBanners()
  const wanted = [...front, ...user, ...demoPromotions('2026-11-21'), ...items.map(({ article }) => article)]
  expect(wanted.map(({ Imagen }) => Imagen).filter((name) => !written.has(name))).toEqual([])
})

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gondola-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test(
  'one picture of each silhouette is written whole, in three widths, and not drawn twice',
  { timeout: 60_000 },
  async () => {
    const first = PACK_NAMES.map((name) => items.find(({ face }) => face.pack === name)?.article.Imagen)
    const jobs = listJobs().filter(({ files }) => first.includes(files.at(-1)?.name))
    expect(await drawJobs(folder, jobs)).toBe(PACK_NAMES.length)
    const names = await readdir(join(folder, 'articulos'))
    expect(names.length).toBe(PACK_NAMES.length * 3)
    for (const name of names) {
      const file = join(folder, 'articulos', name)
      const { width, height, format } = await sharp(file).metadata()
      expect([format, `${name.split('-').at(-1)}`]).toEqual(['webp', `${width}.webp`])
      expect(height).toBe(width)
      expect((await stat(file)).size).toBeGreaterThan(700)
    }
    expect(await drawJobs(folder, jobs)).toBe(0)
  },
)

test('badges keep their empty ground', { timeout: 60_000 }, async () => {
  const jobs = listJobs().filter(({ files }) => files.some(({ name }) => name.endsWith('.png')))
  await drawJobs(folder, jobs)
  const { hasAlpha } = await sharp(join(folder, 'tienda/oferta.png')).metadata()
  expect(hasAlpha).toBe(true)
})
