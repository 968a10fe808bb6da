import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fits } from '@gondola/contract/base'
import { BranchChoice, ImportOptions } from '@gondola/contract/imports'
import type { BranchChoices } from './branches/choose-targets.ts'
import type { PriceDecisions } from './plan/brake.ts'

/** In place of codes: all prices held by hand. */
const ALL = 'todos'
/** In place of a branch: every branch of the file, each with its own prices. */
const ALL_BRANCHES = 'todas'

export interface UndoCommand {
  isUndo: true
  isDryRun: boolean
  /** The only branch whose prices are undone; null: all of the import. */
  branch: string | null
}

export interface Command {
  path: string
  profile: string | undefined
  branch: string | undefined
  branches: BranchChoices | undefined
  isRetiring: boolean
  isPartial: boolean
  decisions: PriceDecisions
  /** Answers to questions about the file. */
  answers: readonly string[]
  /** Instant at which it is applied; null: now. */
  applyAt: string | null
  isDryRun: boolean
  isConfirmed: boolean
  reportPath: string | null
  /** Where to write the rejected rows as a table. */
  rejectedPath: string | null
}

/** Parses the command line; null if it is invalid. */
export function readCommand(): Command | UndoCommand | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        perfil: { type: 'string' },
        sucursal: { type: 'string', multiple: true, default: [] },
        retirar: { type: 'boolean', default: false },
        parcial: { type: 'boolean', default: false },
        liberar: { type: 'string', multiple: true, default: [] },
        'sin-saltos': { type: 'boolean', default: false },
        soltar: { type: 'string', multiple: true, default: [] },
        responder: { type: 'string', multiple: true, default: [] },
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
      const { deshacer: _undo, simular: isDryRun, sucursal, ...others } = values
      // a command that names a file, or how to read one, is no undo
      const isPlain =
        path === undefined &&
        sucursal.length < 2 &&
        Object.values(others).every((value) => !value || (Array.isArray(value) && value.length === 0))
      return isPlain ? { isUndo: true, isDryRun, branch: sucursal[0] ?? null } : null
    }
    if (path === undefined || positionals.length > 1) return null
    if (values.parcial && values.retirar) return null
    if (!fits(ImportOptions.properties.Respuestas, values.responder)) return null
    const chosen = branchesOf(values.sucursal)
    if (chosen === null) return null
    const applyAt = values.activar === undefined ? null : instantOf(values.activar)
    if (applyAt === undefined) return null
    return {
      path: fromCaller(path),
      profile: values.perfil,
      ...chosen,
      isRetiring: values.retirar,
      isPartial: values.parcial,
      decisions: decisionsOf(values.soltar, values.liberar, values['sin-saltos']),
      applyAt,
      answers: values.responder,
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

/**
 * Parses `todas`, `CLAVE=NÚMERO`, `CLAVE=nueva` and `CLAVE=omitir`, and the key of a merchant, banner or branch; null if
 * one of them is invalid.
 */
function branchesOf(given: readonly string[]): Pick<Command, 'branch' | 'branches'> | null {
  const keys = given.filter((one) => one !== ALL_BRANCHES && !one.includes('='))
  const choices = given.flatMap((one) => (one.includes('=') ? [choiceOf(one)] : []))
  if (keys.length > 1 || choices.includes(null)) return null
  const isAll = given.includes(ALL_BRANCHES)
  const others = isAll ? [{ Clave: '*', Sucursal: 'nueva' as const }] : []
  const branches = [...choices.filter((choice) => choice !== null), ...others]
  return { branch: keys[0], branches: branches.length === 0 ? undefined : branches }
}

function choiceOf(text: string): BranchChoice | null {
  const [Clave, what] = [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]
  const Sucursal = what === 'nueva' || what === 'omitir' ? what : Number(what)
  return fits(BranchChoice, { Clave, Sucursal }) ? { Clave, Sucursal } : null
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
export function fromCaller(path: string): string {
  const here = resolve(path)
  const there = resolve(process.env['INIT_CWD'] ?? '.', path)
  return existsSync(here) && !existsSync(there) ? here : there
}
