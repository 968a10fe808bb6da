import { darker, lighter } from '../colour.ts'
import { ellipse, path, rect, stroke } from '../svg.ts'
import { box, inset, type PackLook, type PackShape, roundRect } from './pack.ts'

/** A carton box from the front, with its shaded side. */
function boxOf(look: PackLook, x: number, y: number, width: number, depth: number) {
  const area = box(x, y, width, 570 - y)
  const right = x + width
  const colour = look.style.base
  return {
    back:
      path(
        `M${right} ${y}L${right + depth} ${y + depth * 0.5}V${570 - depth * 0.55}L${right} 570Z`,
        darker(colour, 0.28),
      ) +
      path(
        `M${x} ${y}L${x + depth} ${y - depth * 0.42}H${right + depth * 0.9}L${right} ${y}Z`,
        lighter(colour, 0.25),
      ) +
      path(
        `M${right} ${y}L${right + depth * 0.9} ${y - depth * 0.42}L${right + depth} ${y + depth * 0.5}Z`,
        darker(colour, 0.12),
      ),
    print: `M${x} ${y}H${right}V570H${x}Z`,
    area,
    panel: inset(area, 20, 22),
    front:
      path(`M${x} ${y}H${right}V570H${x}Z`, 'url(#flat)') +
      stroke(`M${x + 1} ${y}V570`, '#ffffff', 3, 'opacity=".35"'),
  }
}

/** Cereals are tall, tea and frozen goods are flat, the rest is in between. */
export const carton3d: PackShape = (look) => {
  if (
    /cereal|copos|bizcochuelo|premezcla|brownie|avena|almidón|vainillas|arroz|fórmula|coloración|puré|leña/i.test(
      look.words,
    )
  )
    return boxOf(look, 176, 120, 256, 44)
  if (
    /té|mate cocido|sopa|hamburguesa|pizza|medall|patitas|nugget|empanada|alfajor|caldo|latas|filet|milanesa|tarta|cápsulas|café|film|papel|manteca|margarina|budín|pan dulce|levadura|grasa/i.test(
      look.words,
    )
  )
    return boxOf(look, 102, 288, 396, 42)
  return look.form % 2 ? boxOf(look, 150, 214, 306, 42) : boxOf(look, 168, 164, 274, 44)
}

export const carton: PackShape = (look) => {
  const isBrick = look.form % 3 !== 0
  const [x, width, y] = [206, 204, 150]
  const area = box(x, y, width, 420)
  const right = x + width
  const colour = look.style.base
  const side = path(`M${right} ${y}L${right + 54} ${y + 26}V544L${right} 570Z`, darker(colour, 0.24))
  const top = isBrick
    ? path(`M${x} ${y}L${x + 50} ${y - 38}H${right + 54}L${right} ${y}Z`, lighter(colour, 0.3)) +
      path(`M${right} ${y}L${right + 54} ${y - 38}V${y + 26}Z`, darker(colour, 0.1)) +
      ellipse(right - 46, y - 20, 30, 12, darker(look.kind, 0.2)) +
      rect(right - 76, y - 48, 60, 28, look.kind, 8) +
      rect(right - 76, y - 48, 60, 28, 'url(#volume)', 8) +
      ellipse(right - 46, y - 48, 30, 10, lighter(look.kind, 0.25))
    : path(`M${x} ${y}L${x + 30} ${y - 66}H${right + 26}L${right} ${y}Z`, lighter(colour, 0.24)) +
      path(`M${right} ${y}L${right + 26} ${y - 66}L${right + 54} ${y + 26}Z`, darker(colour, 0.16)) +
      rect(x + 28, y - 96, width, 32, lighter(colour, 0.12), 3) +
      rect(x + 28, y - 96, width, 32, 'url(#drop)', 3) +
      rect(x + 74, y - 58, 62, 40, look.kind, 10) +
      rect(x + 74, y - 58, 62, 40, 'url(#volume)', 10)
  return {
    back: side + top,
    print: `M${x} ${y}H${right}V570H${x}Z`,
    area,
    panel: inset(area, 16, 20),
    front:
      path(`M${x} ${y}H${right}V570H${x}Z`, 'url(#flat)') +
      stroke(`M${x + 1} ${y}V570`, '#ffffff', 3, 'opacity=".35"'),
  }
}

export const tube: PackShape = (look) => {
  const body =
    'M78 300C110 292 130 300 150 300L486 322C500 324 506 336 506 352V426C506 442 500 454 486 456L150 478C130 478 110 486 78 478Z'
  const colour = look.kind
  return {
    back:
      rect(500, 334, 66, 110, '#f4f0e6', 12) +
      rect(500, 334, 66, 110, 'url(#drop)', 12) +
      stroke('M514 346V432M530 346V432M546 346V432', '#c9c2b4', 4) +
      rect(494, 342, 14, 94, darker(colour, 0.1)),
    print: body,
    area: box(78, 294, 428, 190),
    panel: box(128, 326, 344, 126),
    front:
      path(body, 'url(#drop)') +
      stroke('M98 302V476M112 302V476', darker(look.style.base, 0.25), 4, 'opacity=".5"') +
      path(
        'M78 300C110 292 130 300 150 300L486 322C500 324 504 332 505 340L150 326C130 326 110 320 78 326Z',
        '#ffffff',
        'opacity=".3"',
      ),
  }
}

