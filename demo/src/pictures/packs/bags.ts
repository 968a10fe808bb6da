import { darker, lighter } from '../colour.ts'
import { ellipse, path, rect, stroke } from '../svg.ts'
import { art, hasArt } from '../art/gallery.ts'
import { placed } from '../svg.ts'
import { box, type PackLook, type PackShape, zigzag } from './pack.ts'

/** The pressed seam of a film: fine upright lines. */
function seam(x: number, right: number, top: number, bottom: number, colour: string): string {
  const count = Math.floor((right - x) / 9)
  return stroke(
    Array.from({ length: count }, (_, i) => `M${x + 6 + i * 9} ${top}V${bottom}`).join(''),
    darker(colour, 0.3),
    2.5,
    'opacity=".45"',
  )
}

export const bag: PackShape = (look) => {
  const body = `M160 132${zigzag(160, 480, 132, 12)}V166C496 240 498 440 480 536V566${zigzag(480, 160, 566, -12)}V536C142 440 144 240 160 166Z`
  return {
    back: '',
    print: body,
    area: box(146, 124, 348, 450),
    panel: box(186, 186, 268, 336),
    front:
      path(body, 'url(#volume)', 'opacity=".8"') +
      seam(160, 480, 138, 162, look.style.base) +
      seam(160, 480, 540, 562, look.style.base) +
      path('M186 190C170 260 172 330 180 380C200 330 198 250 214 186Z', '#ffffff', 'opacity=".28"') +
      path('M452 520C462 470 464 420 460 380C446 430 444 480 430 530Z', '#000000', 'opacity=".1"'),
  }
}

export const packet: PackShape = (look) => {
  const isTall = /yerba/i.test(look.words)
  const [x, width, y] = isTall ? [204, 218, 124] : [182, 254, 176]
  const right = x + width
  const body = `M${x} ${y + 8}Q${x} ${y} ${x + 8} ${y}H${right - 8}Q${right} ${y} ${right} ${y + 8}V562Q${right} 570 ${right - 8} 570H${x + 8}Q${x} 570 ${x} 562Z`
  const colour = look.style.base
  return {
    back:
      path(`M${right} ${y + 6}L${right + 44} ${y + 30}V546L${right} 568Z`, darker(colour, 0.26)) +
      path(`M${x + 4} ${y + 2}L${x + 40} ${y - 32}H${right + 34}L${right} ${y + 4}Z`, lighter(colour, 0.2)) +
      path(`M${right} ${y + 4}L${right + 34} ${y - 32}L${right + 44} ${y + 30}Z`, darker(colour, 0.12)) +
      stroke(`M${x + 20} ${y - 14}H${right + 18}`, darker(colour, 0.2), 3, 'opacity=".6"'),
    print: body,
    area: box(x, y, width, 570 - y),
    panel: box(x + 18, y + 22, width - 36, 570 - y - 44),
    front:
      path(body, 'url(#flat)') +
      stroke(
        `M${x + 14} ${y + 30}C${x + 8} ${y + 130} ${x + 16} ${y + 220} ${x + 10} 540`,
        '#ffffff',
        4,
        'opacity=".3"',
      ),
  }
}

export const pouch: PackShape = (look) => {
  const hasSpout = /aderezo|mayonesa|ketchup|mostaza|golf|jabón|detergente|suavizante/i.test(look.words)
  const body =
    'M178 132H462C464 240 486 360 494 520C496 556 482 570 452 570H188C158 570 144 556 146 520C154 360 176 240 178 132Z'
  return {
    back: hasSpout
      ? rect(292, 96, 56, 44, '#d9cfbc', 4) +
        rect(280, 72, 80, 40, look.kind, 10) +
        rect(280, 72, 80, 40, 'url(#volume)', 10)
      : '',
    print: body,
    area: box(146, 132, 348, 438),
    panel: box(192, 180, 256, 330),
    front:
      path(body, 'url(#volume)', 'opacity=".75"') +
      seam(178, 462, 138, 158, look.style.base) +
      stroke('M160 520C230 556 410 556 480 520', darker(look.style.base, 0.3), 4, 'opacity=".5"') +
      path('M204 190C196 280 186 360 184 430C206 370 218 280 226 190Z', '#ffffff', 'opacity=".26"'),
  }
}

