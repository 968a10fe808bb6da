import { sql } from 'kysely'
import { pick } from '@gondola/contract/base'
import { type ListWindow, windowRange } from '@gondola/contract/calls'
import {
  ImportOptions,
  type DifferenceKind,
  type ImportBranchSummary,
  type ImportDifference,
  type ImportJob,
  type ImportProgress,
  type ImportState,
  type ImportNote,
  type ImportReport,
} from '@gondola/contract/imports'
import { folded, listWindow } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { holdsLeft, missingOf } from './plan/brake.ts'
import { optionsOf, type JobOutcome } from './import-jobs.store.ts'
import { countSteps, type Created } from './apply/import.store.ts'
import { readShopBranches } from './branches/import-branches.store.ts'
import { withProposals } from './branches/likely-branch.ts'
import { findBranchUndoable } from './undo/branch-undo.store.ts'
import { changedNothing, findUndoable } from './undo/undo.store.ts'

type JobRow = Omit<Row<'imports'>, 'report'> & { is_idle: boolean | number }

const COLUMNS = [
  'id',
  'file_name',
  'profile',
  'author',
  'started_at',
  'finished_at',
  'state',
  'stored_file',
  'options',
  'outcome',
  'progress',
  'lease',
  'lease_until',
  'apply_at',
  'applied_at',
  'undone_at',
  'undone_by',
  'undo_stayed',
  'created',
] as const

const selectJobs = (db: Db) => db.selectFrom('imports').select(COLUMNS).select(changedNothing.as('is_idle'))

export async function listImportJobs(
  db: Db,
  { Estado, ...window }: ListWindow & { Estado?: ImportState },
): Promise<{ rows: ImportJob[]; total: number }> {
  const query = selectJobs(db).$if(Estado !== undefined, (narrowed) => narrowed.where('state', '=', Estado!))
  const { rows, total } = await listWindow(query, window, {
    key: 'imports.id',
    newestBy: 'imports.id',
    sort: { Id: 'imports.id', Archivo: folded('imports.file_name'), Aplicada: 'imports.applied_at' },
    order: ['Id', 'DESC'],
    search: ['imports.file_name', 'imports.profile', 'imports.author'],
  })
  const context = await contextOf(db)
  return { rows: rows.map((row) => toJob(row, context)), total }
}

export async function findImportJob(db: Db, id: number): Promise<ImportJob | null> {
  const row = await selectJobs(db).where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : toJob(row, await contextOf(db, row))
}

const contextOf = async (db: Db, row?: JobRow) => ({
  undoable: await findUndoable(db),
  byBranch: await findBranchUndoable(db),
  shop: await readShopBranches(db),
  // of what waits, and not in a list: it reads every import
  steps: row && ['lista', 'retenida'].includes(row.state) ? await countSteps(db) : null,
})

function toJob(row: JobRow, context: Awaited<ReturnType<typeof contextOf>>): ImportJob {
  const { undoable, byBranch, shop, steps } = context
  const options = optionsOf(row)
  const { Parcial, decisions, undoes } = options
  const outcome = row.outcome as JobOutcome | null
  return {
    Id: row.id,
    Archivo: row.file_name,
    Perfil: row.profile,
    Usuario: row.author,
    Subida: row.started_at,
    Estado: row.state,
    Avance: row.progress as ImportProgress | null,
    Opciones: pick(options, Object.keys(ImportOptions.properties) as (keyof ImportOptions)[]),
    ...(outcome?.effects && {
      PorSucursal: effectsOf(
        outcome.effects,
        row.created as Created | null,
        byBranch?.importId === row.id ? byBranch.branches : NONE,
      ),
    }),
    ...(undoes !== undefined && {
      Deshace: { Importacion: undoes.importId, Sucursal: undoes.branchId, Nombre: undoes.name },
    }),
    Resumen: outcome?.summary ? { ...LATER_COUNTS, ...outcome.summary } : null,
    Retenciones: holdsLeft(outcome, decisions),
    Faltantes: outcome?.brake === undefined || Parcial !== undefined ? null : missingOf(outcome.brake),
    Decisiones: {
      SaltosAceptados: decisions.accepted.length,
      SinSaltos: decisions.leavesJumps,
      FijadosSueltos: decisions.letGo.length,
      SoltarTodos: decisions.letsAllGo,
    },
    ...(steps !== null && (outcome?.steps ?? steps) !== steps && { Desactualizada: true as const }),
    Sucursales: withProposals(outcome?.branches ?? [], shop),
    AplicarDesde: row.apply_at,
    Aplicada: row.applied_at,
    Deshecha: row.undone_at,
    DeshechaPor: row.undone_by,
    ...(row.undo_stayed !== null && { Quedaron: row.undo_stayed }),
    SinCambios: Boolean(row.is_idle),
    SePuedeDeshacer: row.id === undoable && row.state === 'aplicada',
    Falla: outcome?.fault ?? null,
    ...(outcome?.question && { Pregunta: outcome.question }),
  }
}

