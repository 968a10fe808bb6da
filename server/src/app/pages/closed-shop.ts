import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestCoverage } from '@gondola/contract/delivery'
import type { SiteParameters } from '@gondola/contract/site'
import { XSRF_COOKIE, XSRF_HEADER } from '@gondola/contract/base'
import type { CatalogueDeps } from '../../goods/catalogue/live-catalogue.ts'
import { cookieName } from '../../http/caller.ts'
import { HTML_TYPE, renderPage } from '../../http/html-page.ts'
import { refuseClosedShop } from '../../http/problem.ts'
import { giveXsrfCookie } from '../../http/xsrf.ts'
import { html } from '../../platform/text/markup.ts'
import { STAFF_COOKIE } from '../../sessions/session.ts'
import { findStaffSession } from '../../sessions/session.store.ts'
import { findSiteParameters } from '../../site/parameters.store.ts'

// Before the shop opens (site parameter Abierta) only staff see it; others see 'Muy pronto'.

const TEXTS = {
  title: 'Muy pronto',
  text: 'Estamos preparando la tienda en línea. Dejanos tu email y te avisamos cuando abramos.',
  email: 'Tu email',
  locality: 'Tu localidad',
  send: 'Avisame',
  sent: 'Listo: te vamos a avisar.',
  failed: 'No pudimos guardarlo. Probá de nuevo.',
} as const

/** Whether the shop is open, or a member of staff looks at it before. */
async function seesShop(
  request: FastifyRequest,
  { catalogue, db, clock, config }: CatalogueDeps,
): Promise<boolean> {
  if (catalogue.isOpen) return true
  const token = request.cookies[cookieName(STAFF_COOKIE, config)]
  return token !== undefined && (await findStaffSession(db, clock, token)) !== null
}

/** Refuses the calls of customers and visitors while the shop is closed, but for those that say `whileClosed`. */
export function refuseCallsWhileClosed(api: FastifyInstance, deps: CatalogueDeps): void {
  api.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config
    if (call === undefined || call.auth === 'staff' || call.auth === 'key' || call.shape.whileClosed) return
    if (!(await seesShop(request, deps))) refuseClosedShop()
  })
}

/** Of a route, since an address may write its letters in other ways. */
const SHOPS_OWN = /^\/(?:$|p\/:|sitemap|catalogo\.xml$|g\/|marcas\/|ofertas$|sucursales$)/

/** Answers 'Muy pronto' instead of the shop's page, the articles' pages, the shelves and the sitemap while the shop is closed. */
export function servePageWhileClosed(app: FastifyInstance, deps: CatalogueDeps): void {
  app.get(SCRIPT_PATH, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(SCRIPT),
  )
  app.addHook('onRequest', async (request, reply) => {
    // none: no such page, or one that is not built
    const { url: route = request.url } = request.routeOptions
    if (!SHOPS_OWN.test(route) || (await seesShop(request, deps))) return
    return answerSoon(request, reply, deps, route === '/' ? 200 : 404)
  })
}

async function answerSoon(request: FastifyRequest, reply: FastifyReply, deps: CatalogueDeps, status: number) {
  giveXsrfCookie(request, reply, deps.config)
  const page = soonPage(await findSiteParameters(deps.db))
  return reply.code(status).type(HTML_TYPE).header('cache-control', 'no-store').send(page)
}

const SCRIPT_PATH = '/p/avisame.js'

const soonPage = ({ NombreTienda, Telefono, Email }: SiteParameters) =>
  renderPage({
    title: `${TEXTS.title} | ${NombreTienda}`,
    head: html`<meta name="robots" content="noindex" />
      <script src="${SCRIPT_PATH}" defer></script>`,
    body: html`<h1>${NombreTienda}: ${TEXTS.title}</h1>
      <p>${TEXTS.text}</p>
      <form data-sent="${TEXTS.sent}" data-failed="${TEXTS.failed}">
        <label
          >${TEXTS.email} <input name="Email" type="email" required maxlength="200" autocomplete="email"
        /></label>
        <label
          >${TEXTS.locality} <input name="Localidad" required maxlength="80" autocomplete="address-level2"
        /></label>
        <button class="ir">${TEXTS.send}</button>
      </form>
      <p role="status"></p>
      <p class="nota">${[Telefono, Email].filter((text) => text !== '').join(' · ')}</p>`,
  })

/** Sends the form by the call that stores coverage requests. */
const SCRIPT = `
const form = document.querySelector('form')
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const { Email, Localidad } = Object.fromEntries(new FormData(form))
  const [, token = ''] = /(?:^|; )${XSRF_COOKIE}=([^;]*)/.exec(document.cookie) ?? []
  const status = document.querySelector('[role=status]')
  try {
    const answer = await fetch('/api${requestCoverage.path}', {
      method: '${requestCoverage.method}',
      headers: { 'content-type': 'application/json', '${XSRF_HEADER}': decodeURIComponent(token) },
      body: JSON.stringify({ Email, Localidad, CodigoPostal: '' }),
    })
    status.textContent = answer.ok ? form.dataset.sent : (await answer.json()).detail
  } catch {
    status.textContent = form.dataset.failed
  }
})
`.trimStart()
