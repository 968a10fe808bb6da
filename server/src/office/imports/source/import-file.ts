import { chunksOf } from '../../../platform/db/chunks.ts'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { formatDate, formatMoment } from '@gondola/contract/base'
import {
  BRANCH_TEXTS,
  type ImportBranch,
  type ImportBranchSummary,
  type ImportNote,
  type ImportReport,
} from '@gondola/contract/imports'
import { STOCK_NUMBERS_MAX } from '@gondola/contract/stock'
import { takeNumbers } from '../../../goods/stock/take-numbers.ts'
import { TimeSlicer } from '../../../platform/runtime/time-slicing.ts'
import { instant, shopDay, today } from '../../../platform/clock.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { fileHash } from '../../../platform/files/local-file.ts'
import { applyImport } from '../apply/apply-import.ts'
import { findLastApplied, writeCosts } from '../apply/import.store.ts'
import type { Writing } from '../apply/write-import.ts'
import { sameArticles } from '../apply/write-differences.ts'
import { type BranchChoices, chooseTargets } from '../branches/choose-targets.ts'
import { readImportedBranches, readPriceLists, readShopBranches } from '../branches/import-branches.store.ts'
import { dayIn, holdsOf, NO_DECISIONS, titleOf, type PriceDecisions } from '../plan/brake.ts'
import type { ImportPlan } from '../plan/import-plan.ts'
import type { PlanCounts, RowNumber } from '../plan/planned-article.ts'
import {
  compareCosts,
  compareStock,
  ownPriceNotes,
  readBrandCodes,
  readCatalogueVersion,
  readKnownArticles,
} from '../plan/known-articles.store.ts'
import { warning } from '../reading/import-row.ts'
import { openSource, SEPA_PROFILE, type RowSource } from './open-source.ts'
import { ImportPlanner } from '../plan/plan-import.ts'
import { PROFILES } from '../profiles/all.ts'
import { asNamed, type Profile } from '../profiles/profile.ts'
import { listShopProfiles } from '../profiles/shop-profiles.store.ts'
import { refuseFile } from './unusable-file.ts'
import { PackageBook, TableBook, type BranchBook } from '../branches/branch-book.ts'

export interface ImportOptions {
  path: string
  /** The file's name for people; by default the path's. */
  fileName?: string
  /** Name of the profile; by default detected from the header. */
  profile?: string | undefined
  /** SEPA: the merchant, banner or branch. */
  branch?: string | undefined
  /** The branch of the stock whose row names none; undefined: the default one. */
  stockBranch?: number | undefined
  /** Prices by branch: which branches of the file are which of the shop's; undefined: one price for each article. */
  branches?: BranchChoices | undefined
  /** Takes articles that the file no longer has off sale. */
  isRetiring?: boolean
  /** The file is part of the list: articles that it lacks have not disappeared. */
  isPartial?: boolean
  /** Decisions on single prices. */
  decisions?: PriceDecisions
  /** Answers to questions about the file. */
  answers?: readonly string[]
  /** Reports what would change, and changes nothing. */
  isDryRun: boolean
  /** Applies the import even if the brake would hold it. */
  isConfirmed: boolean
  author: string
  /** The import's job, if it is one. */
  importId?: number
  /** Token with which the job's process holds its lease. */
  lease?: string
  onReading?(rows: number, share: number | null): void | Promise<void>
  /** Called with the plan before anything is decided or written. */
  onPlan?(plan: ImportPlan): Promise<void>
  onWriting?(done: number, all: number): void | Promise<void>
}

export interface ImportOutcome {
  state: 'applied' | 'simulated' | 'held'
  profile: string
  /** The file's hash; null: it is a folder. */
  hash: string | null
  report: ImportReport
  counts: PlanCounts
  /** The reasons why the brake holds it, or would. */
  holds: string[]
  branches: readonly ImportBranch[]
  /** What changes at each branch; null: one price for each article. */
  effects: readonly ImportBranchSummary[] | null
  remarks: readonly string[]
  moved: Writing['moved']
}

/**
 * Imports a list of articles (contract §7): reads and compares the file while the shop runs, then writes all of it or
 * nothing. Starts again if the catalogue changed in the meantime.
 * @throws {UnusableFile}
 */
