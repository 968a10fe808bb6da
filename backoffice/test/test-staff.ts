import type { AuthProvider } from 'react-admin'
import { ROLE_PERMISSIONS, type Permission, type Role } from '@gondola/contract/calls'
import type { StaffSelf } from '@gondola/contract/staff'
import { keepOwnStaff } from '../src/api/own-staff.ts'

/** A login with these permissions, without a server. */
export const loginWith = (permissions: Iterable<Permission>): AuthProvider => ({
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => new Set(permissions),
})

/** Makes an account of a role the page's own; its login. */
export function loginAs(Rol: Role, changes: Partial<StaffSelf> = {}): AuthProvider {
  const named = { Id: 1, Usuario: 'prueba', Nombre: 'Prueba' }
  keepOwnStaff({
    ...named,
    Rol,
    Permisos: [...ROLE_PERMISSIONS[Rol]],
    SegundoFactor: false,
    CodigosRestantes: 0,
    ...changes,
  })
  return loginWith(ROLE_PERMISSIONS[Rol])
}
