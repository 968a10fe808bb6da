import { existsSync } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ImportNote, type ImportReport, IMPORT_TEXTS, rejectedTable } from '@gondola/contract/imports'
import { csvText } from '@gondola/contract/base'
import { START_TEXTS } from '../platform/runtime/start-texts.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig, type Config } from '../platform/config.ts'
import { OutdatedShop } from '../platform/db/earlier-migrations.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase, type Db } from '../platform/db/open-database.ts'
import { missingOf } from './plan/brake.ts'
import { importFile, type ImportOutcome } from './source/import-file.ts'
import { createJob } from './import-jobs.store.ts'
import type { PriceDecisions } from './plan/price-decisions.ts'
import { Progress } from './apply/progress.ts'
import { storeCopy } from './source/stored-files.ts'
import { undoByCommand } from './undo/undo-by-command.ts'
import { refuseFile, UnusableFile } from './source/unusable-file.ts'

// npm run importar -- FILE [--perfil NAME] [--simular] [--confirmar] [--informe OUT.json] (contract §7), or --deshacer

/** The file cannot be used, or there is nothing to undo. */
const EXIT_UNUSABLE = 1
const EXIT_HELD = 3
const NOTES_SHOWN = 20
/** Notes about prices, printed apart from the others. */
const PRICE_NOTES = ['precio_salto', 'precio_fijado', 'oferta_superada'] as const
/** In place of codes: all prices held by hand. */
const ALL = 'todos'
const EMPTY_REPORT: ImportReport = {
  leidas: 0,
  nuevas: 0,
  cambiadas: 0,
  iguales: 0,
  desaparecidas: 0,
  rechazadas: [],
  avisos: [],
}

const say = (text: string) => console.log(text)

process.exitCode = await run()

async function run(): Promise<number> {
  const command = readCommand()
  if (command === null) {
    console.error(IMPORT_TEXTS.usage)
    return EXIT_UNUSABLE
  }
  const reading = readConfig(process.env)
  if (!reading.ok) {
    console.error(START_TEXTS.faults)
    for (const { name, found, expected } of reading.faults)
      console.error(START_TEXTS.fault(name, found, expected))
    return EXIT_UNUSABLE
  }
  try {
    return await ('isUndo' in command
      ? undoWith(reading.config, command)
      : importWith(reading.config, command))
  } catch (error) {
    if (!(error instanceof OutdatedShop)) throw error
    console.error(error.message)
    return EXIT_UNUSABLE
  }
}

interface UndoCommand {
  isUndo: true
  isDryRun: boolean
}

interface Command {
  path: string
  profile: string | undefined
  branch: string | undefined
  isRetiring: boolean
  isPartial: boolean
  decisions: PriceDecisions
  /** Instant at which it is applied; null: now. */
  applyAt: string | null
  isDryRun: boolean
  isConfirmed: boolean
  reportPath: string | null
  /** Where to write the rejected rows as a table. */
  rejectedPath: string | null
}

/** Parses the command line; null if it is invalid. */
function readCommand(): Command | UndoCommand | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        perfil: { type: 'string' },
        sucursal: { type: 'string' },
        retirar: { type: 'boolean', default: false },
        parcial: { type: 'boolean', default: false },
        liberar: { type: 'string', multiple: true, default: [] },
        'sin-saltos': { type: 'boolean', default: false },
        soltar: { type: 'string', multiple: true, default: [] },
        rechazadas: { type: 'string' },
        activar: { type: 'string' },
        simular: { type: 'boolean', default: false },
        confirmar: { type: 'boolean', default: false },
        informe: { type: 'string' },
        deshacer: { type: 'boolean', default: false },
      },
    })
    const [path] = positionals
    if (values.deshacer) {
      const { deshacer: _undo, simular: isDryRun, ...others } = values
      // a command that names a file, or how to read one, is no undo
      const isPlain =
        path === undefined &&
        Object.values(others).every((value) => !value || (Array.isArray(value) && value.length === 0))
      return isPlain ? { isUndo: true, isDryRun } : null
    }
    if (path === undefined || positionals.length > 1) return null
    if (values.parcial && values.retirar) return null
    const applyAt = values.activar === undefined ? null : instantOf(values.activar)
    if (applyAt === undefined) return null
    return {
      path: fromCaller(path),
      profile: values.perfil,
      branch: values.sucursal,
      isRetiring: values.retirar,
      isPartial: values.parcial,
      decisions: decisionsOf(values.soltar, values.liberar, values['sin-saltos']),
      applyAt,
      isDryRun: values.simular,
      isConfirmed: values.confirmar,
      reportPath: values.informe === undefined ? null : fromCaller(values.informe),
      rejectedPath: values.rechazadas === undefined ? null : fromCaller(values.rechazadas),
    }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return null
    throw error
  }
}

/** Parses codes given one by one or separated by commas. */
function decisionsOf(
  letGo: readonly string[],
  accepted: readonly string[],
  leavesJumps: boolean,
): PriceDecisions {
  const codes = (given: readonly string[]) =>
    given.flatMap((one) => one.split(',')).map((code) => code.trim())
  const named = codes(letGo)
  return {
    letGo: named.filter((code) => code !== ALL),
    letsAllGo: named.includes(ALL),
    accepted: codes(accepted),
    leavesJumps,
  }
}

/** Parses `2026-11-22T06:00`, in the machine's time zone if it names none; undefined if it is no instant. */
function instantOf(text: string): string | undefined {
  const at = Date.parse(text)
  return /^\d{4}-\d\d-\d\dT/.test(text) && Number.isFinite(at) ? new Date(at).toISOString() : undefined
}

