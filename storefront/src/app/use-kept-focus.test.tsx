import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { late } from '../ui/late.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

afterEach(cleanup)

/** A list whose buttons take themselves away, one by one, and then the list. */
function Screen() {
  useKeptFocus()
  const [names, setNames] = useState(['Uno', 'Dos'])
  return (
    <main>
      <h1 tabIndex={-1}>Título</h1>
      <button type="button">Otra parte</button>
      <p>
        {names.map((name) => (
          <button key={name} type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
            {name}
          </button>
        ))}
      </p>
    </main>
  )
}
const focused = () => document.activeElement?.textContent
const button = (name: string) => screen.getByRole('button', { name })
/** As a keyboard presses it: a click without a pointer. */
function press(name: string): void {
  button(name).focus()
  fireEvent.keyDown(button(name), { key: 'Enter' })
  fireEvent.click(button(name))
}

it('goes to the next stop of the same part, then to the heading', async () => {
  render(<Screen />)
  press('Uno')
  await vi.waitFor(() => expect(focused()).toBe('Dos'))
  press('Dos')
  await vi.waitFor(() => expect(focused()).toBe('Título'))
})

it('leaves a field that was left on purpose, and the mouse', async () => {
  render(<Screen />)
  press('Otra parte')
  button('Otra parte').blur()
  await new Promise((passed) => setTimeout(passed, 60))
  expect(document.activeElement).toBe(document.body)
  fireEvent.pointerDown(button('Uno'))
  button('Uno').focus()
  fireEvent.click(button('Uno'), { detail: 1 })
  await new Promise((passed) => setTimeout(passed, 60))
  expect(document.activeElement).toBe(document.body)
})

it('waits for what comes late into the place of a pressed control', async () => {
  const arrival = Promise.withResolvers<() => React.ReactNode>()
  const Late = late(() => arrival.promise)
  function Swapped() {
    useKeptFocus()
    const [isPressed, setPressed] = useState(false)
    return (
      <p>
        <button type="button">Antes</button>
        {isPressed ? (
          <Late />
        ) : (
          <button type="button" onClick={() => setPressed(true)}>
            Agregar
          </button>
        )}
      </p>
    )
  }
  render(<Swapped />)
  press('Agregar')
  await new Promise((passed) => setTimeout(passed, 60))
  expect(document.activeElement).toBe(document.body)
  await act(async () =>
    arrival.resolve(() => (
      <button type="button" autoFocus>
        Sumar
      </button>
    )),
  )
  await vi.waitFor(() => expect(focused()).toBe('Sumar'))
})
