import { openBrowser } from '../open-browser.ts'
import { withDemoShop } from '../demo-shop.ts'
import { byKeyboard, byPointer, type Hands } from './hands.ts'
import { ADMIN, ShopOfWork } from './shop-of-work.ts'
import { TASKS } from './tasks.ts'

// npm run bench -- work: presses of staff for the pieces of a working day in the demo shop, with a pointer and by
// keyboard alone. Exit status 1 if one takes more than it may.

const STEP_MAX_MS = 120_000
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }

const [pointer, keyboard] = [await workWith(byPointer), await workWith(byKeyboard)]
console.log('piece of work | before | at most | presses | by keyboard alone: presses + Tabs')
for (const { name, before, most } of TASKS) {
  const [press, keys] = [pointer.get(name)!, keyboard.get(name)!]
  console.log(`${name} | ${before ?? '–'} | ${most} | ${press.presses} | ${keys.presses} + ${keys.tabs}`)
  if (press.presses > most) process.exitCode = 1
}

/** Does all pieces of work in a new shop; returns the presses and Tabs of each. */
function workWith(handsOf: typeof byPointer) {
  return withDemoShop(
    async ({ address }) => {
      const shop = new ShopOfWork(address)
      await shop.open()
      const browser = await openBrowser()
      try {
        const page = await browser.newPage({ locale: 'es-AR' })
        page.setDefaultTimeout(STEP_MAX_MS)
        await page.goto(`${address}/gestion/`)
        await page.getByLabel('Usuario').fill(ADMIN.Usuario)
        await page.getByRole('textbox', { name: 'Contraseña' }).fill(ADMIN.Pass)
        await page.keyboard.press('Enter')
        await page.getByRole('navigation', { name: 'Secciones' }).waitFor()
        const spent = new Map<string, Pick<Hands, 'presses' | 'tabs'>>()
        for (const task of TASKS) {
          const { start, work } = await task.prepare(shop)
          await page.setViewportSize(task.isPhone === true ? PHONE : DESKTOP)
          await page.goto(`${address}/gestion/${start}`)
          await page.getByRole('heading', { level: 1 }).waitFor()
          const hands = handsOf(page)
          await work(page, hands)
          spent.set(task.name, { presses: hands.presses, tabs: hands.tabs })
        }
        return spent
      } finally {
        await browser.close()
      }
    },
    { ADMIN_PASSWORD: ADMIN.Pass },
  )
}
