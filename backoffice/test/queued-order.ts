import type { QueuedOrder } from '@gondola/contract/orders'

/** A row of the queue: a home delivery of two lines, nothing prepared; `changes` override it. */
export const testQueuedOrder = (changes: Partial<QueuedOrder> = {}): QueuedOrder => ({
  Id: 12,
  Estado: 'P',
  Fecha: '2026-11-20',
  Fechahora: '2026-11-20T10:00:00-03:00',
  FormaEntrega: 'ED',
  Dia: 20_261_123,
  HorarioEntrega: '09:00 a 12:00',
  Opt1: 'Natalia Domínguez',
  Opt3: 'Mitre 100',
  Opt4: '',
  TotalNeto: 100,
  Preparador: null,
  CantidadLineas: 2,
  LineasPreparadas: 0,
  Alcohol: false,
  ...changes,
})
