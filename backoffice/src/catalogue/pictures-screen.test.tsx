import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { zipSync } from 'fflate'
import { AdminContext, TestMemoryRouter } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { codeOfFile, PicturesScreen } from './pictures-screen.tsx'

const ARTICLES = [
  { Codigo: 'A-1', Ean: '7790001000015', Descripcion: 'Yerba', Imagen: null },
  { Codigo: 'A-2', Ean: null, Descripcion: 'Azúcar', Imagen: 'articulos/b-640.webp' },
  { Codigo: 'A-3', Ean: '7790001000022', Descripcion: 'Uno', Imagen: null },
  { Codigo: 'A-4', Ean: '7790001000022', Descripcion: 'Otro', Imagen: null },
  { Codigo: 'A-5', Ean: null, CodigoOrigen: '00020', Descripcion: 'Agua', Imagen: null },
]
/** Codes of the articles that were changed. */
let changed: string[]

beforeEach(() => {
  changed = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://shop.test')
    const json = (body: unknown) =>
      new Response(JSON.stringify(body), {
        headers: { 'content-type': 'application/json', 'x-total-count': '1' },
      })
    if (pathname.endsWith('/gestion/imagenes/articulos'))
      return json({ Imagen: 'articulos/a-640.webp', Ancho: 1, Alto: 1 })
    if (method === 'PUT') changed.push(pathname.split('/').at(-1)!)
    const q = searchParams.get('q')
    return json(
      q === null
        ? ARTICLES[0]
        : ARTICLES.filter((one) => [one.Codigo, one.Ean, one.CodigoOrigen].includes(q)),
    )
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['7790001000015.jpg', '7790001000015'],
  ['fotos/7790001000015 (2).JPG', '7790001000015'],
  ['7790001000015_frente.png', '7790001000015'],
  ['A-1.webp', 'A-1'],
  ['.jpg', ''],
])('%s is the picture of %s', (name, code) => expect(codeOfFile(name)).toBe(code))

it('sets each picture at its article, also from a zip, and tells what became of every other file', async () => {
  render(
    <TestMemoryRouter>
      <AdminContext>
        <PicturesScreen />
      </AdminContext>
    </TestMemoryRouter>,
  )
  const content = new Uint8Array([1, 2, 3])
  const zip = zipSync({
    'fotos/7790001000015.jpg': content,
    'fotos/0000.jpg': content,
    '__MACOSX/x.jpg': content,
  })
  const names = ['A-2.png', 'leeme.txt', '7790001000022.jpg', '00020.jpeg']
  const files = [new File([zip], 'fotos.zip'), ...names.map((name) => new File([content], name))]
  fireEvent.change(screen.getByLabelText('Elegir fotos o un zip', { selector: 'input' }), {
    target: { files },
  })
  await screen.findByText(
    '6 de 6 archivos: 2 fotos nuevas, 0 iguales, 1 de artículos que ya tienen, 3 sin usar.',
  )
  expect(changed).toEqual(['A-1', 'A-5'])
  const cells = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(cells).toEqual([
    'ArchivoQué pasó',
    expect.stringContaining('0000.jpgNingún artículo'),
    'A-2.pngAzúcar ya tiene foto.',
    expect.stringContaining('leeme.txtNo es una foto'),
    expect.stringContaining('7790001000022.jpgVarios artículos'),
  ])
})
