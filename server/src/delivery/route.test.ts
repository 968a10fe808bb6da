import { expect, it } from 'vitest'
import { describeRoutePlanner } from '../../../lab/shop/adapter-contracts.ts'
import { routePlanner } from './route.ts'

describeRoutePlanner('by address', () => routePlanner)

it('goes through a place by street and number', async () => {
  const at = (Id: number, Localidad: string, Opt3: string) => ({ Id, Localidad, Opt3, CodigoPostal: null })
  const stops = [
    at(1, 'Tandil', 'Mitre 1200'),
    at(2, 'Azul', 'Belgrano 3'),
    at(3, 'Tandil', 'Mitre 90'),
    at(4, 'tandil', 'Alem 5'),
  ]
  expect((await routePlanner.plan(stops)).map(({ Id }) => Id)).toEqual([2, 4, 3, 1])
})
