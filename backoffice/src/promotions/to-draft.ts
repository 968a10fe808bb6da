import type { Mechanic } from '@gondola/contract/catalogue'
import type { PromotionDraft } from '@gondola/contract/promotions'

type Typed = Record<string, unknown>

/** The numbers of each kind of mechanic; the form may still hold those of another kind chosen before. */
const NUMBERS: Readonly<Record<Mechanic['Tipo'], readonly (keyof Mechanic)[]>> = {
  porcentaje: ['Porcentaje', 'Lleva'],
  nxm: ['Lleva', 'Paga'],
  segunda: ['Porcentaje'],
  desde: ['Lleva', 'Precio'],
}

/** The draft for a form's values: empty fields are dropped, and a mechanic has only the numbers of its kind. */
export function toDraft(values: Typed): PromotionDraft {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  const list = <T>(name: string) => (Array.isArray(values[name]) ? (values[name] as T[]) : [])
  const days = list<number>('Dias')
  const means = list<number>('TiposPago')
  const branches = list<number>('Sucursales')
  return {
    Descripcion: text('Descripcion'),
    Descrip: text('Descrip'),
    Imagen: text('Imagen') || null,
    FechaDesde: text('FechaDesde'),
    FechaHasta: text('FechaHasta'),
    Dias: days.length > 0 ? days : null,
    TiposPago: means.length > 0 ? means : null,
    ...('Sucursales' in values && { Sucursales: branches.length > 0 ? branches : null }),
    Mecanica: mechanicOf(values['Mecanica'] ?? {}),
    Bases: text('Bases'),
    Orden: Number(values['Orden'] ?? 0),
    Articulos: list('Articulos'),
    Familias: list('Familias'),
    Marcas: list('Marcas'),
  }
}

function mechanicOf(typed: Partial<Mechanic>): Mechanic | null {
  const { Tipo, Combinable, Limite, LimitePorDia } = typed
  if (!Tipo) return null
  const numbers = NUMBERS[Tipo].filter((name) => typeof typed[name] === 'number')
  return {
    Tipo,
    ...Object.fromEntries(numbers.map((name) => [name, typed[name]])),
    ...(Combinable === true && { Combinable }),
    ...(typeof Limite === 'number' && { Limite, ...(LimitePorDia === true && { LimitePorDia }) }),
  }
}
