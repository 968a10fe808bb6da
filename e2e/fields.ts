import { expect, type Locator } from '@playwright/test'

/** Expects the field to be marked as invalid, with the reason in its description, which a screen reader announces. */
export async function expectFault(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll(/[.?()$]/g, '[$&]')))
}
