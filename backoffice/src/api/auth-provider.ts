import { HttpError, type AuthProvider } from 'react-admin'
import { staffLogin, staffLogout, type StaffLogin, type StaffLoginOutcome } from '@gondola/contract/staff'
import { BRANCH_PERMISSIONS, type Call, type Permission } from '@gondola/contract/calls'
import { callServer } from './call-server.ts'
import type { AnyResource } from './data-provider.ts'
import { deviceStorage, KEPT_ORDERS } from './storage.ts'
import { isHeldBack, keepOwnStaff, mayCall, ownStaff } from './own-staff.ts'

/** A login attempt that failed: the second factor's code is required, or something was wrong. */
export class NotEntered extends Error {
  readonly outcome: StaffLoginOutcome['Resultado']

  constructor(outcome: StaffLoginOutcome['Resultado']) {
    super(outcome)
    this.outcome = outcome
  }
}

/** The account that is logged in and its permissions, for react-admin; the table of permissions is the contract's. */
export function authProviderOf(resources: readonly AnyResource[]): AuthProvider {
  const known = new Map(resources.map((resource) => [resource.name, resource]))
  return {
    async login(body: StaffLogin) {
      const { Resultado, Cuenta } = await callServer(staffLogin, { body })
      if (Resultado !== 'ingreso') throw new NotEntered(Resultado)
      keepOwnStaff(Cuenta)
    },
    async logout() {
      keepOwnStaff(null)
      deviceStorage().removeItem(KEPT_ORDERS)
      await callServer(staffLogout, {}).catch(ignoreEndedSession)
    },
    async checkAuth() {
      // a network failure does not end the session: pickers in the cold store go on
      await ownStaff().catch((error: unknown) => {
        if (error instanceof HttpError && error.status !== 0) throw error
      })
    },
    // Expired sessions are renewed where calls are sent (session-renewal.ts), which also logs out. If this method
    // logged out, react-admin would report a pending save as successful.
    checkError: () => Promise.resolve(),
    async getIdentity() {
      const { Id, Usuario, Nombre } = await ownStaff()
      return { id: Id, fullName: Nombre || Usuario }
    },
    async getPermissions(): Promise<ReadonlySet<Permission>> {
      const account = await ownStaff()
      // the page of password and second factor, and nothing else
      if (isHeldBack(account)) return new Set(['cuenta.propia'])
      const { Permisos, Sucursales } = account
      return new Set(
        Permisos.filter((permission) => Sucursales === undefined || BRANCH_PERMISSIONS.has(permission)),
      )
    },
    async canAccess({ resource, action }) {
      const permission = known.get(resource)?.[EDITING.has(action) ? 'edit' : 'see']
      if (permission === undefined) return !EDITING.has(action)
      const account = await ownStaff()
      const call = callFor(known.get(resource), action)
      if (call !== undefined) return mayCall(account, call)
      if (isHeldBack(account)) return false
      return account.Sucursales === undefined && account.Permisos.includes(permission)
    },
  }
}

const EDITING = new Set(['create', 'edit', 'delete'])

/** The call behind react-admin's action. */
function callFor(resource: AnyResource | undefined, action: string): Call | undefined {
  const parts = { create: resource?.create, edit: resource?.change, delete: resource?.remove }
  return (Object.hasOwn(parts, action) ? parts[action as keyof typeof parts] : resource?.list) as
    | Call
    | undefined
}

/** Logging out succeeds even if the session is already over, or without a network. */
function ignoreEndedSession(error: unknown): void {
  if (!(error instanceof HttpError)) throw error
}
