import type { Profile } from './profile.ts'

/** A catalogue with its tree (contract §7): `ean` or else `codigo_interno` is the code, `pesable` 1 is sold by weight. */
export const catalogo: Profile = {
  name: 'catalogo',
  columns: {
    ean: ['ean'],
    codigo: ['codigo_interno'],
    descripcion: ['descripcion'],
    marca: ['marca'],
    cantidad: ['cantidad'],
    unidad: ['unidad'],
    pesable: ['pesable'],
    departamento: ['departamento'],
    familia: ['familia'],
    precio: ['precio'],
  },
  required: [
    'ean',
    'codigo',
    'descripcion',
    'marca',
    'cantidad',
    'unidad',
    'pesable',
    'departamento',
    'familia',
    'precio',
  ],
}
