import { expect, it } from 'vitest'
import { actionText, otherEntityText, otherFieldText } from './audit-texts.ts'

it.each([
  [actionText, 'usar-codigo-de-recuperacion', 'Usar un código de recuperación'],
  [actionText, 'algo-nuevo', 'Algo nuevo'],
  [actionText, 'toString', 'Tostring'],
  [otherEntityText, 'perfiles-de-importacion', 'Perfil de importación'],
  [otherEntityText, 'cosas-raras', 'Cosas raras'],
  [otherFieldText, 'Descripcion', 'Descripción'],
  [otherFieldText, 'TotalNeto', 'Total neto'],
  [otherFieldText, 'TopeDevolucion', 'Tope devolución'],
  [otherFieldText, 'MaximoPedidosPorDia', 'Máximo pedidos por día'],
  [otherFieldText, 'manual_fields', 'Manual fields'],
] as const)('%o of %s is %s', (text, name, expected) => expect(text(name)).toBe(expected))
