import { type Colour, darker, lighter, mixed } from '../colour.ts'
import { ellipse, path, rect, shaded, stroke } from '../svg.ts'
import { bentLabel, box, inset, type PackLook, type PackShape, roundRect } from './pack.ts'

/** Colour of the liquid in a clear bottle, by the words of its product. */
function liquid({ words, kind, style }: PackLook, fallback: Colour): Colour {
  if (/cola/i.test(words)) return '#38170d'
  if (/lima|tónica|soda|agua mineral|agua de mesa|^agua /i.test(words)) return '#d8ecf2'
  if (/naranja|pomelo|manzana|durazno|uva|limonada|ananá|multifruta|pera/i.test(words))
    return mixed(kind, '#ffffff', 0.22)
  if (/amargo|serrano|cuyano/i.test(words)) return '#6b3f1a'
  if (/yogur|leche/i.test(words)) return lighter(kind, 0.6)
  return fallback === 'base' ? style.base : fallback
}

const cap = (colour: Colour, x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, colour, 8) +
  rect(x, y, width, height, 'url(#volume)', 8) +
  stroke(
    Array.from({ length: 7 }, (_, i) => `M${x + (width / 8) * (i + 1)} ${y + 6}V${y + height - 6}`).join(''),
    darker(colour, 0.3),
    2,
    'opacity=".5"',
  )

export const pet: PackShape = (look) => {
  const { style } = look
  const content = liquid(look, '#8a4a1c')
  const body =
    'M292 108H348C350 156 440 166 440 254V536C440 560 426 570 408 570C394 570 390 560 376 560C362 560 358 570 344 570H296C282 570 278 560 264 560C250 560 246 570 232 570C214 570 200 560 200 536V254C200 166 290 156 292 108Z'
  const area = box(200, 262, 240, 236)
  return {
    back:
      cap(style.accent === '#ffffff' ? style.ink : style.accent, 288, 56, 64, 44) +
      rect(284, 98, 72, 12, lighter(content, 0.5), 6) +
      path(body, content) +
      path(
        'M292 108H348C350 156 440 166 440 254V262H200V254C200 166 290 156 292 108Z',
        '#ffffff',
        'opacity=".18"',
      ) +
      path(body, 'url(#glass)'),
    print: bentLabel(area, 12),
    area: { ...area, height: area.height + 12 },
    panel: inset({ ...area, y: area.y + 12, height: area.height - 6 }, 16, 10),
    front:
      path(bentLabel(area, 12), 'url(#volume)') +
      stroke('M228 250C230 206 262 186 286 160', '#ffffff', 9, 'opacity=".55"'),
  }
}

export const water: PackShape = (look) => {
  const { style } = look
  const content = /saborizada/i.test(look.words) ? lighter(look.kind, 0.55) : '#cfe7f3'
  const body =
    'M290 108H350C352 150 434 164 434 250V540C434 560 420 570 404 570H236C220 570 206 560 206 540V250C206 164 288 150 290 108Z'
  const area = box(206, 268, 228, 232)
  return {
    back:
      cap(style.base === '#ffffff' ? style.ink : darker(style.accent, 0.1), 288, 60, 64, 40) +
      rect(284, 98, 72, 12, '#eaf5fa', 6) +
      path(body, content) +
      stroke(
        'M210 508C260 520 380 520 430 508M210 536C260 548 380 548 430 536M214 256C260 268 380 268 426 256M232 222C270 232 370 232 408 222',
        '#ffffff',
        5,
        'opacity=".7"',
      ) +
      path(body, 'url(#glass)'),
    print: bentLabel(area, 10),
    area: { ...area, height: area.height + 10 },
    panel: inset({ ...area, y: area.y + 10, height: area.height - 4 }, 15, 8),
    front:
      path(bentLabel(area, 10), 'url(#volume)') +
      stroke('M236 230C240 200 264 182 284 158', '#ffffff', 9, 'opacity=".8"'),
  }
}

export const oil: PackShape = (look) => {
  const content = /vinagre de vino/i.test(look.words)
    ? '#7a2440'
    : /aceto/i.test(look.words)
      ? '#2c1a16'
      : /vinagre/i.test(look.words)
        ? '#f2e6c2'
        : /oliva/i.test(look.words)
          ? '#a8a22c'
          : '#f3c93c'
  const body =
    'M288 112H352C352 146 436 150 436 226C436 262 420 272 420 300V452C420 474 436 484 436 510V544C436 560 426 570 410 570H230C214 570 204 560 204 544V510C204 484 220 474 220 452V300C220 272 204 262 204 226C204 150 288 146 288 112Z'
  const area = box(220, 282, 200, 232)
  return {
    back:
      cap(look.style.base, 290, 60, 60, 44) +
      rect(284, 102, 72, 14, lighter(content, 0.4), 6) +
      path(body, content) +
      path(body, 'url(#glass)') +
      stroke('M232 236C300 250 340 250 408 236', darker(content, 0.2), 4, 'opacity=".4"'),
    print: roundRect(area, 12),
    area,
    panel: inset(area, 12),
    front:
      path(roundRect(area, 12), 'url(#volume)') +
      stroke('M230 216C236 186 264 176 284 156', '#ffffff', 9, 'opacity=".7"'),
  }
}

