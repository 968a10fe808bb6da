import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { TestMemoryRouter } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { PickingHeader, ScanBanner, type PickingNews } from './picking-header.tsx'
import type { Picking } from './use-picking.ts'

afterEach(() => {
  cleanup()
  document.documentElement.style.fontSize = ''
})

const done = { Cantidad: 1, Precioventa: 0, Sustituto: null, Nota: null }
const lines = [
  { Pedido: 1, Items: 1, Preparado: done },
  { Pedido: 2, Items: 1, Preparado: done },
  { Pedido: 3, Items: 1 },
]
const orders = [
  { Id: 1, Estado: 'P' },
  { Id: 2, Estado: 'C' },
  { Id: 3, Estado: 'P' },
]
const choices = [
  { crate: 'B', text: 'le faltan 990 g' },
  { crate: 'C', text: 'ya tiene 1,1 kg' },
]

const news = [
  { text: 'No se aplicó un cambio: Papa', at: 'linea-1-1', isFault: true as const },
  { text: 'Cambió el pedido N.º 3', at: 'cambios-3' },
]

function show() {
  const onCrate = vi.fn<(letter: string) => void>()
  const answer = { isFault: false, text: 'Papa: 1 kg.', line: null, Cantidad: null, show: null }
  render(
    <TestMemoryRouter>
      <PickingHeader picking={{ orders, lines } as unknown as Picking} news={news}>
        <ScanBanner answer={{ ...answer, crate: 'B', choices }} onCrate={onCrate} onClose={() => undefined} />
      </PickingHeader>
    </TestMemoryRouter>,
  )
  return onCrate
}

it('counts what is still to be picked, without orders that were given up', () => {
  show()
  expect(screen.getByRole('heading', { name: '2 pedidos' })).toBeDefined()
  expect(screen.getByRole('status', { name: /1 de 2$/ })).toBeDefined()
})

it('offers each crate with what it has and lacks', () => {
  const onCrate = show()
  fireEvent.click(screen.getByRole('button', { name: 'Cajón C: ya tiene 1,1 kg' }))
  expect(onCrate).toHaveBeenLastCalledWith('C')
})

it.each([
  ['', '', 'absolute'],
  ['200px', '33dvh', 'static'],
])('stays in sight with text of %s, in a third of the window', (fontSize, most, position) => {
  document.documentElement.style.fontSize = fontSize
  show()
  const style = getComputedStyle(screen.getByRole('banner'))
  expect(style.maxHeight || '').toBe(most)
  expect(style.position).toBe('sticky')
  const banner = screen.getByText('Papa: 1 kg.', { exact: false }).closest('.MuiAlert-root')!.parentElement!
  expect(getComputedStyle(banner).position || 'static').toBe(position)
})

it('leads from any line to what was not applied, and to what changed', () => {
  show()
  const places = news.map(({ at }) => {
    const place = document.body.appendChild(document.createElement('div'))
    place.id = at
    place.scrollIntoView = vi.fn<typeof place.scrollIntoView>()
    return place
  })
  for (const [index, { text }] of news.entries()) {
    fireEvent.click(screen.getByRole('button', { name: text }))
    expect(places[index]!.scrollIntoView).toHaveBeenCalledOnce()
  }
  for (const place of places) place.remove()
})

it('keeps nothing of a line that was not applied once that is read, though its customer answered', () => {
  const [lost, changed] = news as [PickingNews, PickingNews]
  const answered = { text: 'Ya se sabe qué va en lugar de Papa', at: lost.at }
  const header = (shown: readonly PickingNews[]) => (
    <TestMemoryRouter>
      <PickingHeader picking={{ orders, lines } as unknown as Picking} news={shown} />
    </TestMemoryRouter>
  )
  const { rerender } = render(header([lost, changed, answered]))
  rerender(header([changed, answered]))
  const status = screen.getByText(answered.text).closest('[role=status]')!
  expect([...status.querySelectorAll('button')].map((each) => each.textContent)).toEqual([
    changed.text,
    answered.text,
  ])
})
