import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'

/** The tags of a built page that load its code. `FONTS` are those that preload its fonts. */
const MODULES =
  /^ *(?:<script type="module" crossorigin src|<link rel="modulepreload" crossorigin href)="([^"]+)">(?:<\/script>)?\n/gm
/** Image sizes depend on the viewport: with a preload before this tag, a phone would count as 980 px wide. */
const VIEWPORT = /<meta name="viewport"[^>]*>/
const FONTS = /^ *<link rel="preload" as="font"[^>]*>\n/gm

/**
 * Writes, beside the build's own page, the template that the server fills. It starts with `script` and has placeholders
 * for the first screen and for the API responses embedded in the page (server/src/app/pages/first-screen).
 */
export function pageTemplate(script: string, folder: string): Plugin {
  return {
    name: 'page-template',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const page = readFileSync(path.join(dir, 'index.html'), 'utf8')
      const modules = [...page.matchAll(MODULES)].map(([, href]) => href)
      if (modules.length === 0) throw new Error('index.html starts no module')
      if (!VIEWPORT.test(page)) throw new Error('index.html has no viewport')
      const { code } = await transformWithOxc(readFileSync(script, 'utf8'), script)
      const facts = `const MODULES = ${JSON.stringify(modules)}\n`
      const start = `<script>(() => {\n${facts}${code}})()</script>`
      const filled = page
        .replace(MODULES, '')
        .replace(FONTS, '')
        .replace(VIEWPORT, (viewport) => `${viewport}\n    <!--portada-->\n    ${start}`)
        .replace('</body>', '  <!--primera-pantalla-->\n  </body>')
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, 'page.html'), filled)
    },
  }
}