export async function importFile(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const { db, clock } = deps
  for (;;) {
    const { plan, source, hash, version, stock } = await planFile(deps, options)
    try {
      await options.onPlan?.(plan)
      const holds = holdsOf(plan.counts)
      const { profile, branches } = source
      const remarks = [...source.remarks, ...remarksOf(plan)]
      const effects = await effectsOf(db, plan)
      const moved = { all: 0, retired: 0 }
      const outcome = {
        profile,
        hash,
        report: plan.report,
        counts: plan.counts,
        holds,
        branches,
        effects,
        remarks,
        moved,
      }
      if (options.isDryRun) return { state: 'simulated', ...outcome }
      if (holds.length > 0 && !options.isConfirmed) return { state: 'held', ...outcome }
      const origin = {
        fileName: options.fileName ?? basename(options.path),
        profile,
        author: options.author,
        importId: options.importId ?? null,
        lease: options.lease ?? null,
        isRetiring: options.isRetiring ?? false,
      }
      const applied = await applyImport(db, clock, plan, version, origin, (done) =>
        options.onWriting?.(done, plan.size),
      )
      if (applied === null) continue
      for (const some of chunksOf(stock, STOCK_NUMBERS_MAX))
        await takeNumbers(
          deps,
          some.map(({ branch, Codigo, number }) => ({ Sucursal: branch!.Id, Codigo, Existencia: number })),
        )
      await writeCosts(db, plan.numbers.costo, instant(clock))
      return { state: 'applied', ...outcome, moved: applied }
    } finally {
      plan.close()
    }
  }
}

interface Planned {
  plan: ImportPlan
  source: RowSource
  /** Null: it is a folder. */
  hash: string | null
  version: number
  stock: readonly RowNumber[]
}

async function planFile(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  options: ImportOptions,
): Promise<Planned> {
  const { path, profile: name, branch, branches, isRetiring = false, onReading } = options
  const { isPartial = false, decisions = NO_DECISIONS, answers = [] } = options
  const profiles = [...(await listShopProfiles(db)), ...PROFILES]
  const source = await openSource(path, {
    profile: namedProfile(name, profiles),
    profiles,
    branch: branch ?? null,
    isByBranch: branches !== undefined,
    answers: new Map(answers.map((one) => one.split('=') as [string, string])),
  })
  const slicer = new TimeSlicer()
  let planner: ImportPlanner | null = null
  try {
    // before the branches: whoever changes them changes the version
    const version = await readCatalogueVersion(db)
    const book = await openBook(db, source, { choices: branches, isRetiring })
    const hash = (await stat(path)).isFile() ? await fileHash(path) : null
    const again = hash === null ? [] : await sameFile(db, hash)
    const older = again.length > 0 ? again : await olderList(db, options, source, config.timeZone)
    planner = new ImportPlanner([...source.notes, ...older], book, await readBrandCodes(db))
    if (book === null) planner.read.knowBranches(await readShopBranches(db))
    for (const title of source.titles) planner.read.addTitle(title)
    const day = today(clock, config.timeZone)
    const isByBranch = book !== null && !book.isOne
    for await (const known of readKnownArticles(db, source.profile, day)) planner.know(known)
    for await (const batch of source.rows) {
      for (const reading of batch) {
        planner.add(reading)
        await slicer.pause()
      }
      await onReading?.(planner.rowsRead, source.share())
    }
    if (planner.rowsRead === 0) refuseFile('archivo_sin_filas')
    planner.refuseIfNoneFits()
    const imported = isByBranch ? await readImportedBranches(db, source.profile) : new Set<number>()
    const findSame = sameArticles(db, source.profile)
    const repeated = isByBranch ? [] : planner.read.repeated
    const plan = await planner.plan({ decisions, isPartial, imported, findSame, repeated })
    plan.counts.moved = plan.moved()
    const { nuevas, cambiadas } = plan.counts
    const odd = [...older, ...source.notes.filter(({ motivo }) => motivo === 'lista_de_compra')]
    if (source.isInCents) plan.counts.isCents = nuevas > 0 && cambiadas + plan.counts.iguales === 0
    plan.counts.rejected = { rows: planner.rowsRejected, of: planner.rowsRead }
    const { stock } = planner
    const { others: costo, jumps } = await compareCosts(db, planner.costs)
    const { others: existencia, ...told } = await compareStock(db, stock, options.stockBranch)
    const ofPrices = nuevas + cambiadas > 0 ? odd.map(({ detalle }) => detalle) : []
    plan.counts.odd = [...ofPrices, ...jumps, ...told.odd]
    plan.counts.stock = told.counts
    const hasPrices = nuevas + cambiadas + plan.counts.iguales > 0
    plan.counts.title = titleOf(plan.counts.title, hasPrices, stock[0]?.branch?.Nombre)
    if (!isByBranch) plan.report.avisos.unshift(...(await ownPriceNotes(db, plan.ownPrices())))
    plan.addNumbers({ existencia, costo }, [...stock, ...planner.costs])
    return { plan, source, hash, version, stock }
  } catch (error) {
    planner?.close()
    throw error
  } finally {
    await source.close()
  }
}

