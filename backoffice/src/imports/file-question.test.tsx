import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { FileQuestion } from './file-question.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('one press answers with the reading that is shown, and keeps earlier answers', async () => {
  document.cookie = 'XSRF-TOKEN=prueba'
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response('{}', { status: 200, headers: { 'content-type': 'application/json' } })
  })
  const Opciones = { Perfil: null, Sucursal: null, Retirar: false, Respuestas: ['ancho=sobran', 'miles=no'] }
  const question = {
    Texto: 'Hay más datos que columnas. ¿Cómo se lee?',
    Respuestas: [
      {
        Respuesta: 'ancho=unir-3',
        Texto: 'Unir las dos partes de precio',
        Muestra: [
          ['ean', 'descripcion', 'precio'],
          ['779', 'Aceite', '1500,50'],
        ],
      },
    ],
  }
  render(
    <CoreAdminContext>
      <FileQuestion job={{ Id: 4, Opciones }} question={question} />
    </CoreAdminContext>,
  )
  expect(screen.getByRole('cell', { name: '1500,50' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Unir las dos partes de precio' }))
  await vi.waitFor(() => expect(sent).toEqual([{ ...Opciones, Respuestas: ['miles=no', 'ancho=unir-3'] }]))
})
