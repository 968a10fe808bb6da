import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { HTML_TYPE } from '../../http/html-page.ts'
import { giveXsrfCookie } from '../../http/xsrf.ts'

const PREFIX = '/gestion/'
/** Placeholder that the build leaves where a nonce belongs (backoffice/vite.config.ts). */
const NONCE_MARK = /__NONCE__/g
const NONCE_BYTES = 16

/**
 * Serves the back office at `/gestion/`. Its page is sent with a new nonce each time, for the styles that its
 * components create at run time; files that the build names by a hash never change. Serves nothing if `folder` has no
 * build.
 */
export async function serveBackoffice(
  pages: FastifyInstance,
  config: Config,
  folder: string,
  forever: string,
): Promise<void> {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return
  const page = readFileSync(file, 'utf8')
  pages.get('/gestion', (_request, reply) => reply.redirect(PREFIX))
  pages.get(PREFIX, (request, reply) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64')
    giveXsrfCookie(request, reply, config)
    reply.header('content-security-policy', withStyles(reply, nonce))
    return reply.type(HTML_TYPE).header('cache-control', 'no-store').send(page.replace(NONCE_MARK, nonce))
  })
  await pages.register(fastifyStatic, {
    root: folder,
    prefix: PREFIX,
    index: false,
    wildcard: false,
    globIgnore: ['index.html*'],
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header('cache-control', path.includes('/assets/') ? forever : 'no-cache'),
  })
}

/** The policy of every page, and also styles with the nonce and previews of pictures to be uploaded. */
const withStyles = (reply: FastifyReply, nonce: string): string =>
  String(reply.getHeader('content-security-policy'))
    .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
    .replace("img-src 'self'", "img-src 'self' blob:")
