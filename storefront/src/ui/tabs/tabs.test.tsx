import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const TABS = ['Datos', 'Domicilio', 'Contraseña'].map((text) => ({
  id: text.toLowerCase(),
  text,
  content: <p>{`Contenido de ${text}`}</p>,
}))

function Selecting() {
  const [selectedId, onSelect] = useState('datos')
  return <Tabs label="Tu cuenta" tabs={TABS} selectedId={selectedId} onSelect={onSelect} />
}

const selected = () => screen.getByRole('tab', { selected: true })

describe('tabs', () => {
  it('show the panel of the selected one, named by it', () => {
    render(<Selecting />)
    fireEvent.click(screen.getByRole('tab', { name: 'Domicilio' }))
    const panel = screen.getByRole('tabpanel', { name: 'Domicilio' })
    expect(panel.textContent).toBe('Contenido de Domicilio')
    expect(selected().getAttribute('aria-controls')).toBe(panel.id)
  })

  it.each([
    ['ArrowDown', 'Domicilio'],
    ['ArrowUp', 'Contraseña'],
    ['End', 'Contraseña'],
    ['Home', 'Datos'],
  ])('go by %s to %s, and the focus along', (key, name) => {
    render(<Selecting />)
    selected().focus()
    fireEvent.keyDown(selected(), { key })
    expect(selected().textContent).toBe(name)
    expect(document.activeElement).toBe(selected())
  })

  it('are one tab stop', () => {
    render(<Selecting />)
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  })
})
