import type { ZoneDraft } from '@gondola/contract/delivery'

/** The draft for a form's values: an empty choice of days is the branch's days, an empty time none. */
export function toDraft(values: Record<string, unknown>): ZoneDraft {
  const days = (values['DiasSemana'] ?? []) as number[]
  const numberOf = (name: string) => (typeof values[name] === 'number' ? values[name] : null)
  return {
    Sucursal: values['Sucursal'] as number,
    Nombre: typeof values['Nombre'] === 'string' ? values['Nombre'] : '',
    Lugares: values['Lugares'] as ZoneDraft['Lugares'],
    Poligono: Array.isArray(values['Poligono']) ? (values['Poligono'] as ZoneDraft['Poligono']) : null,
    Costo: numberOf('Costo'),
    Minimo: numberOf('Minimo'),
    GratisDesde: numberOf('GratisDesde'),
    DiasSemana: days.length > 0 ? days.toSorted((one, other) => one - other) : null,
    CorteDias: numberOf('CorteDias'),
    CorteHora:
      typeof values['CorteHora'] === 'string' && values['CorteHora'] !== '' ? values['CorteHora'] : null,
    Activa: values['Activa'] !== false,
    Orden: Number(values['Orden'] ?? 0),
  }
}
