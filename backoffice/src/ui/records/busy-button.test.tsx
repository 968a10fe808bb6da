import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BusyButton } from './busy-button.tsx'

afterEach(cleanup)

it('a button for what takes a while says so, takes no second press, and can be pressed again after it', async () => {
  let presses = 0
  let end = () => {}
  const act = () => {
    presses++
    return new Promise<void>((resolve) => (end = resolve))
  }
  render(
    <BusyButton busyLabel="Probando…" onPress={act}>
      Probar
    </BusyButton>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Probar' }))
  const busy = await screen.findByRole('button', { name: 'Probando…', busy: true })
  fireEvent.click(busy)
  expect(presses).toBe(1)
  end()
  fireEvent.click(await screen.findByRole('button', { name: 'Probar', busy: false }))
  expect(presses).toBe(2)
})
