import { cleanup, render, screen, within } from '@testing-library/react'
import type { Article } from '@gondola/contract/catalogue'
import { afterEach, expect, it } from 'vitest'
import { isLooseProduce, PackFacts } from './pack-facts.tsx'

afterEach(cleanup)

it('shows what is known, with the seals as a list of texts, and no heading for the rest', () => {
  render(
    <PackFacts
      facts={{
        Ingredientes: 'Harina de trigo.',
        Contiene: ['trigo', 'soja'],
        Sellos: ['azucares', 'calorias'],
        Leyendas: ['cafeina'],
        Nutricion: { Por: '100 g', Energia: 402.5, Sodio: 0 },
        DeEjemplo: true,
      }}
    />,
  )
  const seals = screen.getByRole('list', { name: 'Sellos de advertencia' })
  expect(
    within(seals)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['EXCESO EN AZÚCARES', 'EXCESO EN CALORÍAS', 'CONTIENE CAFEÍNA, EVITAR EN NIÑOS/AS'])
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Ingredientes',
    'Contiene',
  ])
  expect(screen.getByText('trigo, soja')).toBeDefined()
  expect(screen.getByRole('table', { name: 'Información nutricional por 100 g' })).toBeDefined()
  expect(screen.getByRole('row', { name: 'Valor energético 402,5 kcal' })).toBeDefined()
  expect(screen.getByRole('row', { name: 'Sodio 0 mg' })).toBeDefined()
  expect(screen.getByText('Datos de ejemplo')).toBeDefined()
  expect(screen.getByText('La información del envase es la que vale.')).toBeDefined()
})

it('shows no seals where the facts name none, and says that the contents are unknown', () => {
  render(<PackFacts facts={{ PaisOrigen: 'Chile' }} />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText('Datos de ejemplo')).toBeNull()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Ingredientes y alérgenos',
    'Origen',
  ])
  expect(screen.getByText('El fabricante no lo informa')).toBeDefined()
})

it('does not call unknown what the maker declares', () => {
  render(<PackFacts facts={{ Apto: ['sin-tacc'] }} />)
  expect(screen.queryByText('El fabricante no lo informa')).toBeNull()
  expect(screen.getByText(/^El fabricante declara: Sin TACC\./)).toBeDefined()
})

it('says nothing of a package that loose goods do not have', () => {
  const { container, rerender } = render(<PackFacts isLoose />)
  expect(container.textContent).toBe('')
  rerender(<PackFacts isLoose facts={{ PaisOrigen: 'Ecuador' }} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Origen'])
  expect(screen.queryByText('El fabricante no lo informa')).toBeNull()
})

it.each<
  [name: string, brand: string, unidad: 1 | 100, Fresco: true | undefined, family: string, isLoose: boolean]
>([
  ['Banana Ecuador', 'Góndola', 100, undefined, 'Frutas', true],
  ['Ananá', 'Góndola', 1, true, 'Frutas', true],
  ['Lechuga mantecosa', 'Sin marca', 1, true, 'Verduras de hoja', true],
  ['Rúcula Góndola 100 g', 'Góndola', 1, true, 'Verduras de hoja', false],
  ['Nueces', 'Góndola', 100, undefined, 'Frutas secas', false],
  ['Arvejas', 'Inca', 1, undefined, 'Conservas de verdura', false],
])('%s of %s by %i: whether nobody packed it', (Descripcion, brand, unidad, Fresco, family, isLoose) => {
  const article = {
    Descripcion,
    Marca: { Codigo: 1, Descripcion: brand },
    unidad,
    ...(Fresco && { Fresco }),
    Familia: { Codigo: '1', Descripcion: family },
  }
  expect(isLooseProduce(article as unknown as Article)).toBe(isLoose)
})
