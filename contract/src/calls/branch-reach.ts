import type { Call } from './call.ts'
import type { Permission } from './permissions.ts'

/** Permissions to see what the whole chain shares and every customer may see, or what no branch's work is told by. */
const SHARED_READS: ReadonlySet<Permission> = new Set(['catalogo.ver', 'promociones.ver', 'vidriera.ver', 'parametros.ver', 'entrega.ver', 'clientes.ver'])

/**
 * Whether staff of some branches may use a call that their role allows: calls that check branches themselves
 * (`byBranch`), the own account, and reads of what the chain shares. All other calls, above all every change of what
 * the chain shares, need an account of all branches.
 */
export function isOpenToBranches({ method, permission, shape }: Pick<Call, 'method' | 'permission' | 'shape'>): boolean {
  if (shape.byBranch === true || permission === 'cuenta.propia') return true
  return method === 'GET' && permission !== undefined && SHARED_READS.has(permission)
}

/** Permissions of which staff of some branches can use at least one call; `permissions.test.ts` compares the calls. */
export const BRANCH_PERMISSIONS: ReadonlySet<Permission> = new Set([
  ...SHARED_READS,
  'cuenta.propia',
  'pedidos.ver',
  'pedidos.preparar',
  'pedidos.despachar',
  'pedidos.cancelar',
  'pedidos.exportar',
  'pagos.atender',
  'pagos.devolver',
  'pagos.liberar',
  'precios.editar',
  'promociones.editar',
  'vidriera.editar',
  'entrega.editar',
  'informes.ver',
])
