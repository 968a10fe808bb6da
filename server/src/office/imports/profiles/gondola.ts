import { IMPORT_COLUMNS } from '@gondola/contract/imports'
import type { Profile } from './profile.ts'

const words = (text: string) => text.split(' ')

/** Names of columns in the files of tills and ERP systems (argentina §3.1), in the order of what is suggested. */
const NAMES: Profile['columns'] = {
  ean: words(
    'ean ean13 ean_13 cod_barra cod_barras codigo_barra codigo_barras codigo_de_barra codigo_de_barras barcode gtin upc',
  ),
  codigo: words(
    'codigo codigo_interno cod_interno cod cod_art codart codigo_articulo cod_articulo cod_prod codigo_producto codigo_art cod_int id_articulo nro_articulo plu sku',
  ),
  descripcion: words(
    'descripcion descrip articulo producto nombre detalle denominacion desc desc_articulo descripcion_articulo',
  ),
  marca: words('marca desc_marca fabricante'),
  departamento: words('departamento depto rubro desc_rubro seccion categoria grupo desc_grupo'),
  familia: words(
    'familia subrubro sub_rubro desc_subrubro subcategoria sub_categoria subgrupo desc_subgrupo',
  ),
  precio: words(
    'precio precio_venta precio_vta precio_final precio_publico precio_lista precio_unitario precio_con_iva precio_c_iva precio_iva_incluido precio_minorista precio_venta_publico p_venta pvp importe',
  ),
  cantidad: words('contenido cantidad contenido_neto presentacion'),
  unidad: words('unidad unidad_medida um u_m uni unidad_de_medida unidad_venta'),
  pesable: words('pesable por_peso se_pesa se_vende_por_peso balanza'),
  iva: words('iva alicuota alicuota_iva alic_iva tasa_iva porc_iva'),
  impuesto_interno: words('impuesto_interno imp_interno impuestos_internos imp_internos imp_int'),
  sucursal: words('sucursal suc cod_sucursal codigo_sucursal id_sucursal nro_sucursal'),
  lista: words('lista lista_precios lista_precio cod_lista codigo_lista id_lista nro_lista'),
  existencia: words('existencia existencias'),
  descripcion_larga: words('descripcion_larga descripcion_web descripcion_extendida'),
  ingredientes: words('ingredientes composicion'),
  contiene: words('contiene alergenos contiene_alergenos'),
  puede_contener: words('puede_contener trazas'),
  sin_tacc: words('sin_tacc libre_de_gluten sin_gluten apto_celiaco apto_celiacos celiacos'),
  sin_azucar: words('sin_azucar sin_azucares'),
  vegano: words('vegano apto_vegano apto_veganos'),
  sellos: words('sellos octogonos sellos_negros exceso_en'),
  leyendas: words('leyendas leyenda leyendas_precautorias'),
  origen: words('origen pais_de_origen pais_origen pais procedencia'),
  productor: words('productor elaborador elaborado_por'),
  conservacion: words('conservacion modo_de_conservacion'),
}

/** The project's own CSV (docs/importar.md); a column without other names has its own. */
export const gondola: Profile = {
  name: 'gondola',
  columns: {
    ...NAMES,
    ...Object.fromEntries(IMPORT_COLUMNS.flatMap((column) => (column in NAMES ? [] : [[column, [column]]]))),
  },
  required: [['ean', 'codigo'], 'precio'],
}
