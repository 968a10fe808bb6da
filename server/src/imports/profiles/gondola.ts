import type { Profile } from './profile.ts'

const words = (text: string) => text.split(' ')

/** The project's own CSV (docs/importar.md), with the column names that tills and ERP systems use (argentina §3.1). */
export const gondola: Profile = {
  name: 'gondola',
  columns: {
    ean: words(
      'ean ean13 ean_13 cod_barra cod_barras codigo_barra codigo_barras codigo_de_barra codigo_de_barras barcode gtin upc',
    ),
    codigo: words(
      'codigo codigo_interno cod_interno cod cod_art codart codigo_articulo cod_articulo cod_prod codigo_producto id_articulo plu sku',
    ),
    descripcion: words(
      'descripcion descrip articulo producto nombre detalle denominacion desc desc_articulo',
    ),
    marca: words('marca desc_marca fabricante'),
    departamento: words('departamento depto rubro desc_rubro seccion categoria grupo desc_grupo'),
    familia: words(
      'familia subrubro sub_rubro desc_subrubro subcategoria sub_categoria subgrupo desc_subgrupo',
    ),
    precio: words(
      'precio precio_venta precio_vta precio_final precio_publico precio_lista precioventa pvp importe',
    ),
    cantidad: words('contenido cantidad contenido_neto presentacion'),
    unidad: words('unidad unidad_medida um u_m uni unidad_de_medida unidad_venta'),
    pesable: words('pesable por_peso se_pesa balanza'),
    iva: words('iva alicuota alicuota_iva alic_iva tasa_iva porc_iva'),
    impuesto_interno: words('impuesto_interno imp_interno impuestos_internos imp_internos imp_int'),
    sucursal: words('sucursal cod_sucursal codigo_sucursal id_sucursal'),
    lista: words('lista lista_precios lista_de_precios'),
    existencia: words('existencia existencias'),
  },
  required: [['ean', 'codigo'], 'descripcion', 'precio'],
}
