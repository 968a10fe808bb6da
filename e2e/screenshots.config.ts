import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** `npm run capturas`: pictures of every screen and dialog into the folder `capturas`, at both sizes. */
export default defineConfig(config, { testMatch: 'screenshots.ts', reporter: 'list' })
