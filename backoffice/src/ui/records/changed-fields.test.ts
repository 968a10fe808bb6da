import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

it('sends what was typed over alone, with what was read of it', () => {
  const read = {
    id: '7',
    Codigo: '7',
    Precioventa: 4559.99,
    Descripcioncorta: 'Aceite',
    Familia: { Codigo: 3, Descripcion: 'Aceites' },
    CamposManuales: ['Ean'],
    Imagen: 'a.webp',
  }
  const typed = {
    ...read,
    Descripcioncorta: 'Aceite 1,5 l',
    Familia: { Codigo: 4, Descripcion: 'Aceites' },
    CamposManuales: ['Ean', 'Iva'],
    ImpuestoInterno: null,
    Imagen: undefined,
  }
  expect(changedFields(read, typed)).toEqual({
    Descripcioncorta: 'Aceite 1,5 l',
    Familia: { Codigo: 4, Descripcion: 'Aceites' },
    CamposManuales: ['Ean', 'Iva'],
    Imagen: null,
    Leido: {
      Descripcioncorta: 'Aceite',
      Familia: { Codigo: 3, Descripcion: 'Aceites' },
      CamposManuales: ['Ean'],
      Imagen: 'a.webp',
    },
  })
})

it('sends nothing where nothing was typed over', () => {
  expect(changedFields({ a: 1, b: null }, { a: 1, b: undefined })).toEqual({ Leido: {} })
})