const WINE_GLASS =
  'M290 84H350V196C350 236 414 244 414 308V540C414 562 400 570 380 570H260C240 570 226 562 226 540V308C226 244 290 236 290 196Z'

export const wine: PackShape = (look) => {
  const isClear =
    /blanco|rosé|rosado|chardonnay|sauvignon blanc|torrontés|dulce natural|chenin|pinot grigio|moscato|blanc|cosecha tardía/i.test(
      look.words,
    )
  // white wine is pale straw, with a green tinge
  const glass = isClear ? (/rosé|rosado/i.test(look.words) ? '#f2b3ac' : '#eef0cf') : '#1f2d1f'
  const area = box(226, 312, 188, 222)
  return {
    back:
      path(WINE_GLASS, glass) +
      path(WINE_GLASS, 'url(#glass)') +
      rect(286, 52, 68, 104, look.kind, 10) +
      rect(286, 52, 68, 104, 'url(#volume)', 10) +
      rect(286, 130, 68, 8, '#d9b45a'),
    print: roundRect(area, 4),
    area,
    panel: inset(area, 14, 12),
    front:
      path(roundRect(area, 4), 'url(#volume)', 'opacity=".65"') +
      stroke('M244 330V540M304 160V210', '#ffffff', 6, 'opacity=".28"'),
  }
}

export const champagne: PackShape = (look) => {
  const glass = /ros|frutilla/i.test(look.words) ? '#d9827c' : '#22401f'
  const body =
    'M292 96H348C350 200 420 250 420 330V536C420 560 404 570 384 570H256C236 570 220 560 220 536V330C220 250 290 200 292 96Z'
  const area = box(220, 318, 200, 212)
  const foil = look.style.accent === '#ffffff' ? '#d9b45a' : look.style.accent
  const foilShape =
    'M284 60C284 44 356 44 356 60L362 196C372 226 378 244 388 262C340 282 300 282 252 262C262 244 268 226 278 196Z'
  return {
    back:
      path(body, glass) +
      path(body, 'url(#glass)') +
      path(foilShape, foil) +
      path(foilShape, 'url(#volume)') +
      stroke('M282 96H358M280 120H360', darker(foil, 0.25), 4),
    print: bentLabel(area, 8),
    area: { ...area, height: area.height + 8 },
    panel: inset({ ...area, y: area.y + 8, height: area.height - 4 }, 14, 10),
    front:
      path(bentLabel(area, 8), 'url(#volume)', 'opacity=".65"') +
      stroke('M240 350V520', '#ffffff', 6, 'opacity=".28"'),
  }
}

export const beer: PackShape = (look) => {
  const glass =
    look.style.base === '#0d6b35' ? '#1f6b35' : /Extra|Cero/.test(look.words) ? '#e8d48a' : '#5a2f12'
  const body =
    'M292 84H348C348 150 352 190 372 218C398 250 418 270 418 316V540C418 562 404 570 384 570H256C236 570 222 562 222 540V316C222 270 242 250 268 218C288 190 292 150 292 84Z'
  const area = box(222, 306, 196, 222)
  return {
    back:
      path(body, glass) +
      path(body, 'url(#glass)') +
      rect(284, 56, 72, 32, '#d9b45a', 8) +
      rect(284, 56, 72, 32, 'url(#volume)', 8) +
      ellipse(320, 226, 44, 28, look.style.base) +
      ellipse(320, 226, 36, 21, 'none', `stroke="${look.style.accent}" stroke-width="4"`),
    print: bentLabel(area, 8),
    area: { ...area, height: area.height + 8 },
    panel: inset({ ...area, y: area.y + 8, height: area.height - 4 }, 14, 10),
    front: path(bentLabel(area, 8), 'url(#volume)') + stroke('M240 320V530', '#ffffff', 6, 'opacity=".3"'),
  }
}

