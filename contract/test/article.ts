import type { Article } from '../src/catalogue/article.ts'

/** A simple article for tests: bread sold by the piece at $ 100, in no promotion; `changes` override it. */
export function testArticle(changes: Partial<Article> = {}): Article {
  return {
    Codigo: '7790000000017',
    Descripcion: 'Pan de molde blanco 500 g',
    Descripcioncorta: 'Pan de molde blanco 500 g',
    Precioventa: 100,
    Preciooferta: null,
    Promocion: null,
    Oferta: null,
    unidad: 1,
    unidaddescrip: '500 g',
    Imagen: null,
    Ean: '7790000000017',
    Marca: { Codigo: 1, Descripcion: 'Sin marca', Checked: false },
    Familia: { Codigo: 901, Descripcion: 'Pan de molde' },
    Alcohol: false,
    Iva: 21,
    ImpuestoInterno: null,
    ContenidoNeto: 500,
    ContenidoUnidad: 'g',
    PrecioSinImpuestos: 82.64,
    PrecioPorUnidad: { Precio: 200, Unidad: 'kg' },
    ...changes,
  }
}

/** A promotion for tests. */
export const TEST_PROMOTION = {
  Promocion: 1,
  Descripcion: 'Llevá 2 y pagá 1',
  Descrip: '2x1',
  Imagen: null,
  FechaHasta: '2026-12-31',
}
