import { expect, test } from './shop-test.ts'

test('a search is narrowed, the address has its filters, and it opens again @ambos', async ({
  page,
  isMobile,
}) => {
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

test('a panel that slides in never scrolls what it lies in', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a panel of the phone')
  await page.goto('/#/busqueda?texto=leche')
  const scrolled = await page.evaluateHandle(() => {
    const seen = { furthest: 0, frames: 0 }
    const look = () => {
      const dialog = document.querySelector('dialog[open]')
      if (dialog) seen.furthest = Math.max(seen.furthest, dialog.scrollLeft)
      if (dialog) seen.frames++
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect.poll(() => scrolled.evaluate(({ frames }) => frames)).toBeGreaterThan(20)
  expect(await scrolled.evaluate(({ furthest }) => furthest)).toBe(0)
})

test('filters that leave nothing can be cleared at once', async ({ page }) => {
  await page.goto('/#/articulos?marcas=999999&pagina=2')
  await expect(page.getByText('No hay productos con esos filtros')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Limpiar filtros' }).last().click()
  await expect(page).toHaveURL(/#\/articulos$/)
  await expect(page.getByText(/^Productos encontrados: \d+$/)).toBeVisible()
})

test('each choice tells how many it leaves: brand, category, offer and promotion', async ({
  page,
  isMobile,
}) => {
  await page.goto('/#/articulos')
  const found = page.getByText(/^Productos encontrados: \d+$/)
  await expect(found).toBeVisible()
  const kinds = [
    ['Marca', /marcas=\d+/],
    ['Categoría', /familias=\d+/],
    ['Ofertas y promociones', /oferta=1/],
  ] as const
  for (const [kind, address] of kinds) {
    if (isMobile) await page.getByRole('button', { name: 'Filtrar' }).click()
    // the previous choice's counts stay until those of the whole list have arrived
    await expect(
      page.locator('[aria-busy]', { has: page.getByRole('group', { name: kind }) }),
    ).toHaveAttribute('aria-busy', 'false')
    const choice = page.getByRole('group', { name: kind }).getByRole('checkbox').first()
    const label = page.getByRole('group', { name: kind }).locator('label').first()
    const count = /(\d+) productos?$/.exec(await label.innerText())?.[1]
    await choice.check()
    if (isMobile) await page.getByRole('button', { name: new RegExp(`^Ver ${count} productos?$`) }).click()
    await expect(page, kind).toHaveURL(address)
    await expect(found, kind).toHaveText(`Productos encontrados: ${count}`)
    const chip = page.getByRole('button', { name: /^Quitar el filtro/ })
    await chip.click()
    await expect(page, kind).toHaveURL(/#\/articulos$/)
    await expect(chip).toBeHidden()
  }
})
