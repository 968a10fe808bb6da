import { beforeEach, expect, test, vi } from 'vitest'
import { forgetAlways, forgetPerson, hasForeignHistory } from '../stored.ts'
import { useSession } from '../session/session.ts'
import { recentSearches, rememberRecent } from './recent-searches.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
}
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', storage)

beforeEach(() => forgetAlways('busquedas'))

const search = (texto: string, porMarca = false) => rememberRecent({ texto, porMarca })
const words = () => recentSearches().map(({ texto, porMarca }) => (porMarca ? `${texto} *` : texto))

test('the last eight searches, each once, newest first; a brand is another search', () => {
  for (const texto of ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'DOS', 'nueve'])
    search(texto)
  expect(words()).toEqual(['nueve', 'DOS', 'ocho', 'siete', 'seis', 'cinco', 'cuatro', 'tres'])
  search('nueve', true)
  expect(words().slice(0, 2)).toEqual(['nueve *', 'nueve'])
})

test('nobody sees another’s searches, and what another version stored is dropped', () => {
  search('leche')
  useSession.setState({ client: { Id: 7 } as NonNullable<ReturnType<typeof useSession.getState>['client']> })
  expect(words()).toEqual([])
  search('yerba')
  expect(words()).toEqual(['yerba'])
  useSession.setState({ client: null })
  expect(words()).toEqual([])
  kept.set('busquedas', '["leche"]')
  expect(words()).toEqual([])
})

test('who leaves takes the searches along, and the tab knows that its history is theirs', () => {
  search('pañales')
  expect(hasForeignHistory()).toBe(false)
  forgetPerson()
  expect([words(), hasForeignHistory()]).toEqual([[], true])
})
