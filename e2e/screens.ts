import { expect, type Page } from '@playwright/test'
import { articleNamed, OIL } from './cart.ts'

/** A screen's address, and the heading that identifies it. */
export interface Screen {
  name: string
  address: string
  heading: string
}

/** Public screens (spec §2). Neighbours have different headings. */
export const OPEN_SCREENS: readonly Screen[] = [
  { name: 'inicio', address: '/inicio', heading: 'Góndola, tu supermercado en casa' },
  { name: 'articulos', address: '/articulos', heading: 'Todos los productos' },
  { name: 'familia', address: '/articulos/801', heading: 'Frutas' },
  { name: 'departamento', address: '/articulos/4', heading: 'Bebidas con alcohol' },
  { name: 'categoria-vacia', address: '/articulos/999999', heading: 'Categoría desconocida' },
  { name: 'busqueda-inicial', address: '/busqueda', heading: 'Búsqueda' },
  { name: 'busqueda', address: '/busqueda?texto=leche', heading: 'Resultados para “leche”' },
  { name: 'busqueda-sin-resultados', address: '/busqueda?texto=zzzzqq', heading: 'Resultados para “zzzzqq”' },
  { name: 'promociones', address: '/promociones', heading: 'Promociones' },
  { name: 'super-card', address: '/super-card', heading: 'Pedí tu SuperCard' },
  { name: 'pedidos', address: '/pedidos', heading: 'Mis pedidos' },
  { name: 'envios', address: '/envios', heading: 'Envíos' },
  { name: 'privacidad', address: '/politica-de-privacidad', heading: 'Política de privacidad' },
  { name: 'sobre-nosotros', address: '/sobre-nosotros', heading: 'Sobre nosotros' },
  { name: 'terminos', address: '/terminos-y-condiciones', heading: 'Términos y condiciones' },
  { name: 'ayuda', address: '/ayuda', heading: 'Ayuda' },
  { name: 'medios-de-pagos', address: '/medios-de-pagos', heading: 'Medios de pago' },
  { name: 'contacto', address: '/contactanos', heading: 'Contacto' },
  { name: 'mapa-del-sitio', address: '/mapa-del-sitio', heading: 'Mapa del sitio' },
  { name: 'restablecer', address: '/restablecer/usado', heading: 'Elegí una contraseña nueva' },
  { name: 'arrepentimiento', address: '/arrepentimiento', heading: 'Botón de arrepentimiento' },
  { name: 'lista', address: '/lista', heading: 'Pegá tu lista' },
  { name: 'articulo-sin-venta', address: '/ver-articulo/no-existe/x', heading: 'Producto' },
]

/** Screens for customers only; the checkout needs a cart. */
export const GUARDED_SCREENS: readonly Screen[] = [
  { name: 'mis-pedidos', address: '/mis-pedidos', heading: 'Mis pedidos' },
  { name: 'mis-compras', address: '/mis-compras', heading: 'Mis compras' },
  { name: 'cuenta-datos', address: '/info-cuenta#datos', heading: 'Mi cuenta' },
  { name: 'cuenta-acceso', address: '/info-cuenta#contraseña', heading: 'Mi cuenta' },
  { name: 'cuenta-ayuda', address: '/info-cuenta#ayuda', heading: 'Mi cuenta' },
  { name: 'cuenta-pedidos', address: '/info-cuenta#mispedidos', heading: 'Mi cuenta' },
  { name: 'checkout1', address: '/checkout1', heading: '1-Resumen' },
  { name: 'checkout2', address: '/checkout2', heading: '2-Datos de envío' },
]

/** Articles of every kind: by the piece with a hidden price, by weight on offer, in a promotion. */
const ARTICLES = {
  articulo: OIL,
  'articulo-en-oferta': 'Banana Ecuador',
  'articulo-en-promocion': 'Yerba mate Playadito 500 g',
}

/** The articles' own screens. */
export function articleScreens(page: Page): Promise<Screen[]> {
  return Promise.all(
    Object.entries(ARTICLES).map(async ([name, heading]) => {
      const { Codigo } = await articleNamed(page, heading)
      return { name, address: `/ver-articulo/${Codigo}/x`, heading }
    }),
  )
}

/** Opens a screen, and waits until all its data has arrived and nothing moves. */
export async function openScreen(page: Page, { address, heading }: Screen): Promise<void> {
  await page.goto(`/#${address}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await standStill(page)
}

/** Waits until nothing loads or moves any more. */
export async function standStill(page: Page): Promise<void> {
  // the embedded first screen is inert until the shop itself has started
  await expect(page.locator('[aria-busy=true], [role=progressbar], fieldset:disabled')).toHaveCount(0)
  // the panel writes its title a moment after the screen
  await expect(page.locator('h1:empty')).toHaveCount(0)
  await page.evaluate(async () => {
    // Half-faded letters have too little contrast; endless animations are not awaited.
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}

/** Waits for what a page does in the frames to come. Runs in the page. */
export async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}
