import { expect, test } from './shop-test.ts'

test('a search is narrowed, told in the address, and opened again', async ({ page, isMobile }) => {
  await page.goto('/#/busqueda?texto=leche')
  const found = page.getByText(/^Productos encontrados: \d+$/)
  await expect(found).toBeVisible()
  const before = await found.textContent()
  if (isMobile) await page.getByRole('button', { name: 'Filtrar' }).click()
  await page.getByRole('checkbox', { name: /^La Serenísima/ }).check()
  if (isMobile) await page.getByRole('button', { name: /^Ver \d+ productos?$/ }).click()
  await expect(page).toHaveURL(/marcas=\d+/)
  const chip = page.getByRole('button', { name: 'Quitar el filtro La Serenísima' })
  await expect(chip).toBeVisible()
  await expect(found).not.toHaveText(before!)
  const narrowed = await found.textContent()
  await page.reload()
  await expect(found).toHaveText(narrowed!)
  await chip.click()
  await expect(page).not.toHaveURL(/marcas=/)
  await expect(found).toHaveText(before!)
})

test('filters that leave nothing can be cleared at once', async ({ page }) => {
  await page.goto('/#/articulos?marcas=999999&pagina=2')
  await expect(page.getByText('No hay productos con esos filtros')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Limpiar filtros' }).last().click()
  await expect(page).toHaveURL(/#\/articulos$/)
  await expect(page.getByText(/^Productos encontrados: \d+$/)).toBeVisible()
})
