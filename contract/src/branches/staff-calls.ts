import { staffResource } from '../calls/index.ts'
import { BranchDraft, StaffBranch } from './branch.ts'

export const staffBranches = staffResource('sucursales', {
  see: 'parametros.ver',
  edit: 'parametros.editar',
  row: StaffBranch,
  create: BranchDraft,
  change: BranchDraft,
  removes: true,
  docs: ['Gestión: vidriera', 'StaffBranch', 'StaffBranches', 'la sucursal', 'las sucursales'],
})
