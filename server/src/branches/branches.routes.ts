import { staffBranches, type BranchDraft, type StaffBranch } from '@gondola/contract/branches'
import { windowFault } from '@gondola/contract/site'
import { serveRecords } from '../audit/serve-records.ts'
import type { Feature } from '../http/feature.ts'
import {
  deleteBranch,
  findStaffBranch,
  insertBranch,
  listStaffBranches,
  updateBranch,
} from './staff-branches.store.ts'

/** Staff's calls for branches. */
export const branchesFeature: Feature = (api, deps) => {
  serveRecords<StaffBranch, BranchDraft>(api, deps, staffBranches, {
    list: listStaffBranches,
    find: findStaffBranch,
    check: async (_trx, { Nombre }) => (Nombre.trim() === '' ? windowFault('texto-vacio', 'Nombre') : null),
    insert: insertBranch,
    update: updateBranch,
    remove: deleteBranch,
  })
}
