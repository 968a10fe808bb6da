import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cleanLogo, cleanSvg } from './clean-logo.ts'

const svg = (content: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`
const RECT = '<rect width="9" height="9" fill="#a12"/>'
const dataUrl = (source: string, type = 'svg+xml') =>
  `data:image/${type};base64,${Buffer.from(source).toString('base64')}`

it.each([
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<script xlink:href="https://evil.example/x.js"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/></body></foreignObject>',
  '<image href="https://evil.example/x.png"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<use xlink:href="data:image/svg+xml,x#a"/>',
  '<a href="javascript:alert(1)"><path d="M0 0h1"/></a>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="onload" values="alert(1)"/>',
  '<rect onload="alert(1)" onclick="alert(1)"/>',
  '<rect fill="url(https://evil.example/p)"/>',
  '<rect fill="URL( \'//evil.example/p\' )"/>',
  '<rect style="fill:url(https://evil.example/p);background:url(x)"/>',
  '<rect style="fill:red;behavior:expression(alert(1))"/>',
  '<path d="M0 0" filter="url(#f)" clip-path="url(javascript:alert(1))"/>',
  '<filter id="f"><feImage href="https://evil.example/x"/></filter>',
  '<text>evil.example</text>',
  '<title>evil.example</title><desc>javascript:</desc><metadata>evil.example</metadata>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml-stylesheet href="https://evil.example/x.css"?>',
  '<!--><script>alert(1)</script>-->',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<g id="x&quot; onload=&quot;alert(1)"/>',
])('leaves of %s nothing that runs, or loads anything', async (hostile) => {
  const cleaned = await cleanSvg(svg(hostile + RECT, 'viewBox="0 0 10 10" onload="alert(1)"'))
  expect(cleaned).toContain('<rect width="9" height="9" fill="#a12"')
  expect(cleaned).not.toMatch(
    /script|alert|evil|href="[^#]|on\w+=|style|url\((?!#)|foreign|image|CDATA|<\?|<!|expression/i,
  )
})

it.each([
  ['a style sheet, without which it looks different', svg(`<style>.a{fill:red}</style>${RECT}`)],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(RECT)}`],
  ['nothing that is drawn', svg('<g/>')],
  ['a shape behind the drawing', svg(RECT) + RECT],
  ['a page', '<html><body>x</body></html>'],
  ['no markup', 'x'],
])('refuses %s', async (_, source) => {
  expect(await cleanSvg(source)).toBeNull()
})

it('keeps shapes, gradients, and inline colours as attributes', async () => {
  const drawing =
    '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" style="stop-color:#f00"/></linearGradient></defs><g transform="scale(2)"><path d="M0 0h5v5z" fill="url(#a)"/><use xlink:href="#a"/></g>'
  const cleaned = await cleanSvg(`<?xml version="1.0"?><!-- x -->${svg(drawing)}`)
  for (const kept of [
    'viewBox="0 0 10 10"',
    'gradientUnits',
    'stop-color="#f00"',
    'fill="url(#a)"',
    'href="#a"',
  ])
    expect(cleaned).toContain(kept)
})

it('stores an SVG cleaned, another picture as a small PNG, and neither what cannot be drawn', async () => {
  const cleaned = await cleanLogo(dataUrl(svg(`<script/>${RECT}`)))
  expect(Buffer.from(cleaned!.split(',')[1]!, 'base64').toString()).toContain('<rect')
  const large = await sharp({ create: { width: 2000, height: 500, channels: 3, background: '#a12' } })
    .jpeg()
    .toBuffer()
  const png = await cleanLogo(`data:image/jpeg;base64,${large.toString('base64')}`)
  const { width, format } = await sharp(Buffer.from(png!.split(',')[1]!, 'base64')).metadata()
  expect([width, format]).toEqual([640, 'png'])
  expect(await cleanLogo(dataUrl('no picture', 'png'))).toBeNull()
  expect(await cleanLogo(dataUrl('<svg', 'svg+xml'))).toBeNull()
  expect(await cleanLogo(dataUrl(svg(`<path d="${'M0 0h1'.repeat(20_000)}"/>`)))).toBeNull()
})
