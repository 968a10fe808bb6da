import { existsSync, readFileSync } from 'node:fs'
import { onFirstUse, registeredTexts } from '@gondola/contract/base'
import { MESSAGE_PARTS, type MessageSource } from '@gondola/contract/site'

/** What the storefront's build found (storefront/build/customer-texts.ts). */
const FOUND = new URL('../../../../storefront/prerender/dist/textos.json', import.meta.url)

/** The texts that customers read; without a build those of the contract that have no values. */
export const customerTexts = onFirstUse((): readonly MessageSource[] =>
  existsSync(FOUND)
    ? (JSON.parse(readFileSync(FOUND, 'utf8')) as MessageSource[])
    : registeredTexts().map((written) => ({ part: MESSAGE_PARTS[''], written, fields: [] })),
)
