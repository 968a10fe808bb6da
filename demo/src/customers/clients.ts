import type { Client } from '@gondola/contract/clients'

/** A demo customer as the loader stores it. `Pass` is plain text: the loader hashes it. */
export type DemoClient = Omit<Client, 'Id' | 'Tipodoc' | 'Alta' | 'EmailConfirmado'> & {
  Pass: string
  /** Code of the document type. */
  Tipodoc: number
}

const BOTH = { Tipodoc: 1, Estado: 0, Baja: false, Idasociado: 0, Sucursal: 1, Comentario: '' } as const

/** The two demo customers (contract §1). */
export function demoClients(): DemoClient[] {
  return [
    {
      ...BOTH,
      Usuario: 'demo',
      Pass: 'demo1234',
      Email: 'demo@gondola.example',
      Nombre: 'Delfina Moreno',
      Nrodoc: '30111222',
      Direccion: 'Gral. Rodríguez 845, 2.º B',
      Localidad: 'Tandil',
      Telefono: '2494601234',
      Tarjeta: '6034880000012345',
      Cliente: 'C-00101',
      Puntos: 1840,
    },
    {
      ...BOTH,
      Usuario: 'vecina',
      Pass: 'vecina1234',
      Email: 'vecina@gondola.example',
      Nombre: 'Rosa Etcheverry',
      Nrodoc: '28444555',
      Direccion: 'Pinto 1120',
      Localidad: 'Tandil',
      Telefono: '2494705678',
      Tarjeta: null,
      Cliente: 'C-00102',
      Puntos: 320,
    },
  ]
}
