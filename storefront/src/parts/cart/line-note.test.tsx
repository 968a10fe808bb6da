import type { CartLine } from '@gondola/contract/cart'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { QUERY_KEYS } from '../../state/query-keys.ts'
import { useCart } from '../../state/cart/cart.ts'
import { LineNote } from './line-note.tsx'

const said = vi.fn<(note: string) => void>()
const HAM = { Codart: '2-1', Descrip: 'Jamón crudo' }

/** What the field writes into the cart, from its opening on. */
let stop = () => {}

beforeEach(() => {
  said.mockClear()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  queryClient.setQueryData([...QUERY_KEYS.articles, 'one', HAM.Codart], {
    Codigo: HAM.Codart,
    Aclaraciones: ['en fetas finas', 'crudo'],
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (value = '') => {
  const line = { ...HAM, Aclaracion: value }
  stop()
  useCart.setState({ lines: [line as CartLine] })
  stop = useCart.subscribe(({ lines }) => said(lines[0]?.Aclaracion ?? ''))
  render(
    <QueryClientProvider client={queryClient}>
      <LineNote line={line} />
      <button type="button">Otra cosa</button>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: /[:,] Jamón crudo$/ }))
  return screen.getByRole<HTMLInputElement>('textbox', { name: /Jamón crudo/ })
}

test('a chip that the name says already is not shown', () => {
  open()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'en fetas finas',
    'Listo',
    'Otra cosa',
  ])
})

test('one press on a chip saves it, and the focus returns to the button', () => {
  const field = open()
  expect(document.activeElement).toBe(field)
  fireEvent.click(screen.getByRole('button', { name: 'en fetas finas' }))
  expect(said.mock.calls).toEqual([['en fetas finas']])
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/[:,] Jamón crudo$/)
})

test('Enter and leaving the field save what was typed; Escape does not', () => {
  const field = open('en un trozo')
  expect(field.value).toBe('en un trozo')
  fireEvent.change(field, { target: { value: ' bien finito ' } })
  // false: a dialog around it does not close
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false)
  expect(said).not.toHaveBeenCalled()
  cleanup()
  fireEvent.change(open(), { target: { value: ' bien finito ' } })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
  cleanup()
  const left = open()
  fireEvent.change(left, { target: { value: 'sin sal' } })
  fireEvent.blur(left, { relatedTarget: screen.getByText('Otra cosa') })
  expect(said.mock.calls).toEqual([['bien finito'], ['sin sal']])
})

test('leaving by another control of it saves, too; by a press elsewhere it stays open, and takes no focus', () => {
  fireEvent.change(open(), { target: { value: 'sin sal' } })
  fireEvent.blur(screen.getByRole('textbox'), { relatedTarget: screen.getByText('Listo') })
  expect(said).not.toHaveBeenCalled()
  fireEvent.blur(screen.getByText('Listo'), { relatedTarget: null })
  expect(said.mock.calls).toEqual([['sin sal']])
  const other = screen.getByText('Otra cosa')
  other.focus()
  fireEvent.blur(screen.getByRole('textbox'), { relatedTarget: other })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(other)
})

test('an empty field removes the note', () => {
  fireEvent.change(open('verdes'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Listo' }))
  expect(said.mock.calls).toEqual([['']])
})

test('the field comes into sight whole, and goes where scrolling answers a promise', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  scrolled.mockImplementation(() => Promise.resolve() as never)
  open()
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  fireEvent.click(screen.getByRole('button', { name: 'Listo' }))
  expect(screen.getByRole('button', { name: /^Agregar aclaración/ })).toBeDefined()
  scrolled.mockRestore()
})

test('the button says what it does with the note', () => {
  render(<LineNote line={{ ...HAM, Aclaracion: 'bien maduras' }} />)
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe(
    'Cambiar aclaración: «bien maduras», Jamón crudo',
  )
})
