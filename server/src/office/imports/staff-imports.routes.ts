import { updateArticle, writeFamilyChoices } from '../catalogue-admin/articles.store.ts'
import {
  applyImportCall,
  classifyArticles,
  decideImport,
  discardImport,
  downloadImportNotes,
  listImportDifferences,
  listImportNotes,
  listUnclassified,
  readBranchFile,
  readImportFile,
  simulateImport,
  staffImportProfiles,
  staffImports,
  undoImportBranch,
  undoImportCall,
  uploadImport,
  type ImportProfile,
  type ImportJob,
  importFault,
} from '@gondola/contract/imports'
import { type ChangeBody, csvText } from '@gondola/contract/base'
import { type Feature, sendCsv, serve, serveList } from '../../http/serve.ts'
import { orNotFound, refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { serveUndo } from '../../audit/serve-undo.ts'
import { findStoredFile } from './import-jobs.store.ts'
import { inspectInThread } from './source/inspect-in-thread.ts'
import { readNotedRows } from './source/open-source.ts'
import { changeProfile, removeProfile, saveProfile } from './profiles/edit-profiles.ts'
import { findShopProfile, listMappings, listShopMappings } from './profiles/shop-profiles.store.ts'
import { listUnclassifiedArticles, findFamily } from './plan/review.store.ts'
import {
  findImportJob,
  listDifferences,
  listImportJobs,
  listNotes,
  readNotes,
} from './staff-imports.store.ts'
import { apply, decide, discard, simulate, takeUpload, undo, undoAtBranch } from './manage-import.ts'
import { readShopBranches } from './branches/import-branches.store.ts'
import { readBranches } from './branches/read-branch-file.ts'
import { withProposals } from './branches/likely-branch.ts'
import { storedPath } from './source/stored-files.ts'
import { changeCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import { instant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { readArticles } from './apply/import.store.ts'
import type { FastifyReply } from 'fastify'

/** Aborts when the client disconnects before the answer is complete, so that work done only for it can stop. */
function abortSignalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  if (raw.destroyed) controller.abort()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Imports by upload, with all steps before and after (backoffice §9). */
export const importsFeature: Feature = (api, deps) => {
  const { db, reads } = deps
  const found = async (Id: number): Promise<ImportJob> => (await findImportJob(db, Id)) ?? refuseNotFound()
  const stepBy =
    <Body>(take: (parts: Deps, session: StaffSession, id: number, body: Body) => Promise<void>) =>
    async ({
      session,
      params: { Id },
      body,
    }: {
      session: StaffSession
      params: { Id: number }
      body: Body
    }) => {
      await take(deps, session, Id, body)
      return found(Id)
    }

  serveList(api, staffImports.list, ({ query }) => listImportJobs(db, query))
  serve(api, staffImports.read, ({ params: { Id } }) => found(Id))
  serve(api, uploadImport, async ({ session, query: { Nombre = '' }, upload }) =>
    found(await takeUpload(deps, session, Nombre, upload)),
  )
  serve(api, readBranchFile, ({ upload, reply }) => readBranches(deps, upload, abortSignalOf(reply)))
  serve(api, readImportFile, async ({ params: { Id }, query: { Perfil }, reply }) => {
    const stored = (await findStoredFile(db, Id)) ?? refuseNotFound()
    const mappings = await listShopMappings(db)
    const reading = await deps.files.onDisk(storedPath(stored), (path) =>
      inspectInThread({ path, mappings, profile: Perfil }, abortSignalOf(reply)),
    )
    const branches = await readShopBranches(db)
    const shop = branches.toSorted((one, other) => Number(other.is_default) - Number(one.is_default))
    return {
      ...reading,
      Sucursales: withProposals(reading.Sucursales, shop),
      DeLaTienda: shop.map((branch) => ({ Id: branch.Id, Nombre: branch.Nombre })),
    }
  })
  serve(api, simulateImport, stepBy(simulate))
  serveList(api, listImportDifferences, ({ session, params: { Id }, query }) =>
    listDifferences(reads, Id, query, session.permissions.includes('costos.ver')),
  )
  serveList(api, listImportNotes, ({ params: { Id }, query }) => listNotes(reads, Id, query))
  serve(api, downloadImportNotes, async ({ params: { Id }, query: { Tipo }, reply }) => {
    const { Perfil } = (await found(Id)).Opciones
    const notes = await readNotes(reads, Id, Tipo)
    const stored = await findStoredFile(db, Id)
    const mappings = await listShopMappings(db)
    const look = (path: string) =>
      inspectInThread({ path, mappings, profile: Perfil ?? undefined, notes }, abortSignalOf(reply))
    const table = stored === null ? null : (await deps.files.onDisk(storedPath(stored), look)).Muestra
    return sendCsv(reply, csvText(table ?? (await readNotedRows(null, notes, []))))
  })
  serve(api, applyImportCall, stepBy(apply))
  serve(api, decideImport, stepBy(decide))
  serve(api, discardImport, stepBy(discard))
  serve(api, undoImportCall, stepBy(undo))
  serve(api, undoImportBranch, async ({ session, params: { Id }, body: { Sucursal } }) =>
    found(await undoAtBranch(deps, session, Id, Sucursal)),
  )

  serveList(api, staffImportProfiles.list, ({ query }) => listMappings(db, query))
  serve(api, staffImportProfiles.read, ({ params: { Nombre } }) => orNotFound(findShopProfile(db, Nombre)))
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

/**
 * Puts articles into a family by hand. Imports leave them there, and put them back should they be removed and come
 * again.
 * @returns the number of articles
 * @throws 422 for a family that does not exist
 */
function classify(
  parts: Deps,
  session: StaffSession,
  codes: readonly string[],
  familyCode: number,
): Promise<number> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const family =
      (await findFamily(trx, familyCode)) ?? refuseStaff(importFault('familia-inexistente', 'Familia'))
    const now = instant(parts.clock)
    const articles = await readArticles(trx, codes)
    for (const article of articles.values()) {
      const manual = new Set([...(article.manual_fields ?? []), 'family_code'])
      await updateArticle(trx, article.Codigo, {
        family_code: family.Codigo,
        ...(!manual.has('Iva') && { Iva: family.Iva }),
        manual_fields: JSON.stringify([...manual]),
        updated_at: now,
      })
      await record({
        Entidad: 'articulos',
        Clave: article.Codigo,
        Accion: 'editar',
        Antes: { Familia: article.family_code },
        Despues: { Familia: family.Codigo },
      })
    }
    const choices = [...articles.keys()].map((article_code) => ({
      article_code,
      family_code: family.Codigo,
      author: session.userName,
      at: now,
    }))
    await writeFamilyChoices(trx, choices)
    return choices.length
  })
}
