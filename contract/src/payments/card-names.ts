/** Cards by the provider's words for them, as people read them; a word that is missing here is shown as it is. */
export const CARD_NAMES = {
  visa: 'Visa',
  debvisa: 'Visa débito',
  master: 'Mastercard',
  debmaster: 'Mastercard débito',
  amex: 'American Express',
  cabal: 'Cabal',
  debcabal: 'Cabal débito',
  maestro: 'Maestro',
  naranja: 'Naranja X',
} as const