const NONE: ReadonlySet<number> = new Set()

/** Effects by branch, with the ids of the branches that the import has added meanwhile. */
const effectsOf = (
  effects: readonly ImportBranchSummary[],
  created: Created | null,
  undoable: ReadonlySet<number>,
): ImportBranchSummary[] =>
  effects.map((effect, index) => {
    const Sucursal = effect.Sucursal ?? created?.branches?.taken[index] ?? null
    return { ...effect, Sucursal, SePuedeDeshacer: Sucursal !== null && undoable.has(Sucursal) }
  })

/** For imports made before these counts existed. */
const LATER_COUNTS = { fijadas: 0, ofertas: 0 }

export async function listDifferences(
  db: Db,
  importId: number,
  {
    Tipo,
    Salto,
    Oferta,
    ...window
  }: ListWindow & { Tipo?: DifferenceKind; Salto?: boolean; Oferta?: boolean },
  mayCosts: boolean,
): Promise<{ rows: ImportDifference[]; total: number }> {
  const query = db
    .selectFrom('import_differences')
    .selectAll()
    .where('import_id', '=', importId)
    .$if(!mayCosts, (narrowed) => narrowed.where('kind', '<>', 'costo'))
    .$if(Tipo !== undefined, (narrowed) => narrowed.where('kind', '=', Tipo!))
    .$if(Salto !== undefined, (narrowed) =>
      narrowed.where(({ eb, and }) =>
        eb(and([eb('is_jump', '=', true), eb('kind', '<>', 'fijada')]), '=', Salto!),
      ),
    )
    .$if(Oferta !== undefined, (narrowed) => narrowed.where('offer_price', Oferta! ? 'is not' : 'is', null))
  const { rows, total } = await listWindow(query, window, {
    key: 'import_differences.position',
    sort: {
      Linea: 'import_differences.line',
      Codigo: 'import_differences.article_code',
      Descripcion: folded('import_differences.Descripcion'),
      PrecioAntes: 'import_differences.price_before',
      PrecioDespues: 'import_differences.price_after',
      posicion: 'import_differences.position',
      variacion: sql<number>`case when price_before > 0
        then coalesce(abs(1.0 * price_after / price_before - 1), 0) else 0 end`,
    },
    order: ['posicion', 'ASC'],
    search: ['import_differences.Descripcion', 'import_differences.article_code'],
  })
  const isAccepted = await acceptanceOf(db, importId)
  return { rows: rows.map((row) => toDifference(row, isAccepted(row))), total }
}

/** Returns a check whether an article's price was accepted. */
async function acceptanceOf(db: Db, importId: number) {
  const row = await db.selectFrom('imports').select('options').where('id', '=', importId).executeTakeFirst()
  const { decisions } = optionsOf({ options: row?.options ?? null })
  const [letGo, accepted] = [new Set(decisions.letGo), new Set(decisions.accepted)]
  return ({ kind, article_code, is_jump }: Row<'import_differences'>): boolean =>
    kind === 'fijada'
      ? letGo.has(article_code) || (decisions.letsAllGo && !is_jump)
      : accepted.has(article_code)
}

const toDifference = (row: Row<'import_differences'>, Aceptada: boolean): ImportDifference => ({
  Tipo: row.kind,
  Codigo: row.article_code,
  Descripcion: row.Descripcion,
  ...(row.kind === 'existencia' || row.kind === 'costo'
    ? { PrecioAntes: null, PrecioDespues: null }
    : { PrecioAntes: row.price_before, PrecioDespues: row.price_after }),
  Salto: row.is_jump,
  Linea: row.line,
  Oferta: row.offer_price,
  Aceptada,
  ...(row.branch_name !== null && { Sucursal: row.branch_name }),
  ...(row.changes !== null && { Cambios: row.changes }),
})

type NoteKind = 'rechazadas' | 'avisos' | 'ignoradas'

export async function readNotes(db: Db, importId: number, kind: NoteKind): Promise<ImportNote[]> {
  const row = await db.selectFrom('imports').select('report').where('id', '=', importId).executeTakeFirst()
  const list = kind === 'ignoradas' ? 'filasIgnoradas' : kind
  return (row?.report as ImportReport | null | undefined)?.[list] ?? []
}

export async function listNotes(
  db: Db,
  importId: number,
  { Tipo, ...window }: ListWindow & { Tipo: NoteKind },
): Promise<{ rows: ImportNote[]; total: number }> {
  const all = await readNotes(db, importId, Tipo)
  const found = window.q === undefined ? all : all.filter((note) => note.motivo.includes(window.q!))
  const { offset, limit } = windowRange(window)
  return { rows: found.slice(offset, offset + limit), total: found.length }
}
