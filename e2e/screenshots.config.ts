import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** `npm run screenshots`: pictures of every screen and dialog in the folder `capturas`, at three sizes. */
export default defineConfig(config, {
  testMatch: 'screenshots*.ts',
  reporter: 'list',
  retries: 0,
  projects: [
    {
      name: 'telefono',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    { name: 'tableta', use: { viewport: { width: 768, height: 1024 }, hasTouch: true } },
    // Under this name the tests' own configuration runs only what is marked for a desktop.
    { name: 'escritorio', grep: /./, use: { viewport: { width: 1280, height: 900 } } },
  ],
})