export const spirit: PackShape = (look) => {
  const content = /vodka|gin|ron carta|tequila|silver|blanca/i.test(look.words)
    ? '#dfecef'
    : /fernet|amargo|café/i.test(look.words)
      ? '#2f2118'
      : /campari|rosso|aperol|aperitivo/i.test(look.words)
        ? '#b53a22'
        : /crema|amarula|irlandesa/i.test(look.words)
          ? '#3a2a22'
          : /bianco|americano/i.test(look.words)
            ? '#e9d79a'
            : '#b5701f'
  const body =
    'M286 116H354V176C354 200 432 196 432 244V540C432 560 420 570 402 570H238C220 570 208 560 208 540V244C208 196 286 200 286 176Z'
  const area = box(208, 290, 224, 220)
  return {
    back:
      path(body, content) +
      path(body, 'url(#glass)') +
      rect(
        280,
        58,
        80,
        62,
        look.style.base === '#ffffff' ? look.style.ink : darker(look.style.base, 0.12),
        10,
      ) +
      rect(280, 58, 80, 62, 'url(#volume)', 10) +
      rect(280, 106, 80, 8, '#d9b45a'),
    print: roundRect(inset(area, 8, 0), 6),
    area: inset(area, 8, 0),
    panel: inset(area, 24, 14),
    front:
      path(roundRect(inset(area, 8, 0), 6), 'url(#volume)', 'opacity=".7"') +
      stroke('M224 252V546', '#ffffff', 8, 'opacity=".4"'),
  }
}

export const jug: PackShape = (look) => {
  const plastic = look.style.base === '#ffffff' ? lighter(look.kind, 0.35) : look.style.base
  const isWater = /agua/i.test(look.words)
  const colour = isWater ? '#cfe7f3' : plastic
  const body =
    'M250 130C300 118 330 130 352 150C420 160 462 196 462 262V538C462 560 446 570 426 570H214C194 570 178 560 178 538V250C178 196 210 140 250 130Z'
  const hole =
    'M352 196C392 200 416 226 416 266C416 282 398 286 390 272C380 244 366 232 346 226C326 216 330 194 352 196Z'
  const area = box(192, 300, 256, 236)
  return {
    back:
      cap(isWater ? '#3f8fd0' : look.kind, 234, 74, 78, 54) +
      rect(240, 122, 66, 16, darker(colour, 0.12), 5) +
      path(body, colour) +
      path(body, 'url(#volume)') +
      path(hole, '#f4e8d4') +
      stroke('M352 196C392 200 416 226 416 266', darker(colour, 0.3), 5, 'opacity=".5"'),
    print: roundRect(area, 22),
    area,
    panel: inset(area, 16, 14),
    front:
      path(roundRect(area, 22), 'url(#flat)') +
      stroke('M204 270C208 220 224 180 250 160', '#ffffff', 11, 'opacity=".45"'),
  }
}

export const flask: PackShape = (look) => {
  const colour = look.style.base === '#ffffff' ? lighter(look.kind, 0.55) : lighter(look.style.base, 0.08)
  const body =
    'M262 168H378C430 178 446 214 446 268V520C446 556 430 570 402 570H238C210 570 194 556 194 520V268C194 214 210 178 262 168Z'
  const area = box(206, 240, 228, 290)
  const isClear = /alcohol|enjuague/i.test(look.words)
  const shell = isClear ? lighter(look.kind, 0.3) : colour
  return {
    back:
      rect(258, 78, 124, 92, look.kind, 16) +
      rect(258, 78, 124, 92, 'url(#volume)', 16) +
      rect(258, 126, 124, 5, darker(look.kind, 0.25)) +
      path(body, shell) +
      path(body, 'url(#volume)'),
    print: roundRect(area, 34),
    area,
    panel: inset(area, 18, 20),
    front:
      path(roundRect(area, 34), 'url(#flat)') +
      stroke('M218 300C218 240 226 214 252 196', '#ffffff', 9, 'opacity=".5"'),
  }
}

export const pump: PackShape = (look) => {
  const body =
    'M240 216H400C430 222 440 244 440 280V528C440 558 424 570 396 570H244C216 570 200 558 200 528V280C200 244 210 222 240 216Z'
  const colour = look.style.base
  const area = box(212, 276, 216, 262)
  const top = lighter(look.style.accent === '#ffffff' ? look.kind : look.style.accent, 0.1)
  return {
    back:
      stroke('M320 120V190', '#e8e4dc', 16) +
      path('M230 84H362C380 84 380 124 362 124H286C286 108 262 112 240 118C222 122 214 84 230 84Z', top) +
      path(
        'M230 84H362C380 84 380 124 362 124H286C286 108 262 112 240 118C222 122 214 84 230 84Z',
        'url(#drop)',
      ) +
      rect(276, 164, 88, 54, top, 12) +
      rect(276, 164, 88, 54, 'url(#volume)', 12) +
      path(body, colour) +
      path(body, 'url(#volume)'),
    print: roundRect(area, 18),
    area,
    panel: inset(area, 14, 14),
    front:
      path(roundRect(area, 18), 'url(#flat)', 'opacity=".5"') +
      stroke('M218 320C216 270 222 248 244 236', '#ffffff', 8, 'opacity=".5"'),
  }
}

