type Drawer = (name: string) => Promise<boolean>

/** Draws a picture of the demo shop into `folder` when it is first asked for, before the files are looked at. */
export function demoPictureDrawer(folder: string): Drawer {
  let drawer: Promise<Drawer> | undefined
  return async (name) => {
    // the drawing program and its typefaces are loaded with the first picture
    drawer ??= import('@gondola/demo/pictures/draw-on-demand.ts').then((module) =>
      module.createPictureDrawer(folder),
    )
    const draw = await drawer
    return draw(name)
  }
}