export const loaf: PackShape = (look) => {
  const isBuns = /hamburguesa|pancho|árabe/i.test(look.words)
  const crust = /negro|integral|salvado|multi|semillas/i.test(look.words) ? '#9a6332' : '#d99a45'
  const bread = isBuns
    ? [150, 262, 374]
        .map(
          (x) =>
            path(`M${x - 4} 330C${x - 4} 250 ${x + 124} 250 ${x + 124} 330V420H${x - 4}Z`, crust) +
            path(`M${x - 4} 330C${x - 4} 250 ${x + 124} 250 ${x + 124} 330V420H${x - 4}Z`, 'url(#ball)'),
        )
        .join('')
    : path(
        'M112 300C100 230 180 210 220 232C300 214 400 214 470 232C530 226 548 280 532 320V540H112Z',
        crust,
      ) +
      path(
        'M112 300C100 230 180 210 220 232C300 214 400 214 470 232C530 226 548 280 532 320V540H112Z',
        'url(#drop)',
      )
  const body =
    'M92 340C84 300 90 250 128 222C170 196 260 206 320 206C380 206 470 196 512 222C550 250 556 300 548 340V538C548 560 536 570 514 570H126C104 570 92 560 92 538Z'
  const print = 'M92 330C200 296 440 296 548 330V538C548 560 536 570 514 570H126C104 570 92 560 92 538Z'
  return {
    back:
      bread +
      path(body, '#ffffff', 'opacity=".25"') +
      path(
        'M470 214C500 180 520 150 560 140C580 150 584 176 560 190C540 200 534 220 532 236Z',
        lighter(look.style.base, 0.2),
      ) +
      rect(500, 186, 44, 22, '#e2343a', 5, 'transform="rotate(-38 522 197)"'),
    print,
    area: box(92, 304, 456, 266),
    panel: box(126, 342, 388, 206),
    front:
      path(print, 'url(#drop)') +
      path(body, 'url(#flat)', 'opacity=".6"') +
      path(
        'M124 250C160 220 220 226 260 228C220 240 170 250 140 290C126 290 118 266 124 250Z',
        '#ffffff',
        'opacity=".5"',
      ),
  }
}

export const milkbag: PackShape = (look) => {
  const body = `M196 116${zigzag(196, 444, 116, 12)}V146C468 220 474 460 456 540V566${zigzag(456, 184, 566, -12)}V540C166 460 172 220 196 146Z`
  return {
    back: '',
    print: body,
    area: box(172, 108, 296, 466),
    panel: box(206, 170, 228, 358),
    front:
      path(body, 'url(#volume)') +
      seam(196, 444, 120, 144, look.style.base) +
      seam(184, 456, 544, 564, look.style.base) +
      path('M220 180C204 260 206 340 210 400C230 330 230 250 246 178Z', '#ffffff', 'opacity=".3"'),
  }
}

export const sachet: PackShape = (look) => {
  const body = `M176 150${zigzag(176, 464, 150, 11)}V564${zigzag(464, 176, 564, -11)}Z`
  return {
    back: '',
    print: body,
    area: box(176, 143, 288, 428),
    panel: box(208, 196, 224, 322),
    front:
      path(body, 'url(#flat)') +
      seam(176, 464, 154, 176, look.style.base) +
      seam(176, 464, 540, 560, look.style.base) +
      stroke('M192 180V536M448 180V536', darker(look.style.base, 0.25), 3, 'opacity=".35"'),
  }
}

