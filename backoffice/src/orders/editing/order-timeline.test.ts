import { expect, test } from 'vitest'
import { timelineOf } from './order-timeline.tsx'

const step = (Momento: string, Paso: string | null, Motivo: string | null = null) => ({
  De: null,
  A: 'P' as const,
  Paso,
  Momento,
  Autor: Paso === null ? null : 'marta',
  Motivo,
})

test('steps, notes, money, messages and mails are one list by time, whatever their offset', () => {
  const order = {
    Historial: [
      step('2026-11-21T15:00:00.000Z', null),
      step('2026-11-21T18:00:00.000Z', 'nota', 'Tocar fuerte'),
    ],
    Avisos: [
      {
        Canal: 'dispositivo' as const,
        Aviso: 'listo' as const,
        Estado: 'sent' as const,
        Momento: '2026-11-21T19:00:00.000Z',
      },
    ],
    Correos: [
      { Asunto: 'Recibimos tu pedido', Estado: 'sent' as const, Momento: '2026-11-21T15:00:01.000Z' },
    ],
  }
  const money = [
    {
      Momento: '2026-11-21T14:30:00.000-03:00',
      Clase: 'nota',
      Importe: null,
      Estado: null,
      Texto: 'Paga con cambio',
      Autor: 'pia',
    },
  ]
  expect(timelineOf(order, money).map(({ text }) => text.split(' · ').slice(1).join(' · '))).toEqual([
    'Pedido hecho · el cliente',
    'Mail · «Recibimos tu pedido» · Enviado',
    'Nota · pia · Paga con cambio',
    'Nota interna · marta · «Tocar fuerte»',
    'Preparado · enviado · Aviso en el dispositivo',
  ])
})

test('a question to the customer is there when it was asked and when it ended', () => {
  const Pregunta = {
    Items: 1,
    Estado: 'elegida' as const,
    Opciones: [{ Codart: 'A', Descrip: 'Leche Ilolay' }],
    Medida: null,
    Elegido: 'A',
    Momento: '2026-11-21T15:00:00.000Z',
    Hasta: '2026-11-21T15:05:00.000Z',
    Respondida: '2026-11-21T15:01:00.000Z',
  }
  const texts = (changes: object) =>
    timelineOf(
      {
        Historial: [],
        Avisos: [],
        Lineas: [{ Descrip: 'Leche', Pregunta: { ...Pregunta, ...changes } }],
      } as never,
      [],
    ).map(({ at, text }) => [new Date(at).toISOString().slice(14, 19), text.split(' · ').at(-1)])
  expect(texts({})).toEqual([
    ['00:00', 'Preguntado: Leche'],
    ['01:00', 'Leche: El cliente eligió Leche Ilolay'],
  ])
  expect(texts({ Estado: 'vencida', Elegido: null, Respondida: null })[1]).toEqual([
    '05:00',
    'Leche: No respondió: va uno similar que no cueste más, como pidió.',
  ])
  expect(texts({ Estado: 'abierta', Elegido: null, Respondida: null })).toHaveLength(1)
})
