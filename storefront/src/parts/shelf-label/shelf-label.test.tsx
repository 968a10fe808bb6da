import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShelfLabel, type LabelledArticle } from './shelf-label.tsx'

afterEach(cleanup)

const ARTICLE: LabelledArticle = {
  Precioventa: 1250.5,
  Preciooferta: null,
  Oferta: null,
  unidad: 1,
  PrecioSinImpuestos: null,
  PrecioPorUnidad: null,
}
const OFFERED: LabelledArticle = {
  ...ARTICLE,
  Preciooferta: 990,
  Oferta: { Preciooferta: 990 },
}

/** The label's text, with plain spaces. */
function textOf(article: LabelledArticle): string {
  const { container } = render(<ShelfLabel article={article} onLogin={() => {}} />)
  return container.textContent.replaceAll('\u00a0', ' ')
}

describe('a shelf label', () => {
  it('reads its price out as one number', () => {
    const { container } = render(<ShelfLabel article={ARTICLE} onLogin={() => {}} />)
    container.querySelectorAll('[aria-hidden]').forEach((drawn) => drawn.remove())
    expect(container.textContent.replaceAll('\u00a0', ' ')).toBe('Precio $ 1.250,50')
  })

  it('of an offer has the new price, and the old one struck through', () => {
    const text = textOf(OFFERED)
    expect(text).toContain('$ 990,00')
    const [before] = document.getElementsByTagName('s')
    expect(before?.textContent.replaceAll('\u00a0', ' ')).toMatch(/\$ 1\.250,50$/)
  })

  it('without an offer strikes nothing through', () => {
    textOf(ARTICLE)
    expect(document.getElementsByTagName('s')).toHaveLength(0)
  })

  it('of an article by weight says that it is per kilogram', () => {
    expect(textOf({ ...ARTICLE, unidad: 100 })).toMatch(/por kilo.*x kg/)
    cleanup()
    expect(textOf(ARTICLE)).not.toContain('kg')
  })

  it('has the price without national taxes where the law asks for it', () => {
    expect(textOf({ ...ARTICLE, PrecioSinImpuestos: 1033.47 })).toContain('$ 1.033,47')
  })

  it('without a price leads to the login', () => {
    const onLogin = vi.fn<() => void>()
    render(<ShelfLabel article={{ ...ARTICLE, Precioventa: null }} onLogin={onLogin} />)
    fireEvent.click(screen.getByRole('button', { name: /Inici[aá] sesión para ver precios/ }))
    expect(onLogin).toHaveBeenCalledTimes(1)
  })
})
