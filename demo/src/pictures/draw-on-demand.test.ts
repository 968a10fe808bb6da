import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listDemoArticles } from '../catalogue/list-articles.ts'
import { listDemoItems } from '../catalogue/list-items.ts'
import { articleFiles, FORMER_DRAWINGS } from './picture-name.ts'
import { createPictureDrawer } from './draw-on-demand.ts'

test('a shop that was filled before the drawings changed gets its pictures', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gondola-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { face } = listDemoItems()[0]!
  const [former] = articleFiles(face, 'webp', FORMER_DRAWINGS[0])
  expect(former?.name).not.toBe(articleFiles(face)[0]?.name)
  expect(await createPictureDrawer(folder)(former?.name ?? '')).toBe(true)
})

test('a picture is drawn when it is first asked for, once for all its widths', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gondola-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const Imagen = listDemoArticles()[0]?.Imagen ?? ''
  const draw = createPictureDrawer(folder)

  expect(await draw('articulos/../../secret.webp')).toBe(false)
  expect(await draw('articulos/no-such-640.webp')).toBe(false)
  expect(await Promise.all([draw(Imagen), draw(Imagen.replace('-640.', '-160.'))])).toEqual([true, true])
  expect(await draw(Imagen)).toBe(true)
  expect(await readdir(join(folder, 'articulos'))).toHaveLength(3)
})
