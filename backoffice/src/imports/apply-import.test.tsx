import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { ApplyImport } from './apply-import.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (more: object) => {
  const job = { Id: 4, Retenciones: [], Resumen: null, Decisiones: { SaltosAceptados: 0 }, ...more }
  render(
    <CoreAdminContext>
      <ApplyImport job={job as unknown as Parameters<typeof ApplyImport>[0]['job']} isOutdated={false} />
    </CoreAdminContext>,
  )
}

it('says that another list was applied since, and compares again by the same options', async () => {
  document.cookie = 'XSRF-TOKEN=prueba'
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, request: { body: string }) => {
    sent.push([address, JSON.parse(request.body)])
    return Response.json({ Id: 4 })
  })
  const Opciones = { Perfil: null, Sucursal: null, Retirar: false }
  show({ Desactualizada: true, Opciones })
  expect(screen.getByText(/^Desde que la comparaste se aplicó o se deshizo otra lista/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Aplicar ahora' }).hasAttribute('disabled')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Comparar de nuevo' }))
  await vi.waitFor(() => expect(sent).toEqual([['/api/gestion/importaciones/4/simular', Opciones]]))
})

it('an hour that has passed is said at its field until another is chosen', async () => {
  document.cookie = 'XSRF-TOKEN=prueba'
  vi.stubGlobal('fetch', async () => {
    const problem = {
      code: 'importacion-hora-pasada',
      status: 422,
      title: 'Datos',
      detail: 'Esa hora ya pasó.',
      Campo: 'AplicarDesde',
    }
    return new Response(JSON.stringify(problem), {
      status: 422,
      headers: { 'content-type': 'application/problem+json' },
    })
  })
  show({})
  const at = screen.getByLabelText(/hora|Aplicar/i, { selector: 'input' })
  fireEvent.change(at, { target: { value: '2020-01-01T10:00' } })
  fireEvent.click(screen.getAllByRole('button').at(-1)!)
  expect(await screen.findByText('Esa hora ya pasó.')).toBeDefined()
  fireEvent.change(at, { target: { value: '2030-01-01T10:00' } })
  expect(screen.queryByText('Esa hora ya pasó.')).toBeNull()
})