/** A note that the same file was applied before, and others after it. */
async function sameFile(db: Db, hash: string): Promise<ImportNote[]> {
  const again = await findLastApplied(db, { hash })
  const last = again?.applied_at ? await findLastApplied(db, {}) : undefined
  if (!again?.applied_at || last === undefined || last.id === again.id) return []
  return [warning(0, 'archivo_repetido', last.file_name, formatMoment(Date.parse(again.applied_at)))]
}

/** A note that a list is of a day before that of the last one of its kind, by the days that their names or titles tell. */
async function olderList(
  db: Db,
  { path, fileName = basename(path) }: ImportOptions,
  { profile, titles }: RowSource,
  timeZone: string,
): Promise<ImportNote[]> {
  const day = [fileName, ...titles.map(({ text }) => text)].map(dayIn).find((one) => one !== null)
  const last = day ? await findLastApplied(db, { profile }) : undefined
  if (!day || !last?.applied_at) return []
  const before = dayIn(last.file_name) ?? shopDay(new Date(last.applied_at), timeZone)
  return day < before ? [warning(0, 'lista_vieja', formatDate(day), formatDate(before))] : []
}

/** The effects by branch, with the names of their lists; null: one price for each article. */
async function effectsOf(db: Db, { branches }: ImportPlan): Promise<ImportBranchSummary[] | null> {
  if (branches === null) return null
  const names = new Map((await readPriceLists(db)).map(({ Id, Nombre }) => [Id, Nombre]))
  return branches.effects.map(({ brake: _brake, ...effect }, index) => ({
    ...effect,
    Lista: branches.listName(index, names),
    SePuedeDeshacer: false,
  }))
}

function remarksOf({ branches }: ImportPlan): string[] {
  if (branches === null || !branches.book.isComplete) return []
  const { absentDefault, empty } = branches
  return [
    ...(absentDefault === null
      ? []
      : [BRANCH_TEXTS.defaultIsMissing(absentDefault.Nombre, absentDefault.Id, absentDefault.isFollowing)]),
    ...empty.map(({ name }) => BRANCH_TEXTS.withoutRows(name)),
  ]
}

function namedProfile(
  name: string | undefined,
  profiles: readonly Profile[],
): Profile | typeof SEPA_PROFILE | undefined {
  if (name === undefined || name === SEPA_PROFILE) return name
  const known = profiles.find((profile) => profile.name === name)
  const names = [...profiles.map((profile) => profile.name), SEPA_PROFILE]
  return known ? asNamed(known) : refuseFile('perfil_desconocido', names.join(', '))
}

/**
 * The columns of a file's prices by branch; null for a file that names neither branches nor lists.
 * @throws {UnusableFile} if a branch of the file must be chosen
 */
async function openBook(
  db: Db,
  source: RowSource,
  { choices, isRetiring }: { choices: BranchChoices | undefined; isRetiring: boolean },
): Promise<BranchBook | null> {
  if (source.taken !== null) {
    const shop = await readShopBranches(db)
    const { targets, omitted } = chooseTargets(source.taken, shop, choices ?? 'todas')
    source.leaveOut(omitted)
    return new PackageBook(targets, shop)
  }
  if (!source.namesBranches) return null
  const [shop, lists] = await Promise.all([readShopBranches(db), readPriceLists(db)])
  return new TableBook(shop, lists, { isComplete: isRetiring })
}
