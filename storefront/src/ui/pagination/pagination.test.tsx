import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Pagination } from './pagination.tsx'

afterEach(cleanup)

function renderPages(page: number, pageCount: number) {
  const onPage = vi.fn<(page: number) => void>()
  const { container } = render(<Pagination page={page} pageCount={pageCount} onPage={onPage} />)
  return { onPage, container }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled

describe('the pages of a list', () => {
  it('are nothing for a single page', () => {
    expect(renderPages(1, 1).container.innerHTML).toBe('')
  })

  it('mark the current one, which goes nowhere', () => {
    const { onPage } = renderPages(3, 5)
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('3')
    press('Página 3')
    expect(onPage).not.toHaveBeenCalled()
  })

  it('lead to any of them, to the one before and to the next [§9.17]', () => {
    const { onPage } = renderPages(3, 5)
    for (const name of ['Página 5', 'Anterior', 'Siguiente']) press(name)
    expect(onPage.mock.calls.flat()).toEqual([5, 2, 4])
  })

  it.each([
    [1, 'Anterior', 'Siguiente'],
    [5, 'Siguiente', 'Anterior'],
  ])('end at page %i', (page, closed, open) => {
    renderPages(page, 5)
    expect([isDisabled(closed), isDisabled(open)]).toEqual([true, false])
  })

  it('are seven at most, with the way to the first and the last [§9.16]', () => {
    const { onPage } = renderPages(50, 100)
    expect(screen.getAllByRole('listitem')).toHaveLength(7)
    press('Primera página, 1')
    press('Última página, 100')
    expect(onPage.mock.calls.flat()).toEqual([1, 100])
  })
})
