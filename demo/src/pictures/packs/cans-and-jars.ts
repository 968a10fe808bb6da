import { type Colour, darker, lighter } from '../colour.ts'
import { ball, ellipse, path, rect, shaded, stroke } from '../svg.ts'
import { scattered } from '../art/parts.ts'
import { bentLabel, box, inset, type PackShape, roundRect } from './pack.ts'

const STEEL = '#c9ccd0'

export const can: PackShape = (look) => {
  const isTall = /papas fritas/i.test(look.words)
  if (isTall) {
    const body = 'M226 108H414V556C380 574 260 574 226 556Z'
    return {
      back: shaded('M220 66H420V106C380 118 260 118 220 106Z', lighter(look.style.base, 0.3), 'volume'),
      print: body,
      area: box(226, 108, 188, 462),
      panel: box(240, 138, 160, 396),
      front: path(body, 'url(#volume)'),
    }
  }
  const body =
    'M224 118C210 132 204 144 204 160V520C204 538 212 548 228 558H412C428 548 436 538 436 520V160C436 144 430 132 416 118Z'
  return {
    back:
      path('M228 556C228 574 412 574 412 556Z', STEEL) +
      ellipse(320, 112, 96, 20, '#a8acb2') +
      ellipse(320, 108, 96, 20, STEEL) +
      ellipse(320, 108, 82, 14, '#dfe2e5') +
      path('M300 104C310 96 346 98 350 108C344 116 306 116 300 104Z', '#9ea3a9'),
    print: body,
    area: box(204, 118, 232, 440),
    panel: box(222, 160, 196, 366),
    front: path(body, 'url(#volume)') + stroke('M226 118H414M230 556H410', '#eef0f2', 5),
  }
}

export const tin: PackShape = (look) => {
  const isFlat = /atún|sardina|caballa|paté|picadillo|viandada|lata/i.test(look.words)
  const [x, width] = isFlat ? [140, 360] : [184, 272]
  const [top, bottom] = isFlat ? [330, 548] : [178, 548]
  const area = box(x, top, width, bottom - top)
  const rx = width / 2
  const ry = isFlat ? 44 : 32
  const body = bentLabel(area, ry * 1.3)
  return {
    back:
      ellipse(320, bottom + 4, rx, ry, '#9ea3a9') +
      ellipse(320, top, rx + 3, ry + 2, '#a8acb2') +
      rect(x - 2, top, width + 4, 14, STEEL),
    print: body,
    area: { ...area, height: area.height + ry },
    panel: inset({ ...area, y: top + ry + 10, height: area.height - 14 }, 22, 6),
    front:
      path(body, 'url(#volume)') +
      ellipse(320, top - 4, rx + 3, ry + 2, STEEL) +
      ellipse(320, top - 4, rx + 3, ry + 2, 'url(#flat)') +
      ellipse(320, top - 4, rx - 14, ry - 8, '#dfe2e5') +
      ellipse(320, top - 4, rx - 40, Math.max(ry - 16, 5), 'none', 'stroke="#b4b8bd" stroke-width="3"') +
      path(
        `M${320 - 26} ${top - 2}C${320 - 10} ${top - 14} ${320 + 20} ${top - 12} ${320 + 28} ${top - 2}C${320 + 16} ${top + 8} ${320 - 14} ${top + 8} ${320 - 26} ${top - 2}Z`,
        '#a3a8ae',
      ),
  }
}

function jarContents(words: string, kind: Colour): Colour {
  if (/café|malta/i.test(words)) return '#4a2818'
  if (/dulce de leche|avellana/i.test(words)) return '#9a5a24'
  if (/maní/i.test(words)) return '#c08a45'
  if (/crema facial|clarant|rejuveness/i.test(words)) return '#f7f1e8'
  if (/colado.*(carne|pollo)/i.test(words)) return '#d9a05a'
  return kind
}

export const jar: PackShape = (look) => {
  const body =
    'M232 178H408C444 186 456 210 456 246V530C456 556 442 570 414 570H226C198 570 184 556 184 530V246C184 210 196 186 232 178Z'
  const contents = jarContents(look.words, look.kind)
  const bits = /aceituna|pickles|pepinit|cebollit|ají/i.test(look.words)
    ? scattered(look.words, 46, 320, 372, 122, 176)
        .map(({ x, y }) => ball(x, y, 24, 20, contents))
        .join('')
    : ''
  const area = box(184, 268, 272, 236)
  const lid =
    look.style.base === '#ffffff' || look.style.base === '#f6c800' ? look.style.ink : look.style.base
  return {
    back:
      path(body, bits ? lighter(contents, 0.45) : contents) +
      bits +
      path(body, 'url(#glass)') +
      rect(218, 104, 204, 74, lid, 14) +
      rect(218, 104, 204, 74, 'url(#volume)', 14) +
      stroke(
        Array.from({ length: 15 }, (_, i) => `M${232 + i * 12.6} 122V166`).join(''),
        darker(lid, 0.3),
        2,
        'opacity=".4"',
      ),
    print: bentLabel(area, 12),
    area: { ...area, height: area.height + 12 },
    panel: inset({ ...area, y: area.y + 12, height: area.height - 4 }, 20, 10),
    front:
      path(bentLabel(area, 12), 'url(#volume)') +
      stroke('M206 262C206 226 214 208 236 198', '#ffffff', 9, 'opacity=".6"'),
  }
}

