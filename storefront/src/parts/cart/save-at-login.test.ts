import { afterEach, expect, it, vi } from 'vitest'
import { keepOrderEdits } from '../../state/cart/order-edits.ts'
import { useSession } from '../../state/session/session.ts'
import { closeAlert, useAlerts } from '../../ui/notices/alerts.ts'
import { foreignCart } from '../../state/session/session.ts'
import { replaceCart, useCart } from '../../state/cart/cart.ts'
import { isReadyToLeave, refreshCart } from './save-at-login.ts'

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
  vi.unstubAllGlobals()
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

it('a cart whose owner’s session ended waits for the owner alone, and names nothing', async () => {
  const line = {
    Items: 1,
    Cantidad: 2,
    Unidad: 1 as const,
    Precioindividual: 10,
    Precioventa: 20,
    Codart: 'A-7',
    Imagen: null,
    Ean: null,
    Descrip: 'Vino',
    Promo: null,
    Alcohol: true,
    Aclaracion: 'tinto',
  }
  const local = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, text: string) => local.set(key, text),
    removeItem: (key: string) => local.delete(key),
  })
  vi.stubGlobal('sessionStorage', localStorage)
  foreignCart.write([7, [line]])
  const logIn = async (Id: number | null) => {
    useSession.setState({ client: Id === null ? null : ({ Id } as never) })
    await refreshCart(null)
    return useCart.getState().lines.map(({ Codart, Cantidad, Aclaracion }) => [Codart, Cantidad, Aclaracion])
  }
  expect(await logIn(8)).toEqual([])
  expect(local.get('carritos')).toContain('A-7')
  expect(local.get('carritos')).not.toMatch(/Vino/)
  expect(await logIn(null)).toEqual([])
  expect(await logIn(7)).toEqual([['A-7', 2, 'tinto']])
  replaceCart([])
  expect(await logIn(7)).toEqual([])
})
