import type { FastifyInstance } from 'fastify'

/** Draws a picture of the demo shop into `folder` when it is first asked for, before the files are looked at. */
export function drawMissingPictures(pages: FastifyInstance, prefix: string, folder: string): void {
  let drawer: Promise<(name: string) => Promise<boolean>> | undefined
  pages.addHook('onRequest', async ({ url }) => {
    if (!url.startsWith(prefix)) return
    // the drawing program and its typefaces are loaded with the first picture
    drawer ??= import('@gondola/demo/pictures/draw-on-demand.ts').then((module) =>
      module.createPictureDrawer(folder),
    )
    const draw = await drawer
    await draw(url.slice(prefix.length).replace(/\?.*$/, ''))
  })
}
