import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import {
  defineConfig,
  transformWithOxc,
  type HtmlTagDescriptor,
  type IndexHtmlTransformContext,
  type Plugin,
  type UserConfig,
} from 'vite'
import { customerTexts } from './build/customer-texts.ts'
import { listNeededModules, type ModuleOf } from './build/first-load-modules.ts'
import { plainSchemas } from './build/plain-schemas.ts'
import { pageTemplate } from './prerender/page-template.ts'
import { contractShape } from '../tools/page-build/contract-shape.ts'
import { precompress } from '../tools/page-build/precompress.ts'

/** Origin of the shop's API and pictures for `npm run dev`. */
const SHOP = process.env['SHOP'] ?? 'http://127.0.0.1:3000'
/** Origin of the back office's dev server: both pages are served at one address. */
const BACKOFFICE = process.env['BACKOFFICE'] ?? SHOP

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const MAIN = fileOf('src/main.tsx')
const HOME = fileOf('src/screens/home/home-screen.tsx')
/** Output folder of the files that only the server reads (prerender/README.md). */
const FIRST_SCREEN = fileOf('prerender/dist')

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/**
 * Adds preload links for the fonts and for the home page's code and styles, which the browser would otherwise discover
 * late: most visits begin at the home page.
 */
function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
        const home = filesOf(bundle, 'screens/home/home-screen.tsx').filter((file) => !html.includes(file))
        return [
          ...fonts.map((file) =>
            link(file, { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true }),
          ),
          ...home.map((file) =>
            link(
              file,
              file.endsWith('.css')
                ? { rel: 'preload', as: 'style', crossorigin: true }
                : { rel: 'modulepreload', crossorigin: true },
            ),
          ),
        ]
      },
    },
  }
}

function link(file: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, href: `/${file}` }, injectTo: 'head' }
}

/** The chunk of a source file, the chunks that it imports, directly or not, and their styles. */
function filesOf(bundle: Bundle, source: string): string[] {
  const files = new Set<string>()
  const collect = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    chunk.viteMetadata?.importedCss.forEach((css) => files.add(css))
    chunk.imports.forEach(collect)
  }
  const entry = Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(source),
  )
  if (entry) collect(entry.fileName)
  return [...files]
}

/** The page without embedded answers, cached by the service worker: embedded answers would be stale offline. */
const PLAIN_PAGE = '/index.html'

/** Emits the service worker with the list of this build's files. Its name is fixed, so that browsers find updates. */
function serviceWorker(): Plugin {
  const source = fileOf('service-worker/service-worker.ts')
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      // after Vite's HTML plugin, which removes empty chunks from the bundle
      order: 'post',
      async handler(_, bundle) {
        const built = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
        const shell = [
          PLAIN_PAGE,
          ...built.map((file) => `/${file}`),
          ...readdirSync(fileOf('public'), { recursive: true, encoding: 'utf8' })
            .filter((file) => file.includes('.'))
            .map((file) => `/${file.replaceAll('\\', '/')}`),
        ]
        const version = createHash('sha256').update(shell.join()).digest('hex').slice(0, 12)
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
        const facts = `const PLAIN_PAGE = '${PLAIN_PAGE}'\nconst SHELL = ${JSON.stringify(shell)}\nconst VERSION = '${version}'\n`
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: `(() => {\n${facts}${code}})()\n` })
      },
    },
  }
}

/** Libraries of every screen: one chunk that changes rarely, so that browsers cache it across releases. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core)|zustand)\//

/** Modules of those libraries that only later screens use, although the library's index exports them. */
const LATER = /\/@tanstack\/.*\/(useMutation|mutationObserver)\.js$/

let firstLoad: Set<string> | null = null

/** Whether the home page needs a module. These form one chunk, which compresses better than many. */
function isOfFirstLoad(id: string, moduleOf: ModuleOf): boolean {
  firstLoad ??= listNeededModules([MAIN, HOME], moduleOf)
  return firstLoad.has(id) && !LATER.test(id)
}

/** The build for Node with which the server renders the first screen (prerender/README.md). */
const forServer: UserConfig = {
  plugins: [react(), plainSchemas()],
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"', ...contractShape() },
  build: {
    ssr: 'prerender/first-screen.tsx',
    outDir: FIRST_SCREEN,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { checks: { pluginTimings: false } },
    minify: true,
    assetsInlineLimit: 0,
  },
}

const forBrowsers: UserConfig = {
  define: contractShape(),
  plugins: [
    react(),
    plainSchemas(),
    preloadFirstScreen(),
    serviceWorker(),
    pageTemplate(fileOf('prerender/start-page.ts'), FIRST_SCREEN),
    customerTexts(FIRST_SCREEN),
    precompress(),
  ],
  server: {
    proxy: {
      '/api': SHOP,
      '/imagenes': SHOP,
      '/p/': SHOP,
      '/gestion': { target: BACKOFFICE, ws: true },
    },
  },
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows no inline styles or scripts and no `data:` URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // compression takes long and would be reported as a slow plugin
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: (id) => VENDOR.test(id) && !LATER.test(id), priority: 1 },
            {
              name: (id, graph) => (isOfFirstLoad(id, (file) => graph.getModuleInfo(file)) ? 'shop' : null),
              debugName: 'shop',
            },
          ],
        },
      },
    },
  },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? forServer : forBrowsers))
