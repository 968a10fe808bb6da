import { expect, test } from './shop-test.ts'

test('a visitor opens the shop [§2.3]', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/\S/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
})
