import type { Colour } from '../colour.ts'
import { ball, circle, ellipse, path, placed, rect, shaded, stroke } from '../svg.ts'
import type { Art } from './art.ts'
import { leaf, scattered } from './parts.ts'

const SPARKLE = 'M0 -70C8 -18 18 -8 70 0C18 8 8 18 0 70C-8 18 -18 8 -70 0C-18 -8 -8 -18 0 -70Z'

const wheat: Art = () =>
  [-24, 0, 24]
    .map((turn) =>
      placed(
        stroke('M0 0V-300', '#b9852c', 9) +
          [0, 1, 2, 3, 4]
            .map((i) =>
              placed(
                path('M0 0C14 -22 50 -34 60 -70C24 -64 4 -40 0 0Z', '#e5b545') +
                  path('M0 0C-14 -22 -50 -34 -60 -70C-24 -64 -4 -40 0 0Z', '#d29c33'),
                0,
                -120 - i * 42,
              ),
            )
            .join('') +
          path('M-16 -310C-10 -340 10 -340 16 -310C10 -290 -10 -290 -16 -310Z', '#e5b545'),
        200,
        390,
        1,
        turn,
      ),
    )
    .join('')

const bean: Art = () => {
  const one =
    shaded(
      'M-92 0C-92 -64 -46 -100 6 -100C64 -100 96 -50 92 6C88 64 44 100 -8 98C-62 96 -92 54 -92 0Z',
      '#6b4226',
      'ball',
    ) + stroke('M-30 -86C20 -40 -50 20 22 88', '#3d2413', 12)
  return placed(one, 140, 180, 1, -24) + placed(one, 268, 256, 1, 20)
}

const drop: Art = () =>
  shaded(
    'M200 40C240 120 310 190 310 264C310 330 262 376 200 376C138 376 90 330 90 264C90 190 160 120 200 40Z',
    '#4aa7dc',
    'ball',
  ) + path('M136 262C138 306 160 334 192 344C150 348 118 316 120 272Z', '#ffffff', 'opacity=".55"')
const waves: Art = () =>
  [0, 1, 2]
    .map((i) =>
      stroke(
        `M20 ${140 + i * 74}C70 ${90 + i * 74} 110 ${90 + i * 74} 160 ${140 + i * 74}C210 ${190 + i * 74} 250 ${190 + i * 74} 300 ${140 + i * 74}C330 ${110 + i * 74} 356 ${104 + i * 74} 384 ${112 + i * 74}`,
        ['#7cc4e8', '#3f9bd4', '#2373b4'][i] ?? '#3f9bd4',
        30,
      ),
    )
    .join('')
const sparkles: Art = () =>
  placed(path(SPARKLE, '#ffffff'), 180, 210, 2) +
  placed(path(SPARKLE, '#ffe27a'), 320, 96, 0.9) +
  placed(path(SPARKLE, '#ffe27a'), 80, 330, 0.75)
const bubbles: Art = () =>
  [
    [140, 260, 96],
    [282, 190, 74],
    [230, 340, 48],
    [120, 110, 46],
    [330, 320, 36],
    [230, 70, 30],
  ]
    .map(
      ([x = 0, y = 0, s = 0]) =>
        circle(x, y, s, '#ffffff', 'opacity=".35"') +
        circle(x, y, s, 'url(#ball)') +
        circle(x - s * 0.35, y - s * 0.35, s * 0.2, '#ffffff', 'opacity=".9"'),
    )
    .join('')
const splash: Art = () =>
  path(
    'M40 250C60 200 90 260 120 210C140 160 120 120 150 100C170 150 170 180 190 190C200 120 190 80 226 50C240 110 230 160 250 190C280 170 290 130 320 120C310 170 320 210 340 240C370 250 370 330 200 336C50 336 20 290 40 250Z',
    '#ffffff',
  ) +
  path('M60 280C120 310 280 310 350 270C340 330 270 336 200 336C110 336 70 320 60 280Z', '#cfe4f4') +
  ball(86, 150, 18, 18, '#ffffff') +
  ball(290, 76, 14, 14, '#ffffff')
