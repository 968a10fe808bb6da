import { beforeEach, expect, it } from 'vitest'
import { useAlerts } from '../../ui/notices/alerts.ts'
import { tellViolation } from './tell-rule.ts'

beforeEach(() => useAlerts.setState({ shown: [] }))
const shown = () => useAlerts.getState().shown[0]

it('closes a warning of one sentence by itself, after the time of the specification', () => {
  tellViolation({ code: 'dia-entrega' })
  expect(shown()).toMatchObject({ title: 'Porfavor elija un dia de entrega.', durationMs: 2000 })
})

it.each([{ code: 'pedidos-pendientes', most: 1, mostConfirmed: 10 }, { code: 'horario-pasado' }] as const)(
  'leaves $code, of more than one, until it is accepted',
  (violation) => {
    tellViolation(violation, 3000)
    expect(shown()?.durationMs).toBeUndefined()
    expect(shown()?.buttons).toEqual([{ text: 'Aceptar' }])
  },
)