/** Resolves a path against the folder from which npm was called: npm runs scripts in the project's folder. */
function fromCaller(path: string): string {
  const here = resolve(path)
  const there = resolve(process.env['INIT_CWD'] ?? '.', path)
  return existsSync(here) && !existsSync(there) ? here : there
}

async function undoWith(config: Config, { isDryRun }: UndoCommand): Promise<number> {
  const { db, close } = openDatabase(config, (error) => console.error(error.message), {
    isInBackground: true,
  })
  const progress = new Progress(process.stderr)
  try {
    await migrate(db)
    const { isDone, text } = await undoByCommand(
      { db, clock: systemClock },
      { isDryRun, onProgress: (done, all) => progress.undoing(done, all) },
    )
    progress.end()
    if (isDone) say(text)
    else console.error(text)
    return isDone ? 0 : EXIT_UNUSABLE
  } finally {
    await close()
  }
}

async function importWith(config: Config, command: Command): Promise<number> {
  const { db, close } = openDatabase(config, (error) => console.error(error.message), {
    isInBackground: true,
  })
  const progress = new Progress(process.stderr)
  try {
    await migrate(db)
    const outcome = await importFile(
      { db, clock: systemClock, config },
      {
        ...command,
        isDryRun: command.isDryRun || command.applyAt !== null,
        author: 'importar',
        onReading: (rows, share) => progress.reading(rows, share),
        onWriting: (done, all) => progress.writing(done, all),
      },
    )
    progress.end()
    await writeReport(command.reportPath, outcome.report)
    await writeRejected(command.rejectedPath, outcome.report)
    tell(outcome, command)
    if (command.applyAt !== null && !command.isDryRun) return await plan(db, config, command, outcome)
    return outcome.state === 'held' ? EXIT_HELD : 0
  } catch (error) {
    progress.end()
    if (!(error instanceof UnusableFile)) throw error
    console.error(error.message)
    const rechazadas = [{ linea: 1, motivo: error.motivo, detalle: error.message }]
    await writeReport(command.reportPath, { ...EMPTY_REPORT, rechazadas })
    return EXIT_UNUSABLE
  } finally {
    await close()
  }
}

/** Schedules the import on the server; what the brake would hold needs an explicit confirmation. */
async function plan(db: Db, config: Config, command: Command, { holds }: ImportOutcome): Promise<number> {
  if (holds.length > 0 && !command.isConfirmed) {
    say(IMPORT_TEXTS.held)
    return EXIT_HELD
  }
  if ((await stat(command.path)).isDirectory()) refuseFile('carpeta_programada')
  const id = await createJob(db, systemClock, {
    fileName: basename(command.path),
    storedFile: await storeCopy(config, command.path),
    state: 'programada',
    applyAt: command.applyAt,
    options: {
      Perfil: command.profile ?? null,
      Sucursal: command.branch ?? null,
      Retirar: command.isRetiring,
      ...(command.isPartial && { Parcial: true }),
      isConfirmed: command.isConfirmed,
      staffId: null,
      userName: 'importar',
      attempts: 0,
      decisions: command.decisions,
    },
  })
  say(IMPORT_TEXTS.planned(id))
  return 0
}

async function writeReport(path: string | null, report: ImportReport): Promise<void> {
  if (path !== null) await writeFile(path, `${JSON.stringify(report, null, 2)}\n`)
}

async function writeRejected(path: string | null, { rechazadas }: ImportReport): Promise<void> {
  if (path !== null) await writeFile(path, csvText(rejectedTable(rechazadas)))
}

function tell(
  { state, profile, report, counts, holds, remarks }: ImportOutcome,
  { isPartial }: Command,
): void {
  say(IMPORT_TEXTS.profile(profile))
  for (const remark of remarks) say(remark)
  const rejected = report.rechazadas.length
  if (rejected > 0) tellNotes(IMPORT_TEXTS.rejected(rejected, report.leidas), report.rechazadas)
  say(IMPORT_TEXTS.summary(report, counts))
  if (isPartial) say(IMPORT_TEXTS.partial)
  for (const motivo of PRICE_NOTES) {
    const notes = report.avisos.filter((note) => note.motivo === motivo)
    tellNotes(IMPORT_TEXTS.priceNotes[motivo](notes.length), notes)
  }
  const others = report.avisos.filter(({ motivo }) => !(PRICE_NOTES as readonly string[]).includes(motivo))
  tellNotes(IMPORT_TEXTS.warned, others)
  for (const hold of holds) say(hold)
  if (counts.jumpsWaiting > 0) say(IMPORT_TEXTS.howJumps)
  if (missingOf(counts) !== null) say(IMPORT_TEXTS.howMissing)
  if (counts.fijadas > 0) say(IMPORT_TEXTS.howPinned)
  if (state === 'held') say(IMPORT_TEXTS.held)
  else if (state === 'simulated') {
    if (holds.length > 0) say(IMPORT_TEXTS.wouldBeHeld)
    say(IMPORT_TEXTS.simulated)
  } else say(report.nuevas + report.cambiadas > 0 ? IMPORT_TEXTS.applied : IMPORT_TEXTS.nothingNew)
}

function tellNotes(title: string, notes: readonly ImportNote[]): void {
  if (notes.length === 0) return
  say(title)
  for (const { linea, motivo, detalle } of notes.slice(0, NOTES_SHOWN))
    say(IMPORT_TEXTS.note(linea, motivo, detalle))
  if (notes.length > NOTES_SHOWN) say(IMPORT_TEXTS.more(notes.length - NOTES_SHOWN))
}