const snowflake: Art = () =>
  [0, 60, 120]
    .map((turn) =>
      placed(
        stroke('M0 -150V150M0 -96L-36 -130M0 -96L36 -130M0 96L-36 130M0 96L36 130', '#8cc9ee', 20),
        200,
        210,
        1,
        turn,
      ),
    )
    .join('')
const flame: Art = () =>
  shaded(
    'M210 30C230 110 330 160 316 268C306 340 256 378 200 378C140 378 86 338 86 262C86 208 126 180 136 126C160 146 170 166 172 190C206 150 216 90 210 30Z',
    '#ee6a23',
    'drop',
  ) +
  path(
    'M206 200C216 250 260 262 252 314C246 352 222 372 196 372C164 372 142 346 146 312C150 280 180 268 206 200Z',
    '#fbc93d',
  )
const bolt: Art = () =>
  path('M236 20L90 220H186L150 384L312 166H212Z', '#ffd23a') +
  path('M236 20L90 220H140L236 20ZM150 384L312 166H262Z', '#f3a81f')
const paw: Art = () =>
  ball(200, 280, 96, 80, '#8a5a36') +
  [
    [92, 196],
    [154, 122],
    [246, 122],
    [308, 196],
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 42, 52, '#8a5a36'))
    .join('')
const dog: Art = () =>
  shaded(
    'M110 130C150 96 250 96 290 130C330 170 316 290 270 340C236 372 164 372 130 340C84 290 70 170 110 130Z',
    '#c98f55',
    'ball',
  ) +
  path('M112 130C70 110 40 150 44 220C50 262 84 266 96 240C102 200 100 160 112 130Z', '#8a5a30') +
  path('M288 130C330 110 360 150 356 220C350 262 316 266 304 240C298 200 300 160 288 130Z', '#8a5a30') +
  ellipse(200, 290, 62, 54, '#f3e0c4') +
  ellipse(200, 262, 28, 20, '#2b1c14') +
  stroke('M200 282V304M200 304C184 322 166 318 160 306M200 304C216 322 234 318 240 306', '#2b1c14', 7) +
  circle(156, 206, 14, '#2b1c14') +
  circle(244, 206, 14, '#2b1c14') +
  circle(161, 201, 5, '#fff') +
  circle(249, 201, 5, '#fff')
const cat: Art = () =>
  shaded(
    'M90 70L150 126C180 116 220 116 250 126L310 70C330 130 340 190 328 250C314 326 262 364 200 364C138 364 86 326 72 250C60 190 70 130 90 70Z',
    '#8f8a86',
    'ball',
  ) +
  path('M100 96L138 132L104 160ZM300 96L262 132L296 160Z', '#f0b6a8') +
  ellipse(148, 226, 20, 24, '#e8c43c') +
  ellipse(252, 226, 20, 24, '#e8c43c') +
  ellipse(148, 226, 7, 22, '#1c1714') +
  ellipse(252, 226, 7, 22, '#1c1714') +
  path('M184 274H216L200 294Z', '#d9786a') +
  stroke(
    'M200 294C192 316 168 316 160 304M200 294C208 316 232 316 240 304M110 286L40 270M112 304L46 316M290 286L360 270M288 304L354 316',
    '#4d4744',
    5,
  )
const tooth: Art = () =>
  shaded(
    'M200 96C160 60 84 66 80 150C78 220 110 240 118 310C124 366 150 374 164 330C172 296 176 260 200 260C224 260 228 296 236 330C250 374 276 366 282 310C290 240 322 220 320 150C316 66 240 60 200 96Z',
    '#ffffff',
    'ball',
  ) + placed(path(SPARKLE, '#6fd0f0'), 316, 92, 0.7)