export const tub: PackShape = (look) => {
  const body = 'M150 290H490L458 528C454 558 440 570 412 570H228C200 570 186 558 182 528Z'
  const lid = look.style.base === '#ffffff' ? lighter(look.style.accent, 0.15) : lighter(look.style.base, 0.2)
  return {
    back: '',
    print: body,
    area: box(150, 290, 340, 280),
    panel: box(200, 326, 240, 218),
    front:
      path(body, 'url(#volume)') +
      rect(134, 250, 372, 48, lid, 18) +
      rect(134, 250, 372, 48, 'url(#drop)', 18) +
      ellipse(320, 250, 178, 22, lighter(lid, 0.25)) +
      ellipse(320, 248, 150, 14, lighter(lid, 0.45)),
  }
}

export const cup: PackShape = (look) => {
  const body = 'M176 214H464L432 534C430 558 418 570 392 570H248C222 570 210 558 208 534Z'
  const foil = lighter(look.kind, 0.25)
  return {
    back: '',
    print: body,
    area: box(176, 214, 288, 356),
    panel: box(216, 254, 208, 288),
    front:
      path(body, 'url(#volume)') +
      path(
        'M160 206C200 190 440 190 480 206C490 212 486 224 474 226C420 236 220 236 166 226C154 224 150 212 160 206Z',
        foil,
      ) +
      path(
        'M160 206C200 190 440 190 480 206C490 212 486 224 474 226C420 236 220 236 166 226C154 224 150 212 160 206Z',
        'url(#drop)',
      ) +
      path('M474 204L506 190C516 192 512 208 500 214L480 224Z', foil),
  }
}

export const icecream: PackShape = (look) => {
  const body = 'M136 280H504L470 524C466 556 450 570 420 570H220C190 570 174 556 170 524Z'
  const lid = look.style.base === '#ffffff' ? look.style.ink : darker(look.style.base, 0.08)
  return {
    back: '',
    print: body,
    area: box(136, 280, 368, 290),
    panel: box(190, 312, 260, 230),
    front:
      path(body, 'url(#volume)') +
      rect(118, 222, 404, 66, lid, 20) +
      rect(118, 222, 404, 66, 'url(#drop)', 20) +
      ellipse(320, 224, 194, 26, lighter(lid, 0.18)) +
      ellipse(320, 221, 164, 17, lighter(lid, 0.3)),
  }
}

export const aerosol: PackShape = (look) => {
  const body = 'M220 206C220 176 420 176 420 206V548C384 576 256 576 220 548Z'
  const top = look.style.accent === '#ffffff' ? look.kind : look.style.accent
  const dome = 'M236 180V124C236 84 404 84 404 124V180C360 194 280 194 236 180Z'
  return {
    back: shaded(dome, top, 'volume') + ellipse(320, 186, 98, 18, STEEL),
    print: body,
    area: box(220, 184, 200, 386),
    panel: box(236, 226, 168, 312),
    front:
      path(body, 'url(#volume)') +
      stroke('M224 200C280 186 360 186 416 200', '#eef0f2', 5) +
      stroke('M222 548C270 572 370 572 418 548', '#c9ccd0', 6),
  }
}

export const eggs: PackShape = (look) => {
  const carton = '#b9a58a'
  const shell = /color|libres/i.test(look.words) ? '#d99a68' : '#fbf5ea'
  const row = (y: number, x0: number, count: number, step: number) =>
    Array.from({ length: count }, (_, i) => ball(x0 + i * step, y, 44, 54, shell)).join('')
  const tray = 'M104 398H536L512 540C508 560 496 570 476 570H164C144 570 132 560 128 540Z'
  const area = box(150, 424, 340, 128)
  return {
    back:
      path('M128 250H512L536 398H104Z', darker(carton, 0.12)) +
      row(306, 176, 4, 96) +
      row(366, 146, 5, 88) +
      path(tray, carton) +
      path(tray, 'url(#drop)') +
      stroke(
        'M150 398C160 380 200 380 212 398M236 398C246 380 286 380 298 398M322 398C332 380 372 380 384 398M408 398C418 380 458 380 470 398',
        darker(carton, 0.2),
        6,
      ),
    print: roundRect(area, 14),
    area,
    panel: inset(area, 14, 10),
    front: '',
  }
}
