import { expect, test } from 'vitest'
import { pictureSrcSet } from './pictures-url.ts'

test('a picture named by its width has its three widths', () => {
  expect(pictureSrcSet('/imagenes/articulos/00-12-640.webp')).toBe(
    '/imagenes/articulos/00-12-160.webp 160w, /imagenes/articulos/00-12-320.webp 320w, /imagenes/articulos/00-12-640.webp 640w',
  )
})

test('an uploaded banner has wider ones', () => {
  expect(pictureSrcSet('/imagenes/banners/ab-1920.webp')).toBe(
    '/imagenes/banners/ab-480.webp 480w, /imagenes/banners/ab-960.webp 960w, /imagenes/banners/ab-1920.webp 1920w',
  )
})

test.each(['/imagenes/articulos/640.webp', '/imagenes/foto.jpg', '/imagenes/foto-640'])(
  '%s has only itself',
  (address) => {
    expect(pictureSrcSet(address)).toBeUndefined()
  },
)
