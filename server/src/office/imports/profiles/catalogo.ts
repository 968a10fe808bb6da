import type { Profile } from './profile.ts'

/**
 * A catalogue with its category tree (contract §7): the code is `ean`, else `codigo_interno`; `pesable` 1 is sold by
 * weight.
 */
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
