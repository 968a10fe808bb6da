import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readDraft } from '../../state/session/drafts.ts'
import { setClient } from '../../state/session/session.ts'
import { useDraft } from './use-draft.ts'

const CLIENT = {
  Id: 7,
  Nombre: 'Ana',
  Direccion: 'Mitre 100',
  Localidad: '',
  Idasociado: 0,
  Tarjeta: null,
  Sucursal: null,
  Usuario: 'ana',
  Email: 'ana@example.com',
  EmailConfirmado: true,
  Tipodoc: { Codigo: 1, Descripcion: 'DNI' },
  Nrodoc: '30123456',
  Estado: 0,
  Cliente: null,
  Telefono: '2494',
  Alta: '2026-11-01',
  Baja: false,
  Puntos: 0,
  Comentario: '',
}
const SAVED = { Nombre: 'Ana', Telefono: '2494' }

function AccountForm() {
  const form = useForm({ defaultValues: { ...SAVED, Pass: '' } })
  useDraft(form, 'cuenta', SAVED)
  return (
    <>
      {(['Nombre', 'Telefono', 'Pass'] as const).map((name) => (
        <input key={name} aria-label={name} {...form.register(name)} />
      ))}
    </>
  )
}

beforeEach(() => {
  sessionStorage.clear()
  setClient(CLIENT)
})
afterEach(cleanup)

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

describe('a form with a draft', () => {
  it('has what was typed again after the screen was left', () => {
    const { unmount } = render(<AccountForm />)
    type('Telefono', '2494551234')
    unmount()
    render(<AccountForm />)
    expect([field('Nombre').value, field('Telefono').value]).toEqual(['Ana', '2494551234'])
  })

  it('keeps it when the page is hidden, as before a phone reloads it', () => {
    render(<AccountForm />)
    type('Nombre', 'Ana María')
    dispatchEvent(new Event('pagehide'))
    expect(readDraft('cuenta')).toEqual({ Nombre: 'Ana María' })
  })

  it('never keeps a password', () => {
    const { unmount } = render(<AccountForm />)
    type('Pass', 'secreta1')
    unmount()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secreta1')
    render(<AccountForm />)
    expect(field('Pass').value).toBe('')
  })

  it('keeps nothing of a customer who has logged out', () => {
    const { unmount } = render(<AccountForm />)
    type('Nombre', 'Eva')
    setClient(null)
    unmount()
    expect(readDraft('cuenta')).toEqual({})
  })

  it('has nothing to keep once all is as saved again', () => {
    const { unmount } = render(<AccountForm />)
    type('Nombre', 'Eva')
    type('Nombre', 'Ana')
    unmount()
    expect(readDraft('cuenta')).toEqual({})
  })
})
