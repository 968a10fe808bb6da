import { onFirstUse } from '@gondola/contract/base'

type Drawer = (name: string) => Promise<boolean>

/** Draws a picture of the demo shop into `folder` on its first request, before the files are read. */
export function demoPictureDrawer(folder: string): Drawer {
  // the drawing code and its typefaces are loaded with the first picture
  const drawer = onFirstUse(async () => {
    const { createPictureDrawer } = await import('@gondola/demo/pictures/draw-on-demand.ts')
    return createPictureDrawer(folder)
  })
  return async (name) => (await drawer())(name)
}
