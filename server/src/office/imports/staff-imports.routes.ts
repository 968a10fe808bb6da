import {
  applyImportCall,
  classifyArticles,
  decideImport,
  discardImport,
  listImportDifferences,
  listImportNotes,
  listUnclassified,
  readImportFile,
  simulateImport,
  staffImportProfiles,
  staffImports,
  undoImportBranch,
  undoImportCall,
  uploadImport,
  type ImportProfile,
  type ImportJob,
} from '@gondola/contract/imports'
import type { ChangeBody } from '@gondola/contract/base'
import type { Feature } from '../../http/feature.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import type { StaffSession } from '../../http/caller.ts'
import { abortSignalOf } from '../../http/abort-signal.ts'
import { serveUndo } from '../../audit/serve-undo.ts'
import { classify } from './plan/classify-articles.ts'
import { findStoredFile } from './import-jobs.store.ts'
import { inspectInThread } from './source/inspect-in-thread.ts'
import { changeProfile, removeProfile, saveProfile } from './profiles/edit-profiles.ts'
import { findShopProfile, listMappings, listShopMappings } from './profiles/shop-profiles.store.ts'
import { listUnclassifiedArticles } from './plan/review.store.ts'
import { findImportJob, listDifferences, listImportJobs, listNotes } from './staff-imports.store.ts'
import { apply, decide, discard, simulate, takeUpload, undo, undoAtBranch } from './manage-import.ts'
import { readShopBranches } from './branches/import-branches.store.ts'
import { withProposals } from './branches/likely-branch.ts'
import { storedPath } from './source/stored-files.ts'

/** Imports by upload, with all steps before and after (backoffice §9). */
export const importsFeature: Feature = (api, deps) => {
  const { db, reads } = deps
  const found = async (Id: number): Promise<ImportJob> => (await findImportJob(db, Id)) ?? refuseNotFound()

  serveList(api, staffImports.list, ({ query }) => listImportJobs(db, query))
  serve(api, staffImports.read, ({ params: { Id } }) => found(Id))
  serve(api, uploadImport, async ({ session, query: { Nombre = '' }, upload }) =>
    found(await takeUpload(deps, session, Nombre, upload)),
  )
  serve(api, readImportFile, async ({ params: { Id }, query: { Perfil }, reply }) => {
    const stored = (await findStoredFile(db, Id)) ?? refuseNotFound()
    const mappings = await listShopMappings(db)
    const reading = await deps.files.onDisk(storedPath(stored), (path) =>
      inspectInThread({ path, mappings, profile: Perfil }, abortSignalOf(reply)),
    )
    if (reading.Sucursales.length === 0) return reading
    const shop = await readShopBranches(db)
    return {
      ...reading,
      Sucursales: withProposals(reading.Sucursales, shop),
      DeLaTienda: shop.map((branch) => ({ Id: branch.Id, Nombre: branch.Nombre })),
    }
  })
  serve(api, simulateImport, async ({ session, params: { Id }, body }) => {
    await simulate(deps, session, Id, body)
    return found(Id)
  })
  serveList(api, listImportDifferences, ({ params: { Id }, query }) => listDifferences(reads, Id, query))
  serveList(api, listImportNotes, ({ params: { Id }, query }) => listNotes(reads, Id, query))
  serve(api, applyImportCall, async ({ session, params: { Id }, body }) => {
    await apply(deps, session, Id, body)
    return found(Id)
  })
  serve(api, decideImport, async ({ session, params: { Id }, body }) => {
    await decide(deps, session, Id, body)
    return found(Id)
  })
  serve(api, discardImport, async ({ session, params: { Id } }) => {
    await discard(deps, session, Id)
    return found(Id)
  })
  serve(api, undoImportCall, async ({ session, params: { Id } }) => {
    await undo(deps, session, Id)
    return found(Id)
  })

  serve(api, undoImportBranch, async ({ session, params: { Id }, body: { Sucursal } }) =>
    found(await undoAtBranch(deps, session, Id, Sucursal)),
  )

  serveList(api, staffImportProfiles.list, ({ query }) => listMappings(db, query))
  serve(
    api,
    staffImportProfiles.read,
    async ({ params: { Nombre } }) => (await findShopProfile(db, Nombre)) ?? refuseNotFound(),
  )
  serve(api, staffImportProfiles.create, ({ session, body }) => saveProfile(deps, session, body))
  const changeOfProfile = (session: StaffSession, Nombre: string, body: ChangeBody<ImportProfile>) =>
    changeProfile(deps, session, Nombre, body)
  serve(api, staffImportProfiles.change, ({ session, params, body }) =>
    changeOfProfile(session, params.Nombre, body),
  )
  serveUndo(api, deps, staffImportProfiles, changeOfProfile)
  serve(api, staffImportProfiles.remove, ({ session, params: { Nombre } }) =>
    removeProfile(deps, session, Nombre),
  )

  serveList(api, listUnclassified, ({ query }) => listUnclassifiedArticles(reads, query))
  serve(api, classifyArticles, async ({ session, body: { Codigos, Familia } }) => ({
    Cambiados: await classify(deps, session, Codigos, Familia),
  }))
}
