import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReadExtract } from '@gondola/contract/payments'
import { ExtractBox } from './extract-box.tsx'

const READ: ReadExtract = {
  Encabezados: [],
  Faltan: 0,
  Nuevos: 0,
  Repetidos: 0,
  Tomados: 0,
  Propuestos: 0,
  Ignorados: [],
  Ilegibles: [],
}

/** What the server answers, one after the other; `null`: it is away. */
let answers: ((() => Promise<void>) | ReadExtract | null)[]
let sent: number

beforeEach(() => {
  sent = 0
  document.cookie = 'XSRF-TOKEN=prueba'
  vi.stubGlobal('fetch', async () => {
    sent++
    let answer = answers.shift()
    if (typeof answer === 'function') {
      await answer()
      answer = answers.shift()
    }
    if (answer === null || answer === undefined) throw new TypeError('no network')
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function choose() {
  render(
    <CoreAdminContext>
      <ExtractBox />
    </CoreAdminContext>,
  )
  const file = new File(['Fecha;Concepto;Importe'], 'extracto.csv')
  fireEvent.change(screen.getByLabelText('Subir extracto'), { target: { files: [file] } })
}

describe('the upload of a bank’s extract', () => {
  it('says what became of every row', async () => {
    const Ilegibles = [{ Renglon: 7, Motivo: 'importe' as const, Texto: '1.2.3,4' }]
    answers = [{ ...READ, Nuevos: 2, Ignorados: [{ Motivo: 'debito', Renglones: 3 }], Ilegibles }]
    choose()
    expect(await screen.findByText(/Débitos, que no se anotan: 3\./)).toBeDefined()
    expect(screen.getByText('renglón 7: el importe «1.2.3,4»')).toBeDefined()
  })

  it('sends a long file until all of it is entered, and tells how many are left', async () => {
    let goOn = () => {}
    const held = () => new Promise<void>((resolve) => (goOn = resolve))
    answers = [
      { ...READ, Faltan: 4500, Nuevos: 500 },
      { ...READ, Faltan: 20, Nuevos: 4980 },
      held,
      { ...READ, Nuevos: 5000, Tomados: 12, Propuestos: 3 },
    ]
    choose()
    expect(await screen.findByText(/^Quedan 20 movimientos por leer/)).toBeDefined()
    goOn()
    expect(await screen.findByText(/^Movimientos nuevos: 5000\. Confirmados solos: 12\./)).toBeDefined()
    expect(screen.queryByText(/por leer/)).toBeNull()
    expect(sent).toBe(3)
  })

  it('that breaks off says how many are left and that the same file goes on', async () => {
    answers = [{ ...READ, Faltan: 4500, Nuevos: 500 }, null]
    choose()
    expect(await screen.findByText(/^Quedaron 4500 movimientos sin leer/)).toBeDefined()
    expect(screen.getByRole('alert')).toBeDefined()
  })

  it('ends though nothing more is entered', async () => {
    answers = [
      { ...READ, Faltan: 5 },
      { ...READ, Faltan: 5 },
    ]
    choose()
    expect(await screen.findByText(/^Quedaron 5 movimientos sin leer/)).toBeDefined()
    expect(sent).toBe(2)
  })
})
