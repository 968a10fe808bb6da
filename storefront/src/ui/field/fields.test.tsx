import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

/** The texts that describe an element to a screen reader. */
const descriptions = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

describe('a field', () => {
  it('is tied to its label, without description while nothing is wrong', () => {
    render(<TextField label="Nombre" />)
    const input = screen.getByLabelText('Nombre')
    expect(input.tagName).toBe('INPUT')
    expect(input.hasAttribute('aria-describedby')).toBe(false)
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })

  it('is described by its hint and its error, and marked as wrong', () => {
    render(<TextField label="DNI" hint="Sin puntos" error="Ingresá tu DNI" />)
    const input = screen.getByLabelText('DNI')
    expect(descriptions(input)).toEqual(['Sin puntos', 'Ingresá tu DNI'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('to choose from is tied the same way', () => {
    render(
      <SelectField label="Día" error="Elegí un día">
        <option>Lunes</option>
      </SelectField>,
    )
    expect(descriptions(screen.getByRole('combobox', { name: 'Día' }))).toEqual(['Elegí un día'])
  })

  it('keeps the id it is given', () => {
    render(<TextField label="Usuario" id="usuario" error="Falta" />)
    expect(screen.getByLabelText('Usuario').id).toBe('usuario')
    expect(document.getElementById('usuario-error')?.textContent).toBe('Falta')
  })

  it('of a password shows it on demand, and hides it again', () => {
    render(<PasswordField label="Contraseña" />)
    const input = screen.getByLabelText<HTMLInputElement>('Contraseña')
    expect(input.type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }))
    expect(input.type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }))
    expect(input.type).toBe('password')
  })
})
