/** The means of payment of an Argentine account that the simulator has, with what the real ones allow. */
export const PAYMENT_METHODS = [
  { id: 'visa', name: 'Visa', type: 'credit_card', isDeferrable: true },
  { id: 'master', name: 'Mastercard', type: 'credit_card', isDeferrable: true },
  { id: 'naranja', name: 'Naranja X', type: 'credit_card', isDeferrable: false },
  { id: 'debvisa', name: 'Visa Débito', type: 'debit_card', isDeferrable: false },
  { id: 'account_money', name: 'Dinero en cuenta', type: 'account_money', isDeferrable: false },
] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export type MethodId = PaymentMethod['id']

export const findMethod = (id: unknown): PaymentMethod | null =>
  PAYMENT_METHODS.find((method) => method.id === id) ?? null

/** The first digits of the provider's test cards, by which they are told apart; nothing else of a number is read. */
const BINS: readonly [bin: string, method: MethodId][] = [
  ['450995', 'visa'],
  ['503175', 'master'],
  ['589562', 'naranja'],
  ['400276', 'debvisa'],
]

export const methodOfNumber = (number: unknown): MethodId | null =>
  typeof number === 'string' ? (BINS.find(([bin]) => number.startsWith(bin))?.[1] ?? null) : null

export const findBin = (method: MethodId): string => BINS.find(([, id]) => id === method)?.[0] ?? ''

/** The numbers of instalments that are offered for a credit card; others pay at once. */
export const INSTALLMENTS = [1, 3, 6, 12] as const

/** The answer of `GET /v1/payment_methods`. */
export const listMethods = () =>
  PAYMENT_METHODS.map(({ id, name, type, isDeferrable }) => ({
    id,
    name,
    payment_type_id: type,
    status: 'active',
    secure_thumbnail: '',
    thumbnail: '',
    deferred_capture: isDeferrable ? 'supported' : type === 'credit_card' ? 'unsupported' : 'does_not_apply',
    settings: [],
    additional_info_needed: [],
    min_allowed_amount: 1,
    max_allowed_amount: 100_000_000,
    accreditation_time: type === 'credit_card' ? 2880 : 0,
    financial_institutions: [],
    processing_modes: ['aggregator'],
  }))
