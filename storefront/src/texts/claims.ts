import type { ReturnMeans } from '@gondola/contract/orders'
import { formatDate, formatTime, ownTexts, say } from '@gondola/contract/base'

export const claimTexts = ownTexts({
  title: 'Reclamos',
  open: 'Avisar que algo no vino bien',
  until: (instant: string) =>
    say`Podés avisarnos hasta el ${formatDate(instant)} a las ${formatTime(instant)}.`,
  over: (instant: string) =>
    say`Se podía avisar hasta el ${formatDate(instant)} a las ${formatTime(instant)}.`,
  write: 'Escribinos por este pedido',
  whatOf: (Descrip: string) => say`¿Qué pasó con ${Descrip}?`,
  message: (Descrip: string, reason: string) => say`${Descrip}: ${reason}.`,
  dialog: '¿Qué no vino bien?',
  lines: 'Marcá los productos',
  before: (quantity: string) => say` (ya nos avisaste por ${quantity})`,
  reason: 'Qué pasó',
  reasonMissing: 'Elegí qué pasó.',
  pieces: 'Cuántos',
  grams: 'Cuántos gramos',
  photo: 'Foto (si querés)',
  photoHint: 'Con una foto lo resolvemos más rápido.',
  note: 'Contanos más (si querés)',
  means: 'Cómo querés que te lo devolvamos',
  account: 'Alias o CBU',
  accountMissing: 'Escribí el alias o CBU donde te transferimos.',
  none: 'Marcá al menos un producto.',
  send: 'Enviar',
  cancel: 'Cancelar',
  sent: 'Gracias por avisarnos',
  sentText: 'Te mandamos un mail con lo que sigue.',
})

/** What a customer chooses of, for what was paid at the door. */
export const RETURN_CHOICES: Readonly<Record<Exclude<ReturnMeans, 'mismo'>, string>> = ownTexts({
  saldo: 'Saldo a favor, para tu próximo pedido',
  entrega: 'En efectivo, con tu próxima entrega',
  sucursal: 'En efectivo, en la sucursal',
  transferencia: 'Por transferencia',
})
