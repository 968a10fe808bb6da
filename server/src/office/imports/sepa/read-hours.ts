import type { OpeningHours } from '@gondola/contract/branches'

/** Columns of the opening hours, from Sunday. */
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'] as const
const SPAN = /(\d{1,2})(?:[:.](\d{2}))?\s*(?:hs?\.?)?\s*(?:a|-|–|hasta)\s*(\d{1,2})(?:[:.](\d{2}))?/gi

/** Opening hours of a branch, from `8 a 20`, `08:30 a 13:00 y 16 a 20:30`; what is not understood is left out. */
export function readHours(at: (column: string) => string): OpeningHours[] {
  return WEEKDAYS.flatMap((name, Dia) => {
    // one feed writes `sucursales_domingohorario_atencion`
    const text = at(`sucursales_${name}_horario_atencion`) || at(`sucursales_${name}horario_atencion`)
    return [...text.matchAll(SPAN)].flatMap(([, from, fromMinute, to, toMinute]) => {
      const [Desde, Hasta] = [timeOf(from!, fromMinute), timeOf(to!, toMinute)]
      return Desde === null || Hasta === null || Desde >= Hasta ? [] : [{ Dia, Desde, Hasta }]
    })
  }).slice(0, 21)
}

function timeOf(hour: string, minute = '00'): string | null {
  const time = `${hour.padStart(2, '0')}:${minute}`
  return /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time) ? time : null
}