const flower: Art = () =>
  [0, 60, 120, 180, 240, 300]
    .map((turn) =>
      placed(path('M0 -20C-60 -60 -56 -150 0 -160C56 -150 60 -60 0 -20Z', '#e98bb6'), 200, 210, 1, turn),
    )
    .join('') + ball(200, 210, 46, 46, '#f7cf4a')
const rose: Art = () =>
  ball(200, 200, 130, 126, '#d93a5c') +
  stroke(
    'M140 150C180 110 250 120 260 170C266 220 200 236 186 200C180 176 210 168 222 186M100 210C130 290 270 300 300 210M120 250C160 330 250 326 286 256',
    '#a8203e',
    12,
  ) +
  leaf(120, 300, 150, 1) +
  leaf(280, 300, 30, 1)
const lavender: Art = () =>
  [-22, 0, 22]
    .map((turn) =>
      placed(
        stroke('M0 0V-300', '#6a9a5a', 9) +
          [0, 1, 2, 3, 4, 5]
            .map(
              (i) =>
                ball(-18, -150 - i * 32, 20, 15, '#8c6fc4') +
                ball(18, -150 - i * 32, 20, 15, '#a48ad6') +
                ball(0, -164 - i * 32, 18, 16, '#7a5cb4'),
            )
            .join(''),
        200,
        390,
        1,
        turn,
      ),
    )
    .join('')
const pine: Art = () =>
  path('M200 30L290 160H250L320 260H270L346 350H54L130 260H80L150 160H110Z', '#2f7d4a') +
  path('M200 30L290 160H250L320 260H270L346 350H200Z', '#24653b') +
  rect(180, 350, 40, 36, '#7a5230')
const cloud: Art = () =>
  path(
    'M90 300C30 300 20 220 80 208C70 130 170 100 206 160C250 110 340 150 322 216C380 230 370 300 310 300Z',
    '#ffffff',
  ) + path('M90 300C40 300 26 244 56 220C70 270 300 280 352 250C350 282 334 300 310 300Z', '#d6e8f4')
const cotton: Art = () =>
  stroke('M200 250L180 390', '#7a5a34', 12) +
  [
    [130, 220],
    [270, 220],
    [200, 150],
    [200, 270],
    [150, 160],
    [252, 158],
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 74, 70, '#ffffff'))
    .join('') +
  leaf(190, 330, 200, 0.9, '#8a7a4a') +
  leaf(186, 350, -30, 0.9, '#8a7a4a')
const sun: Art = () =>
  Array.from({ length: 12 }, (_, i) =>
    placed(path('M-16 -120L0 -184L16 -120Z', '#f7b52c'), 200, 210, 1, i * 30),
  ).join('') + ball(200, 210, 104, 104, '#fbcf3f')
const sunflower: Art = () =>
  Array.from({ length: 16 }, (_, i) =>
    placed(
      path('M0 -70C-34 -100 -26 -160 0 -180C26 -160 34 -100 0 -70Z', i % 2 ? '#f7c52c' : '#eda91c'),
      200,
      210,
      1,
      i * 22.5,
    ),
  ).join('') +
  ball(200, 210, 84, 84, '#6b3f1c') +
  scattered('sun', 40, 200, 210, 66, 66)
    .map(({ x, y }) => circle(x, y, 5, '#a8692c'))
    .join('')
const oliveBranch: Art = () =>
  stroke('M40 330C140 290 260 190 350 70', '#7a6a3a', 10) +
  [
    [90, 300, -80],
    [150, 262, -70],
    [210, 210, -84],
    [266, 156, -74],
    [130, 290, 20],
    [196, 240, 10],
    [256, 186, 16],
    [310, 126, 6],
  ]
    .map(([x = 0, y = 0, turn = 0]) => leaf(x, y, turn, 0.95, '#7c9a4a'))
    .join('') +
  ball(180, 314, 46, 54, '#7d8f2c') +
  ball(262, 280, 46, 54, '#8fa035')
