import { listDemoItems } from '../catalogue/list-items.ts'
import { bareDrawing, type BareDrawing } from './article-picture.ts'
import { darker, lighter, luminance, readableInk } from './colour.ts'
import type { PosterPlan } from './poster-plans.ts'
import { type Box, fitText, type SetText } from './set-text.ts'
import { circle, ellipse, path, placed, rect, SHADINGS, stroke } from './svg.ts'

/** A poster as SVG, with its texts and the boxes that they were fitted into. */
export interface PosterPicture {
  svg: string
  texts: { text: SetText; within: Box }[]
}

/** The y coordinate that articles stand on in their own drawings. */
const DRAWING_FLOOR = 570

/** Draws a banner, a promotion's picture or a pop-up: text on one side, articles on the other. */
export function posterPicture(plan: PosterPlan): PosterPicture {
  const { width, height } = plan
  const isSquare = width / height < 1.4
  const words: Box = isSquare
    ? { x: width * 0.08, y: height * 0.07, width: width * 0.84, height: height * 0.44 }
    : { x: width * 0.05, y: height * 0.1, width: width * 0.45, height: height * 0.8 }
  const stage: Box = isSquare
    ? { x: width * 0.08, y: height * 0.53, width: width * 0.84, height: height * 0.44 }
    : { x: width * 0.52, y: height * 0.05, width: width * 0.46, height: height * 0.9 }
  const text = wordsOf(plan, words, isSquare ? 'middle' : 'start')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${SHADINGS}` +
    groundOf(plan, stage) +
    (plan.articles.length ? articlesOn(plan, stage) : cardOn(stage)) +
    text.svg +
    '</svg>'
  return { svg, texts: text.texts }
}

function groundOf({ width, height, ground, accent }: PosterPlan, stage: Box): string {
  const [cx, cy] = [stage.x + stage.width / 2, stage.y + stage.height * 0.56]
  const far = Math.hypot(width, height)
  const rays = Array.from({ length: 14 }, (_, i) => {
    const [a, b] = [(i * Math.PI) / 7, (i * Math.PI) / 7 + Math.PI / 14]
    return `M${cx} ${cy}L${cx + Math.cos(a) * far} ${cy + Math.sin(a) * far}L${cx + Math.cos(b) * far} ${cy + Math.sin(b) * far}Z`
  }).join('')
  const glow = luminance(ground) > 0.4 ? lighter(ground, 0.45) : lighter(ground, 0.12)
  return (
    rect(0, 0, width, height, ground) +
    path(
      rays,
      luminance(ground) > 0.4 ? '#ffffff' : '#000000',
      `opacity="${luminance(ground) > 0.4 ? 0.26 : 0.09}"`,
    ) +
    circle(cx, cy, stage.height * 0.6, glow) +
    circle(
      cx,
      cy,
      stage.height * 0.6,
      'none',
      `stroke="${accent}" stroke-width="${height * 0.012}" opacity=".8"`,
    ) +
    path(
      `M0 ${height}V${height * 0.93}Q${width / 2} ${height * 0.985} ${width} ${height * 0.93}V${height}Z`,
      darker(ground, 0.16),
      'opacity=".5"',
    )
  )
}

/** An article's position: the middle of its base. */
interface Stand {
  drawing: BareDrawing
  x: number
  y: number
}

interface Group {
  stands: Stand[]
  width: number
  height: number
}

/** Articles as a group, as large as the stage allows; every other one is a step behind its neighbours. */
function articlesOn({ articles }: PosterPlan, stage: Box): string {
  const drawings = articles.map((name, index) => bareDrawing(faceNamed(name), `poster${index}`))
  const isPile = drawings.every(({ width, height }) => width > height * 1.4)
  const { stands, width, height } = isPile ? pile(drawings) : group(drawings, stage.width / stage.height)
  const scale = Math.min(
    stage.height / height,
    stage.width / width,
    (MAX_SCALE * stage.height) / DRAWING_FLOOR,
  )
  const floor = stage.y + stage.height * 0.97
  const left = stage.x + (stage.width - width * scale) / 2
  return stands
    .map(({ drawing, x, y }) => {
      const [cx, foot] = [left + x * scale, floor - y * scale]
      const shadow = ellipse(cx, foot + 3, drawing.width * scale * 0.54, stage.height * 0.035, 'url(#soft)')
      return shadow + placed(drawing.svg, cx - 320 * scale, foot - DRAWING_FLOOR * scale, scale)
    })
    .join('')
}

/** Visible share of a neighbour's width, from the least overlap to the most. */
const SHARES = [0.98, 0.9, 0.82, 0.74, 0.66]

/** Upright articles side by side, overlapping as the stage's aspect ratio requires; rear ones are drawn first. */
function group(drawings: BareDrawing[], aspect: number): Group {
  const groups = SHARES.map((share) => row(drawings, share))
  const roomy = groups.find(({ width, height }) => width <= height * aspect)
  return roomy ?? groups.at(-1) ?? { stands: [], width: 0, height: 0 }
}

function row(drawings: BareDrawing[], share: number): Group {
  let edge = 0
  const stands = drawings.map((drawing, index) => {
    const x = edge + (drawing.width * (index === 0 ? 1 : share)) / 2
    edge = x + (drawing.width * share) / 2
    return { drawing, x, y: index % 2 ? STEP_BACK : 0 }
  })
  const last = stands.at(-1)
  return {
    stands: stands.toSorted((a, b) => b.y - a.y),
    width: last ? last.x + last.drawing.width / 2 : 0,
    height: Math.max(...stands.map(({ drawing, y }) => drawing.height + y)),
  }
}

/** Lying articles, stacked. */
function pile(drawings: BareDrawing[]): Group {
  let top = 0
  const widest = Math.max(...drawings.map(({ width }) => width))
  const stands = drawings.map((drawing, index) => {
    const y = top
    top += drawing.height * 0.76
    return { drawing, x: widest * (index % 2 ? 0.58 : 0.5), y }
  })
  return { stands, width: widest * 1.08, height: top * 1.1 }
}

const STEP_BACK = 46
const MAX_SCALE = 1.4

function faceNamed(Descripcion: string) {
  const item = listDemoItems().find(({ article }) => article.Descripcion === Descripcion)
  if (!item) throw new Error(`The demo shop has no article called '${Descripcion}'`)
  return item.face
}

/** The loyalty card, for its poster. */
function cardOn(stage: Box): string {
  const scale = (stage.height / 640) * 1.18
  const name = fitText(
    'SuperCard',
    { x: -230, y: -40, width: 460, height: 120 },
    { face: 'script', maxSize: 120 },
  )
  const shop = fitText(
    'Supermercados Góndola',
    { x: -230, y: -128, width: 300, height: 40 },
    { face: 'house', maxSize: 34, align: 'start' },
  )
  const number = fitText(
    '6034 8800 0001 2345',
    { x: -230, y: 96, width: 400, height: 40 },
    { face: 'text', maxSize: 38, align: 'start' },
  )
  const card = (ground: string) => rect(-270, -170, 540, 340, ground, 34)
  return placed(
    placed(card('#cf3a2c'), 40, 44, 0.96, 8) +
      card('#1f5c3a') +
      rect(-270, -170, 540, 340, 'url(#flat)', 34) +
      stroke('M-270 60C-100 -20 80 140 270 20', '#f6c83a', 12) +
      path(shop.d, '#fffaf0') +
      path(name.d, '#f6c83a') +
      path(number.d, '#fffaf0') +
      circle(216, -118, 28, '#f6c83a') +
      circle(180, -118, 28, '#cf3a2c', 'opacity=".9"'),
    stage.x + stage.width / 2,
    stage.y + stage.height / 2,
    scale,
    -9,
  )
}

function wordsOf(plan: PosterPlan, field: Box, align: 'start' | 'middle') {
  const part = (from: number, to: number): Box => ({
    ...field,
    y: field.y + field.height * from,
    height: field.height * (to - from),
  })
  const kicker = part(0, 0.14)
  const headline = part(0.2, 0.74)
  const pill = part(0.81, 1)
  const note = {
    x: pill.x + pill.height * 0.5,
    y: pill.y + pill.height * 0.26,
    width: pill.width - pill.height,
    height: pill.height * 0.48,
  }
  const texts = [
    {
      within: kicker,
      ink: plan.ink,
      text: fitText(plan.kicker, kicker, { face: 'text', maxSize: plan.height * 0.1, align }),
    },
    {
      within: headline,
      ink: plan.ink,
      text: fitText(plan.headline, headline, {
        face: 'house',
        maxSize: plan.height * 0.5,
        maxLines: 3,
        align,
      }),
    },
    {
      within: note,
      ink: readableInk(plan.accent, '#1d4a30', 4.5),
      text: fitText(plan.note, note, { face: 'heavy', maxSize: plan.height * 0.1, align }),
    },
  ]
  const set = texts[2]?.text.box ?? note
  const pad = pill.height * 0.5
  return {
    svg:
      rect(set.x - pad, pill.y, set.width + 2 * pad, pill.height, plan.accent, pill.height / 2) +
      texts.map(({ text, ink }) => path(text.d, ink)).join(''),
    texts,
  }
}
