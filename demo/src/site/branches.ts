import type { Branch, OpeningHours } from '@gondola/contract/branches'

/** The same hours from Monday to Saturday, and those of Sunday; without them it is closed. */
const hours = (Desde: string, Hasta: string, sunday?: [Desde: string, Hasta: string]): OpeningHours[] => [
  ...[1, 2, 3, 4, 5, 6].map((Dia) => ({ Dia, Desde, Hasta })),
  ...(sunday ? [{ Dia: 0, Desde: sunday[0], Hasta: sunday[1] }] : []),
]
const SUNDAY: [string, string] = ['09:00', '13:30']

/** The demo chain's branches: the head office, branch 02 and the express ones (spec §2, contact page). */
export function demoBranches(): (Pick<Branch, 'Nombre' | 'Direccion' | 'Telefono'> & {
  Horarios: OpeningHours[]
})[] {
  return [
    {
      Nombre: 'Casa central',
      Direccion: 'Av. Colón 1480, Tandil',
      Telefono: '(0249) 444-5500',
      Horarios: hours('08:00', '21:30', SUNDAY),
    },
    {
      Nombre: 'Sucursal 02',
      Direccion: 'Av. Pringles 3250, Olavarría',
      Telefono: '(02284) 42-7710',
      Horarios: hours('08:30', '21:00', SUNDAY),
    },
    {
      Nombre: 'Express Villa Italia',
      Direccion: 'Quintana 1912, Tandil',
      Telefono: '(0249) 444-5521',
      Horarios: hours('08:00', '22:00', SUNDAY),
    },
    {
      Nombre: 'Express Estación',
      Direccion: 'Av. Del Valle 640, Tandil',
      Telefono: '(0249) 444-5532',
      Horarios: hours('08:00', '22:00', SUNDAY),
    },
    {
      Nombre: 'Express Azul',
      Direccion: 'San Martín 415, Azul',
      Telefono: '(02281) 43-2180',
      Horarios: hours('08:30', '21:00', SUNDAY),
    },
    {
      Nombre: 'Express Rauch',
      Direccion: 'Av. San Martín 288, Rauch',
      Telefono: '(0249) 442-3065',
      Horarios: hours('08:30', '20:30'),
    },
    {
      Nombre: 'Express Ayacucho',
      Direccion: '25 de Mayo 1034, Ayacucho',
      Telefono: '(0249) 445-4417',
      Horarios: hours('08:30', '20:30'),
    },
  ]
}
