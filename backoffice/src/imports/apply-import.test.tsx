import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { ApplyImport } from './apply-import.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
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
  const job = { Id: 4, Retenciones: [], Resumen: null, Decisiones: { SaltosAceptados: 0 } }
  render(
    <CoreAdminContext>
      <ApplyImport job={job as unknown as Parameters<typeof ApplyImport>[0]['job']} isOutdated={false} />
    </CoreAdminContext>,
  )
  const at = screen.getByLabelText(/hora|Aplicar/i, { selector: 'input' })
  fireEvent.change(at, { target: { value: '2020-01-01T10:00' } })
  fireEvent.click(screen.getAllByRole('button').at(-1)!)
  expect(await screen.findByText('Esa hora ya pasó.')).toBeDefined()
  fireEvent.change(at, { target: { value: '2030-01-01T10:00' } })
  expect(screen.queryByText('Esa hora ya pasó.')).toBeNull()
})
