import { staffBranches } from '@gondola/contract/branches'
import type { StaffCall, Permission } from '@gondola/contract/calls'
import { sendTestMail, staffOutbox, type OutboxMail } from '@gondola/contract/inboxes'
import { staffAccounts } from '@gondola/contract/staff'
import { staffArticles } from '@gondola/contract/catalogue-admin'
import { staffDeliveryRules, staffPaymentTypes, staffZones } from '@gondola/contract/delivery'
import { lacksAccount, staffTransferAccount } from '@gondola/contract/payments'
import { listUnclassified } from '@gondola/contract/imports'
import {
  staffFrontBanners,
  staffParameters,
  staffShopBrand,
  staffTexts,
  DEFAULT_SITE_PARAMETERS,
  isToReview,
} from '@gondola/contract/site'
import { formatNumber } from '@gondola/contract/base'
import { FIRST_STEPS_TEXTS as TEXTS, type FirstStep } from '../texts/first-steps.ts'
import { mayCall, ownStaff } from '../api/own-staff.ts'
import { askServer, callServer } from '../api/call-server.ts'
import type { PlainInput } from '@gondola/contract/http'

export interface StepState {
  isDone: boolean
  note?: string
}

/** A setting needed before a shop can sell: the permission, the screen, and the check whether it is done. */
export interface Step {
  name: FirstStep
  permission: Permission
  to: string
  look: (signal: AbortSignal) => Promise<StepState>
  /** What its button does instead of leading to the screen; returns what is told of it. */
  act?: () => Promise<string>
}

/** Number of records of a list. */
async function count(call: StaffCall, signal: AbortSignal, query: PlainInput['query'] = {}): Promise<number> {
  return (await askServer(call, { query: { ...query, _start: 0, _end: 1 }, signal })).total
}

export const countOnSale = (signal: AbortSignal): Promise<number> =>
  count(staffArticles.list, signal, { EnVenta: true })

const hasSome = async (call: StaffCall, signal: AbortSignal, least = 1): Promise<StepState> => ({
  isDone: (await count(call, signal)) >= least,
})

const NEEDED = ['Email', 'Telefono', 'RazonSocial', 'Cuit', 'Domicilio'] as const

