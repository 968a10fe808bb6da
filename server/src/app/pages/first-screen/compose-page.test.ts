import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { composePage, scriptHashes } from './shop-page.ts'

const BUILT =
  '<head><!--portada--><script>start()</script></head><body><div id="app"></div><!--primera-pantalla--></body>'
const EMPTY = { answers: '{}', wording: '{}' }
const PICTURE =
  '<link rel="preload" as="image" href="/a.webp" imageSrcSet="/b.webp 480w" fetchPriority="high"/>'

it('carries the answers as data that no script can break out of', () => {
  const answers = JSON.stringify({ text: '</script><script>alert(1)</script>' })
  const page = composePage(BUILT, { answers, wording: '{"a<b":"b"}' }, null)
  expect(page).toBe(
    String.raw`<head><script type="application/json" id="palabras">{"a\u003cb":"b"}</script><script>start()</script></head><body><div id="app"></div>` +
      String.raw`<script type="application/json" id="respuestas">{"text":"\u003c/script>\u003cscript>alert(1)\u003c/script>"}</script></body>`,
  )
})

it('carries both first screens, and the picture of the first, to be fetched where they are shown', () => {
  const drawn = { phone: `${PICTURE}<p>$& phone</p>`, desktop: `${PICTURE}<p>desktop</p>` }
  const page = composePage(BUILT, EMPTY, drawn)
  expect(page).toContain(
    '<head><link id="portada" as="image" href="/a.webp" imageSrcSet="/b.webp 480w" fetchPriority="high"><script type="application/json" id="palabras">{}</script><script>',
  )
  expect(page).toContain(
    '<template id="en-telefono"><p>$& phone</p></template><template id="en-escritorio"><p>desktop</p></template>',
  )
})

it('has no picture to fetch where the first screen has none', () => {
  expect(composePage(BUILT, EMPTY, { phone: '<p></p>', desktop: '' })).not.toContain('portada')
})

it('knows its own scripts by their hashes, data not among them', () => {
  const page = composePage(BUILT, EMPTY, null)
  expect(scriptHashes(page)).toEqual([`'sha256-${hash('sha256', 'start()', 'base64')}'`])
})