export const blister: PackShape = (look) => {
  const card = box(176, 92, 288, 478)
  const area = box(176, 92, 288, 210)
  return {
    back: path(roundRect(card, 22), lighter(look.style.base, 0.1)) + path(roundRect(card, 22), 'url(#flat)'),
    print: 'M198 92H442Q464 92 464 114V302H176V114Q176 92 198 92Z',
    area,
    panel: box(196, 138, 248, 152),
    front:
      path('M286 108H354C366 108 366 128 354 128H286C274 128 274 108 286 108Z', '#f4e8d4') +
      contents(look) +
      rect(206, 324, 228, 222, '#ffffff', 34, 'opacity=".28"') +
      rect(206, 324, 228, 222, 'none', 34, 'stroke="#ffffff" stroke-width="4" opacity=".8"') +
      stroke('M230 356C236 346 250 342 264 342', '#ffffff', 9, 'opacity=".9"'),
  }
}

/** Round cells, as many as the pack has, up to four; those called AAA are thinner and shorter. */
function cells({ words, style }: PackLook): string {
  const count = Math.min(4, Number(/(\d+) un/.exec(words)?.[1] ?? 1))
  const width = words.includes('AAA') ? 34 : 44
  const top = words.includes('AAA') ? 380 : 360
  return Array.from({ length: count }, (_, i) => 320 + (i - (count - 1) / 2) * 52)
    .map(
      (x) =>
        rect(x - width / 2, top, width, 524 - top, style.accent === '#ffffff' ? '#b9b9b4' : style.accent, 8) +
        rect(x - width / 2, top + 60, width, 464 - top, '#2a2826', 8) +
        rect(x - width / 2, top, width, 524 - top, 'url(#volume)', 8) +
        rect(x - 9, top - 12, 18, 14, STEEL, 4),
    )
    .join('')
}

/** The content of a blister pack. */
function contents(look: PackLook): string {
  const { words, kind, style } = look
  if (/pila.*9 ?V/i.test(words))
    return (
      rect(254, 372, 132, 156, style.accent === '#ffffff' ? '#b9b9b4' : style.accent, 10) +
      rect(254, 432, 132, 96, '#2a2826', 10) +
      rect(254, 372, 132, 156, 'url(#volume)', 10) +
      rect(272, 352, 36, 22, STEEL, 6) +
      ellipse(354, 362, 20, 13, STEEL) +
      ellipse(354, 358, 11, 6, '#8d9298')
    )
  if (/pila/i.test(words)) return cells(look)
  if (/cepillo/i.test(words))
    return (
      rect(306, 350, 28, 184, kind, 14) +
      rect(306, 350, 28, 184, 'url(#volume)', 14) +
      rect(300, 342, 40, 64, '#ffffff', 8) +
      stroke('M308 352V398M320 352V398M332 352V398', '#7ac4ea', 6)
    )
  if (/afeitar|mach3/i.test(words))
    return (
      rect(304, 392, 32, 142, kind, 16) +
      rect(304, 392, 32, 142, 'url(#volume)', 16) +
      rect(254, 346, 132, 46, '#3a4450', 12) +
      stroke('M266 358H374M266 370H374M266 382H374', '#c9d3da', 5)
    )
  if (/hilo/i.test(words))
    return (
      ellipse(320, 436, 72, 80, '#ffffff') +
      ellipse(320, 436, 72, 80, 'url(#ball)') +
      ellipse(320, 436, 30, 34, kind)
    )
  if (/cuchill|tenedor|cuchara/i.test(words))
    return [266, 320, 374]
      .map(
        (x) =>
          rect(x - 9, 436, 18, 96, '#2a2826', 8) +
          path(
            /tenedor/i.test(words)
              ? `M${x - 18} 346V392C${x - 18} 414 ${x + 18} 414 ${x + 18} 392V346H${x + 10}V386H${x + 4}V346H${x - 4}V386H${x - 10}V346Z`
              : /cuchara/i.test(words)
                ? `M${x} 344C${x + 24} 344 ${x + 24} 410 ${x} 412C${x - 24} 410 ${x - 24} 344 ${x} 344Z`
                : `M${x - 12} 440V366C${x - 12} 348 ${x + 12} 340 ${x + 12} 366V440Z`,
            STEEL,
          ) +
          rect(x - 4, 404, 8, 36, STEEL),
      )
      .join('')
  return ellipse(320, 436, 78, 78, kind) + ellipse(320, 436, 78, 78, 'url(#ball)')
}

const STEEL = '#c9ccd0'
