import { expect, type Locator } from '@playwright/test'

/** The field is marked as wrong and its description, which a screen reader reads with it, says why. */
export async function expectFault(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll(/[.?()$]/g, '[$&]')))
}
