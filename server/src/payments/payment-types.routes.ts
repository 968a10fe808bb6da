import type { StaffViolation } from '@gondola/contract/base'
import { staffPaymentTypes, type PaymentTypeDraft, type StaffPaymentType } from '@gondola/contract/delivery'
import {
  lacksAccount,
  moneyFault,
  namesAccount,
  PAYMENT_PROVIDERS,
  TRANSFER_PROVIDER,
  type PaymentProviderName,
  type PaymentWay,
} from '@gondola/contract/payments'
import { windowFault } from '@gondola/contract/site'
import { serveRecords } from '../audit/serve-records.ts'
import { hasOtherActiveType, isPaymentTypeUsed } from '../delivery/delivery.store.ts'
import { folded } from '../platform/db/list-window.ts'
import { records } from '../platform/db/records.ts'
import type { Feature } from '../http/serve.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import type { StaffSession } from '../http/caller.ts'
import { refuseNotFound } from '../http/problem.ts'
import { askForAccount } from './transfers/pending-accounts.ts'
import {
  deletePending,
  findPending,
  listPending,
  withPending,
  writePaymentWords,
} from './transfers/pending-accounts.store.ts'
import { findAccountShown } from './transfers/transfers.store.ts'
import { findAccount } from '../platform/secrets/provider-accounts.store.ts'
import { openAccountKeys } from '../platform/secrets/sealed-account-keys.ts'

const paymentTypes = records<'payment_types', Omit<StaffPaymentType, 'Pendiente'>, PaymentTypeDraft>({
  table: 'payment_types',
  key: 'Id',
  columns: {
    Id: 'Id',
    Descrip: 'Descrip',
    Indicaciones: 'instructions',
    IndicacionesRetiro: 'pickup_instructions',
    Alias: 'alias',
    Activo: 'is_active',
    Orden: 'position',
    Forma: 'way',
    MediosConDescuento: 'discount_means',
    Proveedor: 'provider',
  },
  filters: { Activo: 'is_active' },
  sort: { Id: 'Id', Orden: 'position', Descrip: folded('Descrip'), Activo: 'is_active' },
  order: ['Orden', 'ASC'],
  search: ['Descrip'],
  write: ({
    Descrip,
    Indicaciones,
    IndicacionesRetiro,
    Alias,
    Activo,
    Orden,
    Forma,
    Proveedor,
    MediosConDescuento,
  }) => ({
    Descrip: Descrip.trim(),
    ...(Indicaciones !== undefined && { instructions: Indicaciones.trim() }),
    ...(IndicacionesRetiro !== undefined && { pickup_instructions: IndicacionesRetiro.trim() }),
    ...(Alias !== undefined && { alias: Alias.trim() }),
    ...(Forma !== undefined && { way: Forma }),
    ...(Forma === 'puerta' ? { provider: null } : Proveedor !== undefined && { provider: Proveedor }),
    ...(MediosConDescuento !== undefined && {
      discount_means: MediosConDescuento && JSON.stringify([...new Set(MediosConDescuento)]),
    }),
    is_active: Activo,
    position: Orden,
  }),
})

const kind = staffPaymentTypes.name as 'tipos-pago'

/** Payment types as staff edit them (backoffice §6): how orders with each are paid, and through whom. */
export const paymentTypesFeature: Feature = (api, deps) => {
  const { timeZone } = deps.config
  serveRecords<StaffPaymentType, PaymentTypeDraft>(api, deps, staffPaymentTypes, {
    ...paymentTypes,
    async list(from, asked) {
      const [{ rows, total }, pending] = [await paymentTypes.list(from, asked), await listPending(from, kind)]
      const of = (Id: number) => pending.find(({ record_id }) => record_id === Id) ?? null
      return { rows: rows.map((type) => withPending(type, of(type.Id), timeZone)), total }
    },
    async find(from, id) {
      const type = await paymentTypes.find(from, id)
      return type && withPending(type, await findPending(from, { kind, id }), timeZone)
    },
    async insert(trx, draft, session) {
      const id = await paymentTypes.insert(trx, { ...draft, Alias: '', Indicaciones: '' })
      await writeWords(trx, deps, session, id, draft)
      return id
    },
    async update(trx, id, draft, session) {
      const { Alias: _, Indicaciones: __, ...rest } = draft
      await paymentTypes.update(trx, id, rest)
      await writeWords(trx, deps, session, id, draft)
    },
    async remove(trx, id) {
      await deletePending(trx, { kind, id })
      await paymentTypes.remove(trx, id)
    },
    audited: ({ Pendiente: _, ...type }) => type,
    check: (trx, draft, before) => checkPaymentType(trx, deps, draft, before),
    async checkRemoval(trx, type) {
      if (await isPaymentTypeUsed(trx, type.Id)) return windowFault('tipo-pago-en-uso', 'Activo')
      return checkLastType(trx, { ...type, Activo: false }, type)
    },
  })
}

