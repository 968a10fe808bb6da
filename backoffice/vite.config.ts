import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractShape } from '../tools/page-build/contract-shape.ts'
import { precompress } from '../tools/page-build/precompress.ts'
import { withoutDocs } from '../tools/page-build/without-docs.ts'

/** Where `npm run dev` finds the running shop's API and pictures. */
const SHOP = process.env['SHOP'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  base: '/gestion/',
  define: contractShape(),
  plugins: [react(), withoutDocs(), precompress()],
  // the server puts each answer's own nonce in its place (server/src/app/pages/pages.ts)
  html: { cspNonce: '__NONCE__' },
  server: { proxy: { '/api': SHOP, '/imagenes': SHOP } },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
