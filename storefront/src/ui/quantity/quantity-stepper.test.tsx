import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx'

afterEach(cleanup)

/** The stepper as in a list, which stores what it is told. */
function renderStepper(props: Partial<QuantityStepperProps> = {}) {
  const told = vi.fn<(quantity: number | null) => void>()
  function Kept() {
    const [value, setValue] = useState<number | null>(props.value ?? null)
    const onChange = (quantity: number | null) => {
      told(quantity)
      setValue(quantity)
    }
    return <QuantityStepper unidad={1} {...props} value={value} onChange={onChange} />
  }
  render(<Kept />)
  return told
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

describe('a quantity', () => {
  it('of pieces goes up and down by one, never below one [§2.36]', () => {
    const told = renderStepper({ value: 2 })
    fireEvent.click(button('Sumar'))
    fireEvent.click(button('Restar'))
    fireEvent.click(button('Restar'))
    expect(told.mock.calls.flat()).toEqual([3, 2, 1])
    expect(button('Restar').disabled).toBe(true)
  })

  it('by weight goes by a hundred grams [§2.36, §2.38]', () => {
    const told = renderStepper({ unidad: 100, value: 350 })
    fireEvent.click(button('Sumar'))
    fireEvent.click(button('Restar'))
    expect(told.mock.calls.flat()).toEqual([450, 350])
  })

  it('that is empty counts as one unit', () => {
    const told = renderStepper()
    expect(field().placeholder).toBe('1')
    fireEvent.click(button('Sumar'))
    expect(told).toHaveBeenLastCalledWith(2)
  })

  it('typed with decimals is in kilograms [§2.36, §2.38]', () => {
    const told = renderStepper({ unidad: 100 })
    type('1.5')
    expect(field().value).toBe('1.5')
    fireEvent.blur(field())
    expect(told.mock.calls.flat()).toEqual([1500])
    expect(field().value).toBe('1,5 kg')
  })

  it('is neither saved nor asked about while somebody types, but after a pause', () => {
    vi.useFakeTimers()
    try {
      const told = renderStepper({ unidad: 100, value: 700, gramsOfPiece: 200 })
      const pause = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
      for (const text of ['1', '12', '120', '120 g', '12', '1', '1,', '1,2']) {
        type(text)
        pause(300)
      }
      expect(told).not.toHaveBeenCalled()
      pause(1000)
      expect(told.mock.calls.flat()).toEqual([1200])
      expect(field().value).toBe('1,2')
      type('5')
      expect(screen.queryByRole('button', { name: /¿/ })).toBeNull()
      pause(1000)
      expect(screen.getAllByRole('button', { name: /¿/ }).map(({ textContent }) => textContent)).toEqual([
        '¿5 kg?',
        '¿5 un ≈ 1 kg?',
      ])
      for (const text of ['50', '500']) {
        type(text)
        pause(1000)
        expect(screen.queryByRole('button', { name: /¿/ })).toBeNull()
      }
      expect(told.mock.calls.flat()).toEqual([1200, 500])
    } finally {
      vi.useRealTimers()
    }
  })

  it('by Enter of too few grams asks what was meant, lowers nothing, and the answer has the focus', () => {
    const told = renderStepper({ unidad: 100, value: 1500, gramsOfPiece: 200 })
    type('6')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(told).not.toHaveBeenCalled()
    expect(field().value).toBe('1,5 kg')
    expect(button('¿100 g?')).toBeDefined()
    expect(document.activeElement).toBe(button('¿6 kg?'))
    fireEvent.click(button('¿6 un ≈ 1,2 kg?'))
    expect(told).toHaveBeenLastCalledWith(1200)
    expect(screen.queryByRole('button', { name: /¿/ })).toBeNull()
    expect(document.activeElement).toBe(button('Sumar'))
    expect(field().getAttribute('aria-valuetext')).toBe('1,2 kg ≈ 6 un')
  })

  it('that cannot be read changes nothing', () => {
    const told = renderStepper({ unidad: 100, value: 1500 })
    type('mucho')
    fireEvent.blur(field())
    expect(told).not.toHaveBeenCalled()
    expect(field().value).toBe('1,5 kg')
  })

  it('takes the focus that the pressed button lost, but not from where the user has gone meanwhile', () => {
    renderStepper({ value: 1, isSwapped: true })
    expect(document.activeElement).toBe(button('Sumar'))
    cleanup()
    render(<button type="button">Carrito</button>)
    button('Carrito').focus()
    renderStepper({ value: 1, isSwapped: true })
    expect(document.activeElement).toBe(button('Carrito'))
  })

  it('names its article, and is tied to its error', () => {
    renderStepper({ value: 1, article: 'Yerba', errorId: 'falta' })
    expect(button('Sumar Yerba')).toBeDefined()
    expect(screen.getByLabelText('Cantidad de Yerba')).toBe(field())
    expect(field().getAttribute('aria-describedby')).toBe('falta')
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  it('in the cart: minus at one unit removes, but not while it is held', () => {
    vi.useFakeTimers()
    try {
      const onRemove = vi.fn<() => void>()
      const told = renderStepper({ value: 2, onRemove })
      fireEvent.pointerDown(button('Restar'), { button: 0 })
      for (let at = 0; at < 20; at++) act(() => void vi.advanceTimersByTime(100))
      fireEvent.pointerUp(button('Restar'))
      fireEvent.click(button('Restar'))
      expect(told.mock.calls.flat()).toEqual([1])
      expect(onRemove).not.toHaveBeenCalled()
      fireEvent.click(button('Restar'))
      expect(onRemove).toHaveBeenCalledTimes(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('by weight shows its unit, and asks whether a bare small number means them', () => {
    const told = renderStepper({ unidad: 100, value: 1500 })
    expect(field().value).toBe('1,5 kg')
    expect(field().getAttribute('aria-valuetext')).toBe('1,5 kg')
    type('2 kg')
    fireEvent.blur(field())
    expect(told).toHaveBeenLastCalledWith(2000)
    expect(screen.queryByRole('button', { name: '¿2 kg?' })).toBeNull()
    type('20')
    fireEvent.blur(field())
    expect(field().value).toBe('2 kg')
    fireEvent.click(button('¿100 g?'))
    expect(told).toHaveBeenLastCalledWith(100)
    type('20')
    fireEvent.blur(field())
    expect(field().value).toBe('100 g')
    fireEvent.click(button('¿20 kg?'))
    expect(told).toHaveBeenLastCalledWith(20_000)
    expect(field().value).toBe('20 kg')
    expect(document.activeElement).toBe(button('Sumar'))
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(told).toHaveBeenLastCalledWith(19_900)
    type('')
    fireEvent.blur(field())
    expect(told).toHaveBeenLastCalledWith(null)
  })

  it('typed above its most is that', () => {
    const told = renderStepper({ unidad: 100, value: 500, most: 99_000 })
    type('99999')
    fireEvent.blur(field())
    expect(told).toHaveBeenLastCalledWith(99_000)
    expect(field().value).toBe('99 kg')
    expect(button('Sumar').disabled).toBe(true)
  })

  it.each(['', '0', '-3'])('that is never empty shows one unit when %j is left', (typed) => {
    const told = renderStepper({ value: 4, isNeverEmpty: true })
    type('x')
    type(typed)
    fireEvent.blur(field())
    expect(told).toHaveBeenLastCalledWith(1)
    expect(field().value).toBe('1')
  })

  it('takes the second tap on the button that it replaced for none of its own', () => {
    vi.useFakeTimers()
    try {
      const told = renderStepper({ value: 1, isSwapped: true })
      const tap = () => {
        fireEvent.pointerDown(button('Sumar'), { button: 0 })
        fireEvent.pointerUp(button('Sumar'))
        fireEvent.click(button('Sumar'))
      }
      vi.advanceTimersByTime(120)
      tap()
      expect(told).not.toHaveBeenCalled()
      // a key touches nothing
      fireEvent.click(button('Sumar'))
      expect(told).toHaveBeenLastCalledWith(2)
      vi.advanceTimersByTime(400)
      tap()
      expect(told).toHaveBeenLastCalledWith(3)
    } finally {
      vi.useRealTimers()
    }
  })

  it('goes on while a button is held, and the click at its end adds nothing', () => {
    vi.useFakeTimers()
    try {
      const told = renderStepper({ value: 1 })
      fireEvent.pointerDown(button('Sumar'), { button: 0 })
      vi.advanceTimersByTime(650)
      const held = told.mock.calls.length
      expect(held).toBeGreaterThan(1)
      fireEvent.pointerUp(button('Sumar'))
      fireEvent.click(button('Sumar'))
      vi.advanceTimersByTime(1000)
      expect(told).toHaveBeenCalledTimes(held)
    } finally {
      vi.useRealTimers()
    }
  })
})
