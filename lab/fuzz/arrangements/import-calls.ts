import type { ArrangedShop } from './arranged-shop.ts'
import { GESTION, type Fields, type Preparations } from './preparation.ts'

const IMPORT_FILE =
  'ean;codigo_interno;descripcion;marca;cantidad;unidad;pesable;departamento;familia;precio\n' +
  '7790895000997;F1;Gaseosa cola 2,25 l;Coca Cola;2,25;l;N;Bebidas;Gaseosas;2500\n'

/** Preparations for import calls: imports in the state that a step needs. */
export function importCalls(shop: ArrangedShop): Preparations {
  const imports = `${GESTION}importaciones/{Id}/`
  const upload = Buffer.from(IMPORT_FILE)
  const options = { Perfil: null, Sucursal: null, Retirar: false }
  const at = (state: string, body?: Fields) => async () => ({
    path: { Id: await shop.importAt(state, upload) },
    ...(body !== undefined && { body }),
  })
  return {
    [`POST ${GESTION}importaciones/archivos`]: () => ({ query: { Nombre: 'lista.csv' }, file: upload }),
    [`POST ${GESTION}sucursales-archivo`]: () => ({
      query: { Nombre: 'sucursales.csv' },
      file: Buffer.from('Sucursal;Dirección\nNorte;Ruta 226'),
    }),
    [`GET ${GESTION}importaciones/{Id}`]: at('subida'),
    [`GET ${imports}archivo`]: at('subida'),
    [`POST ${imports}simular`]: async () => ({
      path: { Id: await shop.importAt('subida', upload) },
      body: options,
    }),
    [`GET ${imports}filas`]: async () => ({
      path: { Id: await shop.importAt('lista', upload) },
      query: { Tipo: 'avisos' },
    }),
    [`POST ${imports}aplicar`]: at('lista', { Confirmar: true, AplicarDesde: null }),
    [`POST ${imports}decidir`]: at('lista', { Que: 'fijados', Aceptar: true }),
    [`POST ${imports}descartar`]: at('subida'),
    [`POST ${imports}deshacer`]: at('aplicada'),
    [`POST ${imports}deshacer-sucursal`]: at('aplicada', { Sucursal: 1 }),
    [`POST ${GESTION}perfiles-de-importacion`]: () => ({ body: profile(`perfil-${shop.next()}`) }),
    [`PUT ${GESTION}perfiles-de-importacion/{Nombre}`]: async () => {
      const Nombre = String(
        await shop.made('perfiles-de-importacion', profile(`perfil-${shop.next()}`), 'Nombre'),
      )
      return { path: { Nombre }, body: profile(Nombre) }
    },
    [`GET ${GESTION}perfiles-de-importacion/{Nombre}`]: async () => ({
      path: {
        Nombre: await shop.made('perfiles-de-importacion', profile(`perfil-${shop.next()}`), 'Nombre'),
      },
    }),
    [`DELETE ${GESTION}perfiles-de-importacion/{Nombre}`]: async () => ({
      path: {
        Nombre: await shop.made('perfiles-de-importacion', profile(`perfil-${shop.next()}`), 'Nombre'),
      },
    }),
    [`POST ${GESTION}articulos-por-clasificar/familia`]: async () => ({
      body: {
        Codigos: [String((await shop.someRecord(`${GESTION}articulos`))?.['Codigo'])],
        Familia: Number((await shop.someRecord(`${GESTION}familias`))?.['Codigo']),
      },
    }),
  }
}

const profile = (Nombre: string): Fields => ({
  Nombre,
  Formato: 'encabezado',
  Codificacion: null,
  Separador: ';',
  Decimal: ',',
  DecimalesImplicitos: 0,
  Columnas: ['codigo', 'descripcion', 'precio'].map((Campo) => ({
    Campo,
    Nombre: Campo,
    Desde: null,
    Largo: null,
  })),
})