export const STEPS: readonly Step[] = [
  {
    name: 'articulos',
    permission: 'importaciones.ver',
    to: '/importaciones',
    look: async (signal) => {
      const onSale = await countOnSale(signal)
      return { isDone: onSale > 0, ...(onSale > 0 && { note: TEXTS.onSale(formatNumber(onSale)) }) }
    },
  },
  {
    name: 'familias',
    permission: 'catalogo.editar',
    to: '/por-clasificar',
    look: async (signal) => {
      const [onSale, left] = await Promise.all([countOnSale(signal), count(listUnclassified, signal)])
      return {
        isDone: onSale > 0 && left === 0,
        ...(left > 0 && { note: TEXTS.toClassify(formatNumber(left)) }),
      }
    },
  },
  {
    name: 'parametros',
    permission: 'parametros.editar',
    to: '/parametros',
    look: async (signal) => {
      const parameters = await callServer(staffParameters.read, { params: { Id: 1 }, signal })
      return { isDone: NEEDED.every((name) => parameters[name] !== '') }
    },
  },
  {
    name: 'textos',
    permission: 'textos.editar',
    to: '/textos',
    look: async (signal) => {
      const texts = await callServer(staffTexts.list, { signal })
      const { Texto2, Texto3 } = DEFAULT_SITE_PARAMETERS
      // the two default texts that say 'very soon'
      return { isDone: !texts.some(({ Texto }) => Texto === Texto2 || Texto === Texto3 || isToReview(Texto)) }
    },
  },
  {
    name: 'marca',
    permission: 'parametros.editar',
    to: '/marca',
    async look(signal) {
      const { Logo } = await callServer(staffShopBrand.read, { params: { Id: 1 }, signal })
      return { isDone: Boolean(Logo) }
    },
  },
  {
    name: 'fotos',
    permission: 'catalogo.editar',
    to: '/fotos',
    async look(signal) {
      const [onSale, bare] = await Promise.all([
        countOnSale(signal),
        count(staffArticles.list, signal, { EnVenta: true, SinImagen: true }),
      ])
      const share = onSale === 0 ? 0 : Math.floor((100 * (onSale - bare)) / onSale)
      return { isDone: share >= 50, ...(onSale > 0 && { note: TEXTS.pictured(formatNumber(share)) }) }
    },
  },
  {
    name: 'correo',
    permission: 'correo.reenviar',
    to: '/correos',
    async look(signal) {
      const [last] = (
        await askServer<OutboxMail[]>(staffOutbox.list, { query: { _start: 0, _end: 1 }, signal })
      ).json
      const failed = last && last.Estado !== 'sent' && last.UltimoError
      return { isDone: last?.Estado === 'sent', ...(failed && { note: TEXTS.mailFailed(failed) }) }
    },
    act: async () => TEXTS.testSent((await callServer(sendTestMail, {})).Para),
  },
  {
    name: 'sucursales',
    permission: 'parametros.editar',
    to: '/sucursales',
    async look(signal) {
      const branches = await callServer(staffBranches.list, { query: { _end: 500 }, signal })
      // the default branch that every shop begins with has no address
      return { isDone: branches.some(({ Direccion }) => Direccion !== '') }
    },
  },
  {
    name: 'zonas',
    permission: 'entrega.editar',
    to: '/zonas',
    async look(signal) {
      const [all, zones] = await Promise.all([
        callServer(staffBranches.list, { query: { _end: 500 }, signal }),
        callServer(staffZones.list, { query: { _end: 500, Activa: true }, signal }),
      ])
      const branches = all.filter(({ Activa }) => Activa)
      const bare = branches.filter(({ Horarios }) => Horarios.length === 0)
      // one branch may deliver everywhere
      const lost = branches.filter(
        ({ Id }) => branches.length > 1 && !zones.some((zone) => zone.Sucursal === Id),
      )
      const note = TEXTS.branchesLack(...[lost, bare].map((some) => some.map(({ Nombre }) => Nombre)))
      return { isDone: note === '', note }
    },
  },
  {
    name: 'entrega',
    permission: 'entrega.editar',
    to: '/entrega',
    look: async (signal) => {
      const { Monto1, Monto2 } = await callServer(staffDeliveryRules.read, { params: { Id: 1 }, signal })
      return { isDone: Monto1 > 0 || Monto2 > 0 }
    },
  },
  {
    name: 'pago',
    permission: 'pagos.editar',
    to: '/tipos-pago',
    async look(signal) {
      const types = await callServer(staffPaymentTypes.list, { query: { _end: 500 }, signal })
      const active = types.filter(({ Activo }) => Activo)
      const maySee = mayCall(await ownStaff(), staffTransferAccount.read)
      const account = maySee
        ? await callServer(staffTransferAccount.read, { params: { Id: 1 }, signal })
        : null
      const hasAccount = !maySee || Boolean(account?.Alias || account?.Cbu)
      const lacking = active.find((type) => lacksAccount(type, hasAccount))
      return {
        isDone: active.length > 0 && lacking === undefined,
        ...(lacking && { note: TEXTS.withoutAccount(lacking.Descrip) }),
      }
    },
  },
  {
    name: 'banners',
    permission: 'vidriera.editar',
    to: '/banners-inicio',
    look: (signal) => hasSome(staffFrontBanners.list, signal),
  },
  {
    name: 'equipo',
    permission: 'equipo.editar',
    to: '/equipo',
    // the first account is the one of the installation
    look: (signal) => hasSome(staffAccounts.list, signal, 2),
  },
  {
    name: 'abrir',
    permission: 'parametros.editar',
    to: '/parametros',
    look: async (signal) => ({
      isDone: (await callServer(staffParameters.read, { params: { Id: 1 }, signal })).Abierta,
    }),
  },
]
