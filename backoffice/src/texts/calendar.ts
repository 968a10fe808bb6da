import { formatDate, weekdayName } from '@gondola/contract/base'

// Texts of the calendar of promotions and offers.

const days = (from: string, until: string) =>
  from === until ? `el ${formatDate(from)}` : `del ${formatDate(from)} al ${formatDate(until)}`

export const CALENDAR_TEXTS = {
  title: 'Calendario',
  what: 'Qué',
  week: (monday: string) => `Semana del ${formatDate(monday).slice(0, 'dd/mm'.length)}`,
  today: (day: string) => `Hoy, ${weekdayName(day)} ${formatDate(day).slice(0, 'dd/mm'.length)}`,
  before: 'Semanas anteriores',
  after: 'Semanas siguientes',
  none: 'No hay promociones ni ofertas en estas semanas.',
  loading: 'Buscando promociones y ofertas',
  offers: (count: number) => (count === 1 ? '1 oferta' : `${count.toLocaleString('es-AR')} ofertas`),
  offerOf: (article: string) => `Oferta: ${article}`,
  days,
  overlap: (name: string, from: string, until: string, articles: number) =>
    `Se superpone con ${name} ${days(from, until)}: ${articles === 0 ? 'misma familia o marca' : articles === 1 ? '1 artículo' : `${articles.toLocaleString('es-AR')} artículos`}.`,
  more: (count: number) => (count === 1 ? 'Y con 1 más.' : `Y con ${count} más.`),
} as const
