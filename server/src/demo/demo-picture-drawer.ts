import { onFirstUse } from '@gondola/contract/on-first-use.ts'

type Drawer = (name: string) => Promise<boolean>

/** Draws a picture of the demo shop into `folder` when it is first asked for, before the files are looked at. */
export function demoPictureDrawer(folder: string): Drawer {
  // the drawing program and its typefaces are loaded with the first picture
  const drawer = onFirstUse(async () => {
    const { createPictureDrawer } = await import('@gondola/demo/pictures/draw-on-demand.ts')
    return createPictureDrawer(folder)
  })
  return async (name) => (await drawer())(name)
}