/** A lying wrapper: bars, biscuits, soap. */
function wrapper(look: PackLook, x: number, y: number, width: number, height: number, round: number) {
  const [right, bottom] = [x + width, y + height]
  const end = 30
  const edge = (at: number, out: number) =>
    Array.from(
      { length: 8 },
      (_, i) => `L${at + out * (i % 2 ? 0 : 1) * 9} ${y + 14 + ((height - 28) / 8) * (i + 0.5)}`,
    ).join('')
  const body =
    `M${x} ${y + 14}${edge(x, -1)}L${x} ${bottom - 14}L${x + end} ${bottom - 8}C${x + end + round} ${bottom + 2} ${right - end - round} ${bottom + 2} ${right - end} ${bottom - 8}L${right} ${bottom - 14}` +
    Array.from(
      { length: 8 },
      (_, i) => `L${right + (i % 2 ? 0 : 9)} ${bottom - 14 - ((height - 28) / 8) * (i + 0.5)}`,
    ).join('') +
    `L${right} ${y + 14}L${right - end} ${y + 8}C${right - end - round} ${y - 2} ${x + end + round} ${y - 2} ${x + end} ${y + 8}Z`
  return {
    back: '',
    print: body,
    area: box(x - 9, y, width + 18, height),
    panel: box(x + end + 16, y + 20, width - 2 * end - 32, height - 40),
    front:
      path(body, 'url(#drop)') +
      stroke(
        `M${x + 12} ${y + 18}V${bottom - 18}M${x + 22} ${y + 14}V${bottom - 14}M${right - 12} ${y + 18}V${bottom - 18}M${right - 22} ${y + 14}V${bottom - 14}`,
        darker(look.style.base, 0.3),
        3,
        'opacity=".5"',
      ) +
      path(
        `M${x + end + 10} ${y + 12}C${x + end + round} ${y + 4} ${right - end - round} ${y + 4} ${right - end - 10} ${y + 12}L${right - end - 20} ${y + 30}C${right - end - round} ${y + 22} ${x + end + round} ${y + 22} ${x + end + 20} ${y + 30}Z`,
        '#ffffff',
        'opacity=".35"',
      ),
  }
}

export const bar: PackShape = (look) => wrapper(look, 74, 306, 492, 190, 60)
export const biscuit: PackShape = (look) => wrapper(look, 58, 274, 524, 236, 70)
export const soap: PackShape = (look) => wrapper(look, 116, 286, 408, 236, 40)

export const sack: PackShape = (look) => {
  const body = `M168 128C220 118 420 118 472 128L480 190C500 300 500 450 486 540C484 562 472 570 450 570H190C168 570 156 562 154 540C140 450 140 300 160 190Z`
  const isIce = /hielo/i.test(look.words)
  return {
    back:
      path('M166 96H474V140H166Z', lighter(look.style.base, 0.16)) +
      path('M166 96H474V140H166Z', 'url(#drop)') +
      stroke('M176 112H464', darker(look.style.accent, 0.1), 5, 'stroke-dasharray="14 8"'),
    print: body,
    area: box(142, 118, 356, 452),
    panel: box(186, 158, 268, 372),
    front:
      path(body, 'url(#volume)', 'opacity=".8"') +
      path(
        'M190 180C168 280 168 380 178 470C200 380 200 270 220 170Z',
        '#ffffff',
        isIce ? 'opacity=".5"' : 'opacity=".22"',
      ),
  }
}

export const rolls: PackShape = (look) => {
  const isBags = /bolsas/i.test(look.words)
  const roll = (cx: number, cy: number) =>
    ellipse(cx, cy, 66, 40, '#fffdf8') +
    ellipse(cx, cy, 66, 40, 'url(#flat)') +
    ellipse(cx, cy, 66, 40, 'none', 'stroke="#e0dacd" stroke-width="3"') +
    ellipse(cx, cy, 22, 13, isBags ? '#3a3a3a' : '#b59a78') +
    ellipse(cx, cy, 44, 27, 'none', 'stroke="#ece6da" stroke-width="3"')
  if (isBags) {
    const body = 'M190 210C190 190 450 190 450 210V548C410 576 230 576 190 548Z'
    return {
      back: '',
      print: body,
      area: box(190, 196, 260, 374),
      panel: box(212, 240, 216, 296),
      front:
        path(body, 'url(#volume)') +
        ellipse(320, 206, 130, 34, '#2f3a34') +
        ellipse(320, 206, 60, 15, '#c9a97a'),
    }
  }
  const body = 'M122 300H518V540C518 560 506 570 486 570H154C134 570 122 560 122 540Z'
  return {
    back:
      path('M122 310C118 230 160 190 320 190C480 190 522 230 518 310Z', '#ffffff', 'opacity=".9"') +
      roll(226, 232) +
      roll(414, 232) +
      roll(320, 216) +
      roll(188, 286) +
      roll(320, 276) +
      roll(452, 286),
    print: body,
    area: box(122, 300, 396, 270),
    panel: box(154, 322, 332, 222),
    front:
      path(body, 'url(#volume)', 'opacity=".7"') +
      path('M122 310C118 230 160 190 320 190C480 190 522 230 518 310Z', '#dcecf7', 'opacity=".22"') +
      stroke('M156 330C150 420 152 480 160 540', '#ffffff', 10, 'opacity=".35"'),
  }
}

