import { type Branch, branchAddress, branchMap, hoursLines } from '@gondola/contract/branches'
import type { ReactNode } from 'react'
import { checkoutTexts } from '../../texts/checkout.ts'

/** `Casa central, Av. Colón 1480, Tandil`. */
export const pickupWords = (branch: Branch): string =>
  [branch.Nombre, branchAddress(branch)].filter(Boolean).join(', ')

/** Where an order is picked up, with a map, and when the branch is open; what is not known is left out. */
export function pickupFacts(branch: Branch | undefined): [name: string, value: ReactNode][] {
  if (branch === undefined) return []
  const lines = hoursLines(branch.Horarios ?? [])
  return [
    [
      checkoutTexts.pickupAt,
      <>
        {pickupWords(branch)}{' '}
        {branch.Direccion !== '' && (
          <a href={branchMap(branch)} target="_blank" rel="noopener noreferrer">
            {checkoutTexts.map}
          </a>
        )}
      </>,
    ],
    ...(branch.Horarios
      ? [[checkoutTexts.hours, lines.map((line) => <div key={line}>{line}</div>)] as [string, ReactNode]]
      : []),
  ]
}
