import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Where `npm run dev` finds the running shop's API and pictures. */
const SHOP = process.env['SHOP'] ?? 'http://localhost:3000'

/** Announces the two typefaces in the page's head, so that they load beside the styles and not after them. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'))
        return fonts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}

export default defineConfig({
  plugins: [react(), preloadFonts()],
  server: { proxy: { '/api': SHOP, '/imagenes': SHOP } },
  build: {
    target: 'baseline-widely-available',
    // The content security policy knows no inline styles, scripts or data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
