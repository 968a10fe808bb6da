import { formatPesos, ownTexts, say } from '../base/index.ts'
import type { ClaimReason, OwnClaim, ReturnMeans } from './claim.ts'

/** What was wrong with a line, in a customer's words. */
export const CLAIM_REASON_NAMES: Readonly<Record<ClaimReason, string>> = ownTexts({
  falto: 'No vino',
  mal: 'Vino mal',
  otro: 'Vino otro artículo',
  peso: 'Pesaba menos',
})

/** How money of a claim goes back: `Te devolvimos $ 1.234,00 …` */
export const RETURN_WAYS: Readonly<Record<ReturnMeans, string>> = ownTexts({
  mismo: 'por el mismo medio con el que pagaste',
  saldo: 'como saldo a favor: se usa solo en tu próximo pedido y no vence',
  entrega: 'en efectivo, con tu próxima entrega',
  sucursal: 'en efectivo, cuando pases por la sucursal',
  transferencia: 'por transferencia',
})

/** What became of a claim, to its customer. */
export function claimText({
  Estado,
  Importe,
  Devuelto,
  Medio,
}: Pick<OwnClaim, 'Estado' | 'Importe' | 'Devuelto' | 'Medio'>): string {
  if (Estado === 'abierto') return say`Lo estamos mirando: te respondemos por mail.`
  if (Estado === 'rechazado') return say`Esta vez no te devolvimos dinero.`
  const part = Devuelto < Importe ? say` de ${formatPesos(Importe)}` : ''
  return say`Te devolvemos ${formatPesos(Devuelto)}${part} ${RETURN_WAYS[Medio]}.`
}
