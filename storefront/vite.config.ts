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
import { listNeededModules, type ModuleOf } from './build/first-load-modules.ts'
import { plainSchemas } from './build/plain-schemas.ts'
import { pageTemplate } from './prerender/page-template.ts'
import { contractShape } from '../tools/page-build/contract-shape.ts'
import { precompress } from '../tools/page-build/precompress.ts'

/** Where `npm run dev` finds the running shop's API and pictures. */
const SHOP = process.env['SHOP'] ?? 'http://127.0.0.1:3000'
/** Where it finds the back office's page, so that both are at one address. */
const BACKOFFICE = process.env['BACKOFFICE'] ?? SHOP

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const MAIN = fileOf('src/main.tsx')
const HOME = fileOf('src/screens/home/home-screen.tsx')
/** Where the build puts what only the server reads. */
const FIRST_SCREEN = fileOf('prerender/dist')

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/**
 * Announces in the page's head what the first screen needs and the browser would learn of too late: the typefaces, and
 * the code and styles of the home page, where most visits begin.
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

/** The chunk made of a source file, every chunk that it imports, and their styles. */
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

/** The page without what the server fills in: what is old by the time it is opened without a network. */
const PLAIN_PAGE = '/index.html'

/** The service worker, told which files this build has; its name never changes, so that browsers find the next one. */
function serviceWorker(): Plugin {
  const source = fileOf('service-worker/service-worker.ts')
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      // after the page's own plugin, which takes empty files out of the build
      order: 'post',
      async handler(_, bundle) {
        const built = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
        const shell = [
          PLAIN_PAGE,
          ...built.map((file) => `/${file}`),
          ...readdirSync(fileOf('public')).map((file) => `/${file}`),
        ]
        const version = createHash('sha256').update(shell.join()).digest('hex').slice(0, 12)
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
        const facts = `const PLAIN_PAGE = '${PLAIN_PAGE}'\nconst SHELL = ${JSON.stringify(shell)}\nconst VERSION = '${version}'\n`
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: `(() => {\n${facts}${code}})()\n` })
      },
    },
  }
}

/** What changes seldom and every screen needs: one file, kept by browsers over releases. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core)|zustand)\//

/** Parts of a library that only later screens use, though its index names them beside the rest. */
const LATER = /\/@tanstack\/.*\/(useMutation|mutationObserver)\.js$/

let firstLoad: Set<string> | null = null

/** Whether a module is needed to show the home page. All of them travel in one file: fewer and smaller so. */
function isOfFirstLoad(id: string, moduleOf: ModuleOf): boolean {
  firstLoad ??= listNeededModules([MAIN, HOME], moduleOf)
  return firstLoad.has(id) && !LATER.test(id)
}

/** What the server draws the first screen with: the same components, for Node (server/src/pages/first-screen). */
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
    // The content security policy knows no inline styles, scripts or data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long the compression takes is no news.
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