const chocolate: Art = () =>
  placed(
    [0, 1, 2]
      .map((row) =>
        [0, 1]
          .map(
            (column) =>
              rect(column * 112, row * 92, 106, 86, '#6b3c22', 10) +
              rect(column * 112 + 12, row * 92 + 12, 82, 62, '#83502f', 8) +
              path(
                `M${column * 112 + 12} ${row * 92 + 74}L${column * 112 + 94} ${row * 92 + 12}V${row * 92 + 74}Z`,
                '#5d331c',
              ),
          )
          .join(''),
      )
      .join(''),
    110,
    62,
    1,
    12,
  )
const cookie: Art = () =>
  ball(200, 210, 160, 156, '#d99a4e') +
  [
    [140, 150],
    [240, 130],
    [290, 210],
    [190, 220],
    [120, 250],
    [250, 300],
    [170, 310],
    [210, 160],
    [300, 270],
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 21, 19, '#5a331d'))
    .join('')
const sandwichCookie: Art = () =>
  ellipse(200, 276, 162, 64, '#3a2218') +
  rect(44, 214, 312, 56, '#fdf3dc', 26) +
  ellipse(200, 200, 162, 78, '#4a2c1e') +
  ellipse(200, 192, 162, 78, '#5d3826') +
  Array.from({ length: 18 }, (_, i) =>
    placed(
      circle(0, 0, 7, '#4a2c1e'),
      200 + Math.cos((i * Math.PI) / 9) * 136,
      192 + Math.sin((i * Math.PI) / 9) * 62,
    ),
  ).join('') +
  ellipse(200, 190, 84, 36, '#4a2c1e') +
  ellipse(200, 190, 66, 27, '#5d3826')
const cracker: Art = () =>
  placed(
    rect(-130, -130, 260, 260, '#c98f45', 26) +
      rect(-124, -130, 248, 252, '#e8b96a', 22) +
      [-70, 0, 70].map((x) => [-70, 0, 70].map((y) => circle(x, y, 11, '#b97f38')).join('')).join(''),
    200,
    210,
    1,
    14,
  )
const alfajor: Art = () =>
  ellipse(200, 296, 160, 60, '#4a2a1a') +
  path('M40 220V296H360V220Z', '#5a3320') +
  path('M44 246C120 284 280 284 356 246V272C280 310 120 310 44 272Z', '#c9823a') +
  ellipse(200, 216, 160, 70, '#6b3f28') +
  path('M70 200C110 160 260 150 320 190C270 176 130 180 70 200Z', '#8f5a3c')
const pasta: Art = () =>
  Array.from({ length: 7 }, (_, i) =>
    stroke(
      `M${100 + i * 34} 376C${80 + i * 34} 260 ${130 + i * 28} 160 ${96 + i * 36} 40`,
      i % 2 ? '#f0c658' : '#e0ac3a',
      17,
    ),
  ).join('') + rect(84, 186, 240, 40, '#3f7f56', 10)
const spirals: Art = () =>
  [
    [130, 130, -30],
    [270, 150, 20],
    [150, 280, 14],
    [290, 300, -24],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        [-2, -1, 0, 1, 2].map((i) => ball(i * 26, 0, 20, 36, i % 2 ? '#f3cb62' : '#e3b03e')).join(''),
        x,
        y,
        1.05,
        turn,
      ),
    )
    .join('')
const rice: Art = () =>
  scattered('rice', 46, 200, 220, 150, 130)
    .map(({ x, y, turn }) =>
      placed(ellipse(0, 0, 26, 9, '#fffaf0') + ellipse(3, 3, 22, 5, '#e6dcc6'), x, y, 1, turn),
    )
    .join('')
const pulses =
  (colour: Colour): Art =>
  () =>
    scattered(`pulses${colour}`, 34, 200, 220, 140, 120)
      .map(({ x, y, turn }) => placed(ball(0, 0, 29, 23, colour), x, y, 1, turn))
      .join('')
