import { expect, it } from 'vitest'
import { pictureAddress, smallest } from './picture-address.ts'

it.each([
  ['articulos/a-640.webp', '/imagenes/', '/imagenes/articulos/a-640.webp'],
  ['articulos/a.jpg', 'https://fotos.example/tienda/', 'https://fotos.example/tienda/articulos/a.jpg'],
  ['https://otra.example/a.jpg', '/imagenes/', 'https://otra.example/a.jpg'],
  ['//otra.example/a.jpg', '/imagenes/', '//otra.example/a.jpg'],
  ['/fotos/a.jpg', 'https://fotos.example/', '/fotos/a.jpg'],
  ['', '/imagenes/', null],
  [null, '/imagenes/', null],
])('%s below %s lies at %s', (path, base, address) => {
  expect(pictureAddress(path, base)).toBe(address)
})

it.each([
  ['/imagenes/articulos/a-640.webp', '/imagenes/articulos/a-160.webp'],
  ['/imagenes/articulos/a-6400.webp', '/imagenes/articulos/a-6400.webp'],
  ['/imagenes/a.svg', '/imagenes/a.svg'],
])('%s in its smallest width is %s', (address, small) => {
  expect(smallest(address)).toBe(small)
})
