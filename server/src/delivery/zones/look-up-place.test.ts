import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ZONE_PARTS_MAX, ZONE_PLACES_MAX, type StaffZone } from '@gondola/contract/delivery'
import { withReach } from './look-up-place.ts'

const branch = {
  Id: 1,
  Nombre: 'Norte',
  Localidad: 'Tandil',
  CodigoPostal: '7000',
  Latitud: null,
  Longitud: null,
  Retiro: true,
}
const place = (name: string) => ({ Localidad: name, CodigoPostal: '' })

/** As many zones as all branches together may have places for. */
const zones = Array.from({ length: ZONE_PARTS_MAX / ZONE_PLACES_MAX }, (_, index) => {
  const Lugares = Array.from({ length: ZONE_PLACES_MAX }, (__, number) => place(`Lugar ${index} ${number}`))
  return { Id: index + 1, Sucursal: 1, Nombre: '', Lugares, Poligono: null, Orden: 0 } as unknown as StaffZone
})

it('lets other requests in while a long list of places is compared with the zones', async () => {
  let turns = 0
  let isDone = false
  const others = (async () => {
    for (; !isDone; turns++) await nextTurn()
  })()
  const asked = [place('Lugar 3 17'), ...Array.from({ length: 999 }, (_, index) => place(`Nada ${index}`))]
  const told = await withReach([branch], zones, asked)
  isDone = true
  expect(turns).toBeGreaterThan(1)
  expect(told.filter(({ Llegamos }) => Llegamos)).toEqual([{ ...place('Lugar 3 17'), Llegamos: true }])
  await others
})