const mate: Art = () =>
  path('M290 40L306 48L236 190L214 184Z', '#b9b9b4') +
  shaded('M90 190C90 160 310 160 310 190C330 270 290 360 200 360C110 360 70 270 90 190Z', '#8a5230', 'ball') +
  ellipse(200, 186, 108, 34, '#c9a24a') +
  ellipse(200, 184, 92, 25, '#5f7f36') +
  scattered('yerba', 26, 200, 184, 80, 18)
    .map(({ x, y }) => ellipse(x, y, 7, 4, '#8fae52'))
    .join('') +
  path('M306 20L332 34L300 60Z', '#9c9c98')
const cup: Art = () =>
  path('M80 170H300V260C300 330 250 352 190 352C130 352 80 330 80 260Z', '#fdfaf3') +
  path('M80 170H300V260C300 330 250 352 190 352C130 352 80 330 80 260Z', 'url(#volume)') +
  stroke('M300 200C360 196 360 280 294 284', '#f3ede0', 22) +
  ellipse(190, 172, 110, 28, '#f3ede0') +
  ellipse(190, 172, 96, 20, '#a8622a') +
  ellipse(190, 362, 150, 18, '#e8e0d0') +
  stroke('M150 130C130 100 170 90 150 56M220 130C200 100 240 90 220 56', '#ffffff', 12, 'opacity=".75"')
const honey: Art = () =>
  [
    [140, 130],
    [260, 130],
    [80, 234],
    [200, 234],
    [320, 234],
    [140, 338],
    [260, 338],
  ]
    .map(([x = 0, y = 0]) =>
      placed(
        path('M0 -66L57 -33V33L0 66L-57 33V-33Z', '#e09a1f') +
          path('M0 -50L43 -25V25L0 50L-43 25V-25Z', '#f7c23c'),
        x,
        y,
      ),
    )
    .join('')
const caramel: Art = () =>
  stroke('M60 60L236 236', '#c9c9c4', 22) +
  shaded(
    'M200 200C250 170 330 210 350 270C360 320 320 350 280 340C230 330 180 260 200 200Z',
    '#d9d9d4',
    'ball',
  ) +
  shaded(
    'M196 206C244 176 316 214 330 268C340 300 318 312 314 340C312 366 300 386 290 386C278 386 282 350 272 336C262 322 250 330 246 312C240 290 214 300 204 276C192 250 188 226 196 206Z',
    '#b06a2c',
    'drop',
  ) +
  stroke('M222 224C252 220 282 240 296 268', '#e3ad6a', 10)
const cone: Art = () =>
  path('M110 200L200 390L290 200Z', '#d99f52') +
  stroke('M140 250L230 330M260 250L170 330M120 214L250 290M280 214L150 290', '#b97c34', 6) +
  ball(150, 160, 74, 70, '#f6c6cc') +
  ball(250, 160, 74, 70, '#8a5636') +
  ball(200, 96, 74, 70, '#fdf3d8')
const pizza: Art = () =>
  path('M200 384L30 90C120 40 280 40 370 90Z', '#d9984a') +
  path('M200 356L60 116C140 80 260 80 340 116Z', '#f7d26a') +
  [
    [150, 150],
    [244, 146],
    [200, 226],
    [190, 300],
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 30, 28, '#cf3f30'))
    .join('') +
  leaf(250, 200, 30, 0.6) +
  leaf(130, 200, 70, 0.5)
const fries: Art = () =>
  [-3, -2, -1, 0, 1, 2, 3]
    .map((i) =>
      placed(
        rect(-17, -150, 34, 220, i % 2 ? '#f3c64a' : '#e8b030', 6),
        200 + i * 36,
        210 - Math.abs(i) * -6,
        1,
        i * 4,
      ),
    )
    .join('') + path('M70 220C140 256 260 256 330 220L300 384H100Z', '#d8352a')
