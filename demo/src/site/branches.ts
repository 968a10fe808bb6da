import type { Branch } from '@gondola/contract/branches'

/** The demo chain's branches: the head office, branch 02 and the express ones (spec §2, contact page). */
export function demoBranches(): Pick<Branch, 'Nombre' | 'Direccion' | 'Telefono'>[] {
  return [
    { Nombre: 'Casa central', Direccion: 'Av. Colón 1480, Tandil', Telefono: '(0249) 444-5500' },
    { Nombre: 'Sucursal 02', Direccion: 'Av. Pringles 3250, Olavarría', Telefono: '(02284) 42-7710' },
    { Nombre: 'Express Villa Italia', Direccion: 'Quintana 1912, Tandil', Telefono: '(0249) 444-5521' },
    { Nombre: 'Express Estación', Direccion: 'Av. Del Valle 640, Tandil', Telefono: '(0249) 444-5532' },
    { Nombre: 'Express Azul', Direccion: 'San Martín 415, Azul', Telefono: '(02281) 43-2180' },
    { Nombre: 'Express Rauch', Direccion: 'Av. San Martín 288, Rauch', Telefono: '(0249) 442-3065' },
    { Nombre: 'Express Ayacucho', Direccion: '25 de Mayo 1034, Ayacucho', Telefono: '(0249) 445-4417' },
  ]
}
