import { violationsOf, type StaffViolation } from '../base/index.ts'
import { polygonFault } from './polygon.ts'
import type { ZoneDraft } from './zone.ts'

export const ZONE_FAULTS = {
  'zona-nombre': 'Escribí un nombre.',
  'zona-sucursal': 'Esa sucursal no existe.',
  'zona-sin-lugares': 'Agregá al menos un lugar o dibujá un polígono.',
  'zona-lugar-vacio': 'Cada lugar necesita una localidad o un código postal.',
  'zona-pocas-esquinas': 'Un polígono necesita al menos tres esquinas.',
  'zona-esquina-repetida': 'Hay dos esquinas seguidas en el mismo punto: quitá una.',
  'zona-plana': 'Las esquinas están todas en una línea.',
  'zona-cruzada': 'Los lados del polígono se cruzan o se tocan: mové una esquina.',
  'zona-sin-dias': 'Elegí al menos un día, o dejá los de la sucursal.',
  'zona-corte': 'Para una hora de cierre propia, indicá también cuántos días antes.',
  'zona-maximo': 'Ya hay demasiadas zonas: unificá algunas antes de agregar otra.',
  'zona-partes': 'Las zonas tienen demasiados lugares y esquinas entre todas: simplificá alguna.',
} as const
/** A violated rule of zones, with its field. */
export const zoneFault = violationsOf(ZONE_FAULTS)

/** The broken rule of a zone; null if it is allowed. */
export function checkZone(zone: ZoneDraft): StaffViolation | null {
  const { Nombre, Lugares, Poligono, DiasSemana, CorteDias, CorteHora } = zone
  if (Nombre.trim() === '') return zoneFault('zona-nombre', 'Nombre')
  if (Lugares.length === 0 && Poligono === null) return zoneFault('zona-sin-lugares', 'Lugares')
  const hasBlank = Lugares.some(({ Localidad, CodigoPostal }) => `${Localidad}${CodigoPostal}`.trim() === '')
  if (hasBlank) return zoneFault('zona-lugar-vacio', 'Lugares')
  const crooked = Poligono === null ? null : polygonFault(Poligono)
  if (crooked !== null) return zoneFault(crooked, 'Poligono')
  if (DiasSemana?.length === 0) return zoneFault('zona-sin-dias', 'DiasSemana')
  return CorteHora !== null && CorteDias === null ? zoneFault('zona-corte', 'CorteDias') : null
}