const chips: Art = () =>
  [
    [150, 150, -18],
    [268, 190, 16],
    [160, 280, 8],
    [280, 310, -10],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        shaded(
          'M-96 10C-100 -40 -40 -70 10 -62C70 -56 104 -20 92 24C70 62 -60 72 -96 10Z',
          '#f0c24e',
          'flat',
        ) + stroke('M-60 0C-20 -24 40 -20 70 4', '#d9a032', 6),
        x,
        y,
        1,
        turn,
      ),
    )
    .join('')
const hamburger: Art = () =>
  shaded('M50 190C50 110 120 70 200 70C280 70 350 110 350 190Z', '#d9953f', 'ball') +
  scattered('sesame', 14, 200, 126, 90, 32)
    .map(({ x, y }) => ellipse(x, y, 8, 5, '#f7e0b0'))
    .join('') +
  path('M40 196C80 226 110 186 150 214C190 240 220 190 260 216C300 236 330 196 360 200V222H40Z', '#6fae3f') +
  rect(46, 218, 308, 52, '#6b3826', 24) +
  path('M50 218H350L300 246L260 222Z', '#f7c94a') +
  shaded('M50 278H350C350 330 310 344 200 344C90 344 50 330 50 278Z', '#d9953f', 'drop')
const sausage: Art = () =>
  [0, 1, 2]
    .map((i) =>
      placed(
        shaded('M-130 -26C-170 -26 -170 30 -130 30H130C170 30 170 -26 130 -26Z', '#d9795c', 'drop') +
          stroke('M-110 -8H60', '#f0a88c', 9),
        200,
        130 + i * 78,
      ),
    )
    .join('')
const shirt: Art = () =>
  path(
    'M130 70L40 130L80 210L120 186V360H280V186L320 210L360 130L270 70C250 104 150 104 130 70Z',
    '#ffffff',
  ) +
  path('M280 186V360H210C260 320 276 250 280 186Z', '#d6e6f2') +
  placed(path(SPARKLE, '#ffe27a'), 300, 300, 0.6)
const hair: Art = () =>
  path('M110 40C40 160 190 210 130 384C320 330 350 150 250 40Z', '#7a4322') +
  path('M150 40C90 160 230 220 160 372C300 310 320 150 230 40Z', '#94592f') +
  stroke('M180 52C150 160 262 220 200 340M222 60C210 160 290 200 246 300', '#c48a54', 10)
const duck: Art = () =>
  shaded(
    'M70 250C60 200 120 190 160 210C170 190 150 176 150 140C150 96 184 70 224 70C270 70 300 104 296 150C294 190 340 200 346 254C350 320 290 360 210 360C130 360 76 320 70 250Z',
    '#f9d03c',
    'ball',
  ) +
  path('M290 130C330 124 356 136 360 150C350 170 310 172 288 164Z', '#f08a24') +
  circle(244, 126, 14, '#2b1c14') +
  circle(249, 121, 5, '#ffffff') +
  stroke('M120 260C150 310 220 310 250 260', '#e0ac24', 9)
const bulb: Art = () =>
  shaded(
    'M200 40C280 40 330 100 326 170C322 220 270 240 260 300H140C130 240 78 220 74 170C70 100 120 40 200 40Z',
    '#fde68a',
    'ball',
  ) +
  rect(142, 306, 116, 24, '#b9b9b4', 8) +
  rect(150, 334, 100, 22, '#9c9c98', 8) +
  rect(166, 360, 68, 20, '#7d7d78', 8)
const fly: Art = () =>
  ellipse(130, 170, 84, 40, '#cfe4ee', 'opacity=".9" transform="rotate(30 130 170)"') +
  ellipse(270, 170, 84, 40, '#cfe4ee', 'opacity=".9" transform="rotate(-30 270 170)"') +
  ball(200, 240, 56, 92, '#2f3238') +
  ball(200, 130, 44, 40, '#3c4048') +
  circle(178, 120, 16, '#b8352c') +
  circle(222, 120, 16, '#b8352c') +
  stroke('M60 60L340 360', '#d8352a', 26) +
  circle(200, 210, 178, 'none', 'stroke="#d8352a" stroke-width="26"')