/** A flat pack with a window onto its content. */
export const vacuum: PackShape = (look) => {
  const body =
    'M128 176C128 158 140 148 158 148H482C500 148 512 158 512 176V540C512 560 500 570 482 570H158C140 570 128 560 128 540Z'
  const inside = look.art ?? windowArt(look.words)
  const print = 'M128 344C240 316 400 316 512 344V540C512 560 500 570 482 570H158C140 570 128 560 128 540Z'
  return {
    back:
      path(body, '#efe9dd') +
      path(body, 'url(#flat)') +
      (inside && hasArt(inside) ? placed(art(inside, look.words), 216, 140, 0.52) : ''),
    print,
    area: box(128, 322, 384, 248),
    panel: box(160, 358, 320, 190),
    front:
      path(print, 'url(#flat)') +
      path('M150 176C150 168 156 166 164 166H300L190 330H150Z', '#ffffff', 'opacity=".35"') +
      stroke('M140 164H500', '#cfc7b8', 3, 'opacity=".8"'),
  }
}

function windowArt(words: string): string | null {
  if (/salchicha/i.test(words)) return 'sausage'
  if (/empanada|pastelito|copetín/i.test(words)) return 'empanada'
  if (/tarta|pascualina/i.test(words)) return 'pie'
  if (/ravioles|sorrentinos|ñoquis|fideos/i.test(words)) return 'spirals'
  if (/esponja|lana/i.test(words)) return 'sponge'
  if (/paño|trapo|servilleta|guantes/i.test(words)) return 'cloth'
  if (/vasos|platos|cubiertos/i.test(words)) return 'dishes'
  if (/prepizza|pizzeta|fainá|fugazzeta/i.test(words)) return 'pizza'
  return null
}

export const tray: PackShape = (look) => {
  const inside =
    look.art ??
    (/queso/i.test(look.words)
      ? 'holedCheese'
      : /salame/i.test(look.words)
        ? 'salami'
        : /mortadela/i.test(look.words)
          ? 'mortadella'
          : /panceta/i.test(look.words)
            ? 'bacon'
            : /crudo|bondiola/i.test(look.words)
              ? 'curedHam'
              : /arrollado/i.test(look.words)
                ? 'roast'
                : 'ham')
  const rim =
    'M96 250C96 226 112 214 136 214H504C528 214 544 226 544 250V520C544 552 526 570 494 570H146C114 570 96 552 96 520Z'
  const print = 'M236 416H528V522Q528 548 502 548H262Q236 548 236 522Z'
  return {
    back:
      path(rim, '#f4f1ea') +
      path(rim, 'url(#flat)') +
      path(
        'M122 262C122 246 132 238 148 238H492C508 238 518 246 518 262V508C518 530 506 542 484 542H156C134 542 122 530 122 508Z',
        '#e2ddd2',
      ) +
      placed(art(inside, look.words), 150, 212, 0.82),
    print,
    area: box(236, 416, 292, 132),
    panel: box(252, 428, 260, 108),
    front:
      path('M122 262C122 246 132 238 148 238H330L180 420H122Z', '#ffffff', 'opacity=".28"') +
      path(rim, 'none', 'stroke="#ffffff" stroke-width="5" opacity=".7"'),
  }
}
