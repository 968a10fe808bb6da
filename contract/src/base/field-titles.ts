/** The usual titles of fields in the panel; a field without one is titled by its name. */
const USUAL: Readonly<Record<string, string>> = {
  Articulo: 'Artículo',
  Articulos: 'Artículos',
  AsignadaA: 'A cargo de',
  Asignada: 'A cargo de',
  Codigo: 'Código',
  CodigoPostal: 'Código postal',
  CorteDias: 'Cierre: días antes',
  CorteHora: 'Cierre: hora',
  DiasSemana: 'Días de reparto',
  Direccion: 'Dirección',
  EstadoGestion: 'Estado',
  FechaDesde: 'Desde',
  FechaHasta: 'Hasta',
  Fechahora: 'Fecha',
  Id: 'N.º',
  Iva: 'IVA (%)',
  Precioventa: 'Precio',
  Proximo: 'Próximo intento',
  Telefono: 'Teléfono',
  UltimoError: 'Último error',
}

type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text

/** Titles of fields, whose names stand between spaces, in their order: their own here, or the usual ones. */
export const fieldTitles = <const Names extends string>(
  names: Names,
  own: Partial<Record<Words<NoInfer<Names>>, string>> = {},
): Readonly<Record<Words<Names>, string>> => {
  const titles: Readonly<Record<string, string>> = { ...USUAL, ...own }
  return Object.fromEntries(names.split(' ').map((name) => [name, titles[name] ?? name])) as Record<
    Words<Names>,
    string
  >
}