const charcoal: Art = () =>
  scattered('coal', 14, 200, 270, 140, 74)
    .map(({ x, y, turn, share }) =>
      placed(
        path('M-50 0L-30 -34L24 -40L52 -6L30 32L-26 36Z', share > 0.5 ? '#2c2a2b' : '#3d3a3b') +
          path('M-50 0L-30 -34L24 -40L0 -10Z', '#575354'),
        x,
        y,
        0.9,
        turn,
      ),
    )
    .join('')
const ice: Art = () =>
  [
    [130, 260, -10],
    [264, 270, 12],
    [196, 150, 4],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        rect(-74, -74, 148, 148, '#bfe2f5', 20) +
          rect(-58, -58, 116, 116, '#e3f3fc', 16) +
          stroke('M-44 20V-44H10', '#ffffff', 12),
        x,
        y,
        1,
        turn,
      ),
    )
    .join('')
const star: Art = () =>
  path('M200 40L246 150L364 158L274 236L302 352L200 290L98 352L126 236L36 158L154 150Z', '#ffd23a') +
  path('M200 40L246 150L364 158L274 236L302 352L200 290Z', '#f3b41f')
const heart: Art = () =>
  shaded(
    'M200 360C80 280 50 200 70 140C94 76 170 80 200 140C230 80 306 76 330 140C350 200 320 280 200 360Z',
    '#e0485c',
    'ball',
  )
const hop: Art = () =>
  [
    [200, 110],
    [140, 150],
    [260, 150],
    [110, 210],
    [200, 196],
    [290, 210],
    [140, 270],
    [260, 270],
    [200, 320],
  ]
    .map(([x = 0, y = 0], i) =>
      placed(path('M0 -50C46 -40 60 0 0 60C-60 0 -46 -40 0 -50Z', i % 2 ? '#8fb548' : '#a3c65a'), x, y),
    )
    .join('') + stroke('M200 80V40', '#6a8f38', 12)
const mountain: Art = () =>
  path('M20 340L140 130L200 220L260 100L384 340Z', '#6f9cc0') +
  path('M140 130L176 186L150 200L130 186L104 200ZM260 100L300 184L276 200L252 184L226 196Z', '#ffffff') +
  path('M20 340H384V360H20Z', '#4f7ea6')
const sugar: Art = () =>
  [
    [120, 280],
    [260, 286],
    [190, 176],
  ]
    .map(([x = 0, y = 0]) =>
      placed(
        path('M-70 -50L0 -84L70 -50L0 -16Z', '#ffffff') +
          path('M-70 -50L0 -16V70L-70 34Z', '#e9e6e0') +
          path('M70 -50L0 -16V70L70 34Z', '#d6d2ca'),
        x,
        y,
      ),
    )
    .join('')
const salt: Art = () =>
  path('M110 150H290L320 370H80Z', '#ffffff') +
  path('M110 150H290L320 370H80Z', 'url(#volume)') +
  path('M120 150C120 70 280 70 280 150Z', '#b9b9b4') +
  [160, 200, 240].map((x) => circle(x, 112, 8, '#5d5d5a')).join('')
const butter: Art = () =>
  path('M40 250L120 180H370L300 250Z', '#fbe38a') +
  path('M40 250H300V330H40Z', '#f5d262') +
  path('M300 250L370 180V262L300 330Z', '#e0b53e') +
  path('M110 250L180 180H210L140 250V330H110Z', '#fff4c4', 'opacity=".6"')