/** Writes what customers read of a type at once, but for another account to transfer to, which waits. */
async function writeWords(
  trx: Db,
  { clock }: Deps,
  session: StaffSession,
  id: number,
  draft: PaymentTypeDraft,
): Promise<void> {
  const { Alias, Indicaciones } = (await paymentTypes.find(trx, id)) ?? refuseNotFound()
  const inUse = { Alias, Indicaciones }
  const told = {
    Alias: draft.Alias?.trim() ?? Alias,
    Indicaciones: draft.Indicaciones?.trim() ?? Indicaciones,
  }
  const { Indicaciones: words, ...alias } = told
  const isAccount = namesAccount(words)
  const asked = isAccount ? told : alias
  const atOnce = await askForAccount(trx, clock, session, { kind, id }, { inUse, asked })
  await writePaymentWords(trx, id, { ...atOnce, ...(!isAccount && { Indicaciones: words }) })
}

async function checkPaymentType(
  trx: Db,
  deps: Deps,
  draft: PaymentTypeDraft,
  before: StaffPaymentType | null,
): Promise<StaffViolation | null> {
  if (draft.Descrip.trim() === '') return windowFault('texto-vacio', 'Descrip')
  return (await checkWay(trx, deps, draft, before)) ?? checkLastType(trx, draft, before)
}

/** A transfer says where to; a way other than the door needs a provider that can serve it; one that is active, an account with its keys. */
async function checkWay(
  trx: Db,
  deps: Deps,
  draft: PaymentTypeDraft,
  before: StaffPaymentType | null,
): Promise<StaffViolation | null> {
  const { Forma: chosen, Proveedor: named, Activo } = draft
  const Forma = chosen ?? before?.Forma ?? 'puerta'
  if (Forma === 'puerta') {
    const { Alias = before?.Alias ?? '', Indicaciones = before?.Indicaciones ?? '' } = draft
    const isLacking = Activo && lacksAccount({ ...draft, Alias, Indicaciones, Proveedor: null }, false)
    return isLacking ? moneyFault('transferencia-sin-cuenta', 'Forma') : null
  }
  const Proveedor = named === undefined ? (before?.Proveedor ?? null) : named
  if (Proveedor === null) return moneyFault('sin-proveedor', 'Proveedor')
  if (!PAYMENT_PROVIDERS[Proveedor].ways.includes(Forma)) return moneyFault('forma-no-posible', 'Forma')
  return Activo ? accountFault(trx, deps, Proveedor, Forma) : null
}

/** At least one payment type must be active: otherwise nobody could order. */
async function checkLastType(
  trx: Db,
  { Activo }: PaymentTypeDraft,
  before: StaffPaymentType | null,
): Promise<StaffViolation | null> {
  if (Activo || !before?.Activo) return null
  return (await hasOtherActiveType(trx, before.Id)) ? null : windowFault('ultimo-tipo-pago', 'Activo')
}

/** What the shop's account with a provider lacks for a way to pay; null: nothing. */
async function accountFault(
  trx: Db,
  { secrets }: Deps,
  provider: PaymentProviderName,
  way: PaymentWay,
): Promise<StaffViolation | null> {
  if (provider === TRANSFER_PROVIDER) {
    const { Alias, Cbu } = await findAccountShown(trx)
    return Alias === '' && Cbu === '' ? moneyFault('sin-cuenta-de-transferencias', 'Proveedor') : null
  }
  const account = await findAccount(trx, provider)
  if (account === null || openAccountKeys(secrets, account) === null)
    return moneyFault('sin-cuenta', 'Proveedor')
  // the card's fields in the customer's browser need it
  if (way === 'reserva' && account.public_key === null) return moneyFault('sin-llave-publica', 'Proveedor')
  return null
}
