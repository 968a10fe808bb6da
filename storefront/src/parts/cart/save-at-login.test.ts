import { afterEach, expect, it } from 'vitest'
import { keepOrderEdits } from '../../state/cart/order-edits.ts'
import { useSession } from '../../state/session/session.ts'
import { closeAlert, useAlerts } from '../../ui/notices/alerts.ts'
import { isReadyToLeave } from './save-at-login.ts'

const edited = { Id: 12, Cliente: 7 }
const alert = () => useAlerts.getState().shown[0]
/** As the notice does. */
function press(name: string) {
  const { id, buttons = [] } = alert()!
  closeAlert(id)
  buttons.find(({ text }) => text === name)?.onPress?.()
}

afterEach(() => {
  keepOrderEdits(edited, null)
  useSession.setState({ client: null })
})

it('a logout asks before it drops a begun change of an order', async () => {
  useSession.setState({ client: { Id: 7 } as never })
  const begun = { Pedido: 12, Cliente: 7, Cambios: 0, Pedidas: [], Lineas: [] }
  keepOrderEdits(edited, begun)
  expect(await isReadyToLeave()).toBe(true)
  keepOrderEdits(edited, { ...begun, Opt4: 'Timbre 2' })
  const stays = isReadyToLeave()
  expect(alert()?.text).toContain('pedido N.º 12')
  press('Seguir acá')
  expect(await stays).toBe(false)
  const leaves = isReadyToLeave()
  press('Cerrar sesión igual')
  expect(await leaves).toBe(true)
})
