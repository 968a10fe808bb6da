import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** The pictures of README.md: `npm run build`, then `GONDOLA_HISTORIA=yes npx playwright test --config=e2e/readme-pictures.config.ts --project=readme`. */
export default defineConfig(config, {
  testMatch: 'readme-pictures.ts',
  reporter: 'list',
  retries: 0,
  use: { actionTimeout: 15_000 },
  projects: [{ name: 'readme' }],
})
