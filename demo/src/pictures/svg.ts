/** Elements of an SVG as text. Coordinates are rounded to a tenth, finer than the pictures' resolution. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`
}

export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  more = '',
): string {
  return `<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}" rx="${r(rx)}" fill="${fill}"${more && ` ${more}`}/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${r(cx)}" cy="${r(cy)}" rx="${r(rx)}" ry="${r(ry)}" fill="${fill}"${more && ` ${more}`}/>`
}

export function circle(cx: number, cy: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${r(cx)}" cy="${r(cy)}" r="${r(radius)}" fill="${fill}"${more && ` ${more}`}/>`
}

/** A group moved to (x, y), then scaled and rotated (degrees) about that point. */
export function placed(content: string, x: number, y: number, scale = 1, degrees = 0): string {
  const turn = degrees ? ` rotate(${r(degrees)})` : ''
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  return `<g transform="translate(${r(x)} ${r(y)})${turn}${size}">${content}</g>`
}

/** A group rotated (degrees) about (cx, cy). */
export function turned(content: string, degrees: number, cx: number, cy: number): string {
  return `<g transform="rotate(${r(degrees)} ${r(cx)} ${r(cy)})">${content}</g>`
}

/** A shape, and the same shape over it filled with one of `SHADINGS`. */
export function shaded(d: string, fill: string, shading: ShadingName): string {
  return path(d, fill) + path(d, `url(#${shading})`)
}

/** An ellipse shaded like a ball. */
export function ball(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return ellipse(cx, cy, rx, ry, fill) + ellipse(cx, cy, rx, ry, 'url(#ball)')
}

export type ShadingName = 'ball' | 'volume' | 'flat' | 'glass' | 'drop' | 'soft'

/** The gradients that all drawings share: SVG definitions, relative to the shape that uses them. */
export const SHADINGS = `<defs>
<radialGradient id="ball" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".32" stop-color="#fff" stop-opacity=".12"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#2a0d00" stop-opacity=".3"/></radialGradient>
<linearGradient id="volume"><stop offset="0" stop-color="#200a00" stop-opacity=".32"/><stop offset=".13" stop-color="#200a00" stop-opacity=".06"/><stop offset=".24" stop-color="#fff" stop-opacity=".3"/><stop offset=".36" stop-color="#fff" stop-opacity=".05"/><stop offset=".7" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#200a00" stop-opacity=".34"/></linearGradient>
<linearGradient id="flat" x1="0" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#200a00" stop-opacity=".16"/></linearGradient>
<linearGradient id="glass"><stop offset="0" stop-color="#fff" stop-opacity=".05"/><stop offset=".1" stop-color="#fff" stop-opacity=".35"/><stop offset=".22" stop-color="#fff" stop-opacity=".06"/><stop offset=".8" stop-color="#000" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>
<linearGradient id="drop" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".25"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#200a00" stop-opacity=".25"/></linearGradient>
<radialGradient id="soft"><stop offset="0" stop-color="#4a2a10" stop-opacity=".34"/><stop offset=".6" stop-color="#4a2a10" stop-opacity=".14"/><stop offset="1" stop-color="#4a2a10" stop-opacity="0"/></radialGradient>
</defs>`

/** Rounds a coordinate to a tenth. */
export function r(value: number): number {
  return Math.round(value * 10) / 10
}
