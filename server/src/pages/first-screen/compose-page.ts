import { hash } from 'node:crypto'
import type { DrawnScreens } from './draw-first-screen.ts'

/** The places that the storefront's build leaves in its page (storefront/build/page-with-first-screen.ts). */
const IN_HEAD = '<!--portada-->'
const IN_BODY = '<!--primera-pantalla-->'

/** By what the drawing says which picture it begins with. */
const FIRST_PICTURE = /^<link rel="preload" as="image"([^>]*?)\/?>/

/** The page with the answers, as JSON that no script runs, and with the first screen: what of them there is already. */
export function composePage(page: string, answers: string | null, drawn: DrawnScreens | null): string {
  const data =
    answers &&
    `<script type="application/json" id="respuestas">${answers.replaceAll('<', String.raw`\u003c`)}</script>`
  const template = (id: string, screen: string) =>
    `<template id="${id}">${screen.replace(FIRST_PICTURE, '')}</template>`
  const screens = drawn ? template('en-telefono', drawn.phone) + template('en-escritorio', drawn.desktop) : ''
  return page
    .replace(IN_HEAD, () => (drawn ? pictureLink(drawn.phone) : ''))
    .replace(IN_BODY, () => `${screens}${data ?? ''}`)
}

/** The first picture, to be fetched beside the styles. The page's script makes it a preload where it will be shown. */
function pictureLink(screen: string): string {
  const picture = FIRST_PICTURE.exec(screen)?.[1]
  return picture === undefined ? '' : `<link id="portada" as="image"${picture}>`
}

/** The source expressions by which a content security policy knows the page's own scripts. */
export function scriptHashes(page: string): string[] {
  return [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  )
}
