import type { Order } from '@gondola/contract/orders'

const SLOT = /^(\d\d):(\d\d) a (\d\d):(\d\d)$/

/**
 * An order's slot as an iCalendar file (RFC 5545), in the local time of whoever opens it; null if the order has no
 * slot.
 */
export function calendarFile(
  { Id, Dia, HorarioEntrega, Fechahora }: Pick<Order, 'Id' | 'Dia' | 'HorarioEntrega' | 'Fechahora'>,
  { title, place }: { title: string; place: string },
): string | null {
  const [, fromHour, fromMinute, toHour, toMinute] = SLOT.exec(HorarioEntrega ?? '') ?? []
  if (Dia === null || toMinute === undefined) return null
  const stamp = new Date(Fechahora).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gondola//Pedidos//ES',
    'BEGIN:VEVENT',
    `UID:pedido-${Id}@${location.hostname}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${Dia}T${fromHour}${fromMinute}00`,
    // a slot until midnight ends a minute earlier: the format has no hour 24
    `DTEND:${Dia}T${toHour === '24' ? '2359' : `${toHour}${toMinute}`}00`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')
