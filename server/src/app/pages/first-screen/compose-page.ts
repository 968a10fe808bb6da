import { hash } from 'node:crypto'
import type { DrawnScreens } from './draw-first-screen.ts'

/** Placeholders in the page built by the storefront (storefront/prerender/page-template.ts). */
const IN_HEAD = '<!--portada-->'
const IN_BODY = '<!--primera-pantalla-->'

/** The preload link of the first picture, at the start of the drawn HTML. */
const FIRST_PICTURE = /^<link rel="preload" as="image"([^>]*?)\/?>/

/** Inserts the answers, as JSON that no script executes, and the first screen into the page; either may be missing. */
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

/**
 * A link to the first picture, to be loaded alongside the styles. The page's script turns it into a preload in the
 * layout where the picture is shown.
 */
function pictureLink(screen: string): string {
  const picture = FIRST_PICTURE.exec(screen)?.[1]
  return picture === undefined ? '' : `<link id="portada" as="image"${picture}>`
}

/** The source expressions of the page's inline scripts for a content security policy. */
export function scriptHashes(page: string): string[] {
  return [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  )
}