const candy: Art = () =>
  path(
    'M40 140L130 190V230L40 280C60 230 60 190 40 140ZM360 140L270 190V230L360 280C340 230 340 190 360 140Z',
    '#f3a0b8',
  ) +
  ball(200, 210, 90, 84, '#e0486c') +
  stroke('M140 150C180 190 180 240 150 270M200 126C240 180 240 240 206 294', '#fbd0dc', 14)
const cream: Art = () =>
  path(
    'M60 330C40 260 110 250 120 210C100 170 160 150 170 120C180 80 220 90 214 40C260 80 250 110 240 130C290 150 290 190 270 214C330 230 360 280 340 330C300 366 100 366 60 330Z',
    '#ffffff',
  ) +
  path(
    'M60 330C40 260 110 250 120 210C100 170 160 150 170 120C180 80 220 90 214 40C260 80 250 110 240 130C290 150 290 190 270 214C330 230 360 280 340 330C300 366 100 366 60 330Z',
    'url(#ball)',
  )
const chili: Art = () =>
  shaded(
    'M110 120C170 100 190 150 200 210C212 280 270 330 340 340C260 380 150 350 112 262C92 214 84 150 110 120Z',
    '#d32f27',
    'ball',
  ) + stroke('M116 126C106 96 116 70 140 54', '#4a8f3a', 20)

const sponge: Art = () =>
  rect(60, 150, 280, 150, '#f3cf3f', 22) +
  rect(60, 150, 280, 150, 'url(#drop)', 22) +
  scattered('sponge', 22, 200, 232, 120, 56)
    .map(({ x, y, share }) => ellipse(x, y, 8 + share * 8, 6 + share * 5, '#d9b02c'))
    .join('') +
  path('M60 178Q60 150 82 150H318Q340 150 340 178V196H60Z', '#3f9a58')
const cloth: Art = () =>
  [0, 1, 2]
    .map(
      (i) =>
        rect(
          70 + i * 6,
          270 - i * 56,
          260 - i * 12,
          64,
          ['#f2c94a', '#e98fb0', '#7ec3e6'][i] ?? '#f2c94a',
          18,
        ) +
        rect(70 + i * 6, 270 - i * 56, 260 - i * 12, 64, 'url(#drop)', 18) +
        stroke(`M${90 + i * 6} ${302 - i * 56}H${310 - i * 6}`, '#ffffff', 4, 'opacity=".5"'),
    )
    .join('')
const dishes: Art = () =>
  ellipse(150, 300, 130, 40, '#e4ded2') +
  ellipse(150, 290, 130, 40, '#fdfbf6') +
  ellipse(150, 290, 90, 24, '#ece6da') +
  path('M230 110H370L346 320H254Z', '#fdfbf6') +
  path('M230 110H370L346 320H254Z', 'url(#volume)') +
  ellipse(300, 110, 70, 16, '#ece6da')

/** Small drawings for labels, in a square of 400. */
export const ICONS: Record<string, Art> = {
  wheat,
  bean,
  drop,
  waves,
  sparkles,
  bubbles,
  splash,
  snowflake,
  flame,
  bolt,
  paw,
  dog,
  cat,
  tooth,
  flower,
  rose,
  lavender,
  pine,
  cloud,
  cotton,
  sun,
  sunflower,
  oliveBranch,
  chocolate,
  cookie,
  sandwichCookie,
  cracker,
  alfajor,
  pasta,
  spirals,
  rice,
  mate,
  cup,
  honey,
  caramel,
  cone,
  pizza,
  fries,
  chips,
  hamburger,
  sausage,
  shirt,
  hair,
  duck,
  bulb,
  fly,
  charcoal,
  ice,
  star,
  heart,
  hop,
  mountain,
  sugar,
  salt,
  butter,
  sponge,
  cloth,
  dishes,
  candy,
  cream,
  chili,
  lentils: pulses('#a8743c'),
  chickpeas: pulses('#e3bf78'),
  blackBeans: pulses('#3a2c30'),
  peas: pulses('#86b84a'),
}
