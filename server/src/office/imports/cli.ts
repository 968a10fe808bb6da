import { createReadStream } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { BRANCH_TEXTS, type ImportNote, type ImportReport, IMPORT_TEXTS } from '@gondola/contract/imports'
import { csvText } from '@gondola/contract/base'
import { START_TEXTS } from '../../platform/runtime/start-texts.ts'
import { systemClock } from '../../platform/clock.ts'
import { readConfig, type Config } from '../../platform/config.ts'
import { OtherVersion, migrate } from '../../platform/db/migrate.ts'
import { openDatabase, type Db } from '../../platform/db/open-database.ts'
import { FilesAway } from '../../platform/files/file-store.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { missingOf } from './plan/brake.ts'
import { importFile, type ImportOutcome } from './source/import-file.ts'
import { EMPTY_REPORT, createJob } from './import-jobs.store.ts'
import { readCommand, type Command, type UndoCommand } from './read-command.ts'
import { storeFile } from './source/stored-files.ts'
import { PROFILES } from './profiles/all.ts'
import { listShopProfiles } from './profiles/shop-profiles.store.ts'
import { readNotedRows } from './source/open-source.ts'
import { undoByCommand } from './undo/undo-import.ts'
import { refuseFile, UnusableFile } from './source/unusable-file.ts'

const SAME_LINE_EVERY_MS = 100
const LINE_EVERY_MS = 2000

/** Shows an import's progress: in one line on a terminal, an occasional line elsewhere. */
class Progress {
  readonly #stream: NodeJS.WriteStream
  #last = performance.now()

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream
  }

  reading(rows: number, share: number | null): void {
    this.#show(IMPORT_TEXTS.reading(rows, share))
  }

  writing(done: number, all: number): void {
    this.#show(IMPORT_TEXTS.writing(done, all))
  }

  undoing(done: number, all: number): void {
    this.#show(IMPORT_TEXTS.undoneSoFar(done, all))
  }

  end(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001b[K')
  }

  #show(text: string): void {
    const now = performance.now()
    if (now - this.#last < (this.#stream.isTTY ? SAME_LINE_EVERY_MS : LINE_EVERY_MS)) return
    this.#last = now
    this.#stream.write(this.#stream.isTTY ? `\r\u001b[K${text}` : `${text}\n`)
  }
}

// npm run importar -- FILE [--perfil NAME] [--simular] [--confirmar] [--informe OUT.json] (contract §7), or --deshacer

/** The file cannot be used, or there is nothing to undo. */
const EXIT_UNUSABLE = 1
const EXIT_HELD = 3
const NOTES_SHOWN = 20
/** Notes about prices, printed apart from the others. */
const PRICE_NOTES = ['precio_salto', 'precio_fijado', 'oferta_superada'] as const
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
    if (!(error instanceof OtherVersion || error instanceof FilesAway)) throw error
    console.error(error instanceof FilesAway ? START_TEXTS.filesAway(error.message) : error.message)
    return EXIT_UNUSABLE
  }
}

async function undoWith(config: Config, { isDryRun, branch }: UndoCommand): Promise<number> {
  const { db, close } = openDatabase(config, (error) => console.error(error.message), {
    isInBackground: true,
  })
  const progress = new Progress(process.stderr)
  try {
    await migrate(db)
    const { isDone, text } = await undoByCommand(
      { db, clock: systemClock },
      { isDryRun, branch, onProgress: (done, all) => progress.undoing(done, all) },
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
    if (command.rejectedPath !== null)
      await writeFile(command.rejectedPath, csvText(await rejectedRows(db, command, outcome.report)))
    tell(outcome, command)
    if (command.applyAt !== null && !command.isDryRun) return await plan(db, config, command, outcome)
    return outcome.state === 'held' ? EXIT_HELD : 0
  } catch (error) {
    progress.end()
    if (!(error instanceof UnusableFile)) throw error
    console.error(error.message)
    for (const { Respuesta, Texto } of error.question?.Respuestas ?? [])
      console.error(IMPORT_TEXTS.answer(Respuesta, Texto))
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
  const { storedFile } = await storeFile(openFiles(config), createReadStream(command.path))
  const id = await createJob(db, systemClock, {
    fileName: basename(command.path),
    storedFile,
    state: 'programada',
    applyAt: command.applyAt,
    options: {
      Perfil: command.profile ?? null,
      Sucursal: command.branch ?? null,
      ...(command.branches !== undefined && {
        Sucursales: command.branches === 'todas' ? command.branches : [...command.branches],
      }),
      Retirar: command.isRetiring,
      ...(command.isPartial && { Parcial: true }),
      ...(command.answers.length > 0 && { Respuestas: [...command.answers] }),
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

async function rejectedRows(db: Db, { path, profile }: Command, { rechazadas }: ImportReport) {
  const profiles = [...(await listShopProfiles(db)), ...PROFILES]
  const named = profiles.find(({ name }) => name === profile)
  return readNotedRows(path, rechazadas, profiles, named)
}

async function writeReport(path: string | null, report: ImportReport): Promise<void> {
  if (path !== null) await writeFile(path, `${JSON.stringify(report, null, 2)}\n`)
}

function tell(
  { state, profile, report, counts, holds, remarks, effects, moved }: ImportOutcome,
  { isPartial }: Command,
): void {
  say(IMPORT_TEXTS.profile(profile))
  for (const remark of remarks) say(remark)
  const rejected = report.rechazadas.length
  if (rejected > 0) tellNotes(IMPORT_TEXTS.rejected(rejected, report.leidas), report.rechazadas)
  say(IMPORT_TEXTS.summary(report, counts))
  if (effects !== null) {
    say(BRANCH_TEXTS.title(effects.length))
    for (const effect of effects) say(BRANCH_TEXTS.summary(effect))
  }
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
  } else {
    if (report.nuevas + report.cambiadas + moved.all > moved.retired) say(IMPORT_TEXTS.applied)
    else if (report.existencias || report.costos) say(IMPORT_TEXTS.onlyStock)
    else if (moved.retired === 0) say(IMPORT_TEXTS.nothingNew)
    if (moved.retired > 0) say(IMPORT_TEXTS.retired(moved.retired))
  }
}

function tellNotes(title: string, notes: readonly ImportNote[]): void {
  if (notes.length === 0) return
  say(title)
  for (const { linea, motivo, detalle } of notes.slice(0, NOTES_SHOWN))
    say(IMPORT_TEXTS.note(linea, motivo, detalle))
  if (notes.length > NOTES_SHOWN) say(IMPORT_TEXTS.more(notes.length - NOTES_SHOWN))
}
