import { staffBranches, type BranchDraft, type StaffBranch } from '@gondola/contract/branches'
import { serveRecords } from '../../audit/serve-records.ts'
import { checkBranch, checkBranchRemoval } from '../../goods/branches/check-branch.ts'
import { branchRecords } from '../../goods/branches/staff-branches.store.ts'
import { inCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import type { Feature } from '../../http/serve.ts'

/** Staff's calls for branches. Prices and assortment depend on them, so a change is one of the catalogue. */
export const branchesFeature: Feature = (api, deps) => {
  serveRecords<StaffBranch, BranchDraft>(api, deps, staffBranches, {
    transaction: inCatalogue,
    ...branchRecords,
    check: checkBranch,
    checkRemoval: checkBranchRemoval,
  })
}
