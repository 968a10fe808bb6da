import { ROUTES } from '@gondola/contract/addresses.ts'
import type { Banner } from '@gondola/contract/entities/banner.ts'
import type { Client } from '@gondola/contract/entities/client.ts'
import { stored } from './stored.ts'

/** Banners remembered as seen; the oldest are forgotten. */
const SEEN_MAX = 50

/** The pictures of the pop-up banners that this browser has shown. */
export const seenPictures = stored<readonly string[]>('popup', [], isTexts, { onLost: () => undefined })

/** Where nothing can be stored: what this page has shown. */
let seenHere: readonly string[] = []

/** The pop-up banners that are new here (spec §2: once only); none for the SuperCard to who has one. */
export function newPopupBanners(
  banners: readonly Banner[],
  client: Pick<Client, 'Tarjeta'> | null,
): readonly Banner[] {
  const seen = new Set([...seenPictures.read(), ...seenHere])
  const hasCard = Boolean(client?.Tarjeta)
  return banners.filter(({ Imagen, Url }) => !seen.has(Imagen) && !(hasCard && Url.includes(ROUTES.card)))
}

export function rememberPopup(banners: readonly Banner[]): void {
  const pictures = banners.map(({ Imagen }) => Imagen)
  seenHere = [...new Set([...seenPictures.read(), ...seenHere, ...pictures])].slice(-SEEN_MAX)
  seenPictures.write(seenHere)
}

function isTexts(parsed: unknown): parsed is readonly string[] {
  return Array.isArray(parsed) && parsed.every((one) => typeof one === 'string')
}
