import { fitText } from './set-text.ts'
import { circle, ellipse, path, placed, rect, SHADINGS, stroke } from './svg.ts'

const open = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${SHADINGS}`

/** A badge for the corner of a picture, on a transparent background: a seal with a word. */
function badge(word: string, small: string, ground: string, ink: string): string {
  const points = Array.from({ length: 40 }, (_, i) => {
    const radius = i % 2 ? 112 : 124
    const angle = (i * Math.PI) / 20
    return `${i ? 'L' : 'M'}${Math.round(128 + Math.cos(angle) * radius)} ${Math.round(128 + Math.sin(angle) * radius)}`
  }).join('')
  const upper = fitText(word, { x: 34, y: 74, width: 188, height: 74 }, { face: 'house', maxSize: 72 })
  const lower = fitText(small, { x: 54, y: 158, width: 148, height: 26 }, { face: 'heavy', maxSize: 30 })
  return `${open(256)}${path(`${points}Z`, ground)}${circle(128, 128, 98, 'none', `stroke="${ink}" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round" opacity=".7"`)}${path(upper.d, ink)}${path(lower.d, ink)}</svg>`
}

/** The placeholder of an article without a picture: an empty shelf with its label. */
function noPicture(): string {
  const text = fitText(
    'Sin imagen',
    { x: 200, y: 500, width: 240, height: 40 },
    { face: 'text', maxSize: 40 },
  )
  return (
    open(640) +
    rect(0, 0, 640, 640, '#fbf3e4') +
    circle(320, 290, 220, '#f3e6cc') +
    placed(
      rect(-120, -150, 240, 260, '#e3d2ae', 14) +
        rect(-120, -150, 240, 260, 'url(#flat)', 14) +
        path('M-120 -150L-70 -190H170L120 -150ZM120 -150L170 -190V70L120 110Z', '#d3bf94') +
        stroke('M-40 -40A42 42 0 1 1 14 0C-2 12 0 24 0 36', '#b79d68', 20) +
        circle(0, 72, 13, '#b79d68'),
      312,
      320,
    ) +
    ellipse(330, 440, 190, 18, 'url(#soft)') +
    path(text.d, '#9b8354') +
    '</svg>'
  )
}

/** The shop's own pictures: path below the folder, and the drawing. PNGs keep their transparent background. */
export function listShopPictures(): { file: string; svg: string }[] {
  return [
    { file: 'tienda/promo.png', svg: badge('PROMO', 'Góndola', '#cf3a2c', '#fffaf0') },
    { file: 'tienda/oferta.png', svg: badge('OFERTA', 'Góndola', '#f6c83a', '#1d4a30') },
    { file: 'tienda/sin-imagen.webp', svg: noPicture() },
  ]
}