export const spray: PackShape = (look) => {
  const colour = /vidrio/i.test(look.words)
    ? '#5fb8e0'
    : look.style.base === '#ffffff' || look.style.base === '#f7f9fb'
      ? lighter(look.kind, 0.4)
      : look.style.base
  const body =
    'M286 186H354C356 240 436 248 436 318V536C436 558 420 570 400 570H240C220 570 204 558 204 536V318C204 248 284 240 286 186Z'
  const area = box(212, 318, 216, 222)
  const head = look.style.accent === '#ffffff' ? look.kind : look.style.accent
  const trigger = 'M248 76H362C392 76 406 96 406 128H372V160H286V130H248C228 130 226 76 248 76Z'
  return {
    back:
      path(
        'M290 150C276 170 262 176 246 196C236 206 222 196 230 182C244 160 256 150 262 132Z',
        darker(head, 0.2),
      ) +
      path(trigger, head) +
      path(trigger, 'url(#drop)') +
      rect(222, 84, 28, 36, '#f4f0e6', 6) +
      rect(280, 156, 80, 36, '#f4f0e6', 8) +
      rect(280, 156, 80, 36, 'url(#volume)', 8) +
      path(body, colour) +
      path(body, 'url(#volume)'),
    print: roundRect(area, 20),
    area,
    panel: inset(area, 14, 14),
    front:
      path(roundRect(area, 20), 'url(#flat)') +
      stroke('M224 330C228 290 262 272 284 246', '#ffffff', 8, 'opacity=".5"'),
  }
}

export const squeeze: PackShape = (look) => {
  const body =
    'M262 168C300 158 340 158 378 168C432 190 440 246 436 330L424 534C422 560 412 570 392 570H248C228 570 218 560 216 534L204 330C200 246 208 190 262 168Z'
  return {
    back:
      path('M276 92C276 70 364 70 364 92L378 170H262Z', look.kind) +
      path('M276 92C276 70 364 70 364 92L378 170H262Z', 'url(#volume)') +
      rect(256, 160, 128, 14, darker(look.kind, 0.15), 6),
    print: body,
    area: box(203, 160, 234, 410),
    panel: box(224, 212, 192, 326),
    front:
      path(body, 'url(#volume)') + stroke('M232 330C228 260 234 216 262 196', '#ffffff', 8, 'opacity=".45"'),
  }
}

export const shaker: PackShape = (look) => {
  const content = /soja|inglesa/i.test(look.words)
    ? '#2c1710'
    : /esencia|difusor/i.test(look.words)
      ? lighter(look.kind, 0.2)
      : /sal|talco/i.test(look.words)
        ? '#f6f2ea'
        : look.kind
  const body =
    'M256 186H384C426 196 436 226 436 262V534C436 558 422 570 400 570H240C218 570 204 558 204 534V262C204 226 214 196 256 186Z'
  const area = box(204, 286, 232, 220)
  const lid = look.style.base === '#ffffff' ? look.style.ink : look.style.base
  return {
    back:
      path(body, content) +
      path(body, 'url(#glass)') +
      rect(246, 108, 148, 82, lid, 14) +
      rect(246, 108, 148, 82, 'url(#volume)', 14) +
      rect(246, 150, 148, 5, darker(lid, 0.3)),
    print: bentLabel(area, 8),
    area: { ...area, height: area.height + 8 },
    panel: inset({ ...area, y: area.y + 8, height: area.height - 4 }, 16, 12),
    front: path(bentLabel(area, 8), 'url(#volume)'),
  }
}

export const stick: PackShape = (look) => {
  const body = 'M222 300H418V528C418 558 402 570 376 570H264C238 570 222 558 222 528Z'
  const capShape = 'M222 294V178C222 130 262 104 320 104C378 104 418 130 418 178V294Z'
  const top = look.style.accent === '#ffffff' ? look.kind : look.style.accent
  return {
    back: shaded(capShape, lighter(top, 0.1), 'volume') + rect(222, 290, 196, 12, '#f4f0e6'),
    print: body,
    area: box(222, 300, 196, 270),
    panel: box(238, 318, 164, 226),
    front: path(body, 'url(#volume)'),
  }
}
