import type { BranchChoice, ImportOptions } from '@gondola/contract/imports'

/** The options on the screen of how the file is read; a branch is '' until one is chosen. */
export interface OptionChoices {
  profile: string | null
  branch: string
  isPartial: boolean
  isRetiring: boolean
  /** What each branch of the file is, if each has its own prices. */
  branches?: readonly BranchChoice[]
  /** Answers to questions about the file. */
  answers?: readonly string[] | undefined
  /** The branch of its stock; undefined: it has none, or the default branch's. */
  stockOf?: number | undefined
}

/** In place of a branch: the rows of all branches. */
export const ALL_BRANCHES = 'todas'
const EACH_OF = 'cada-una '

/** In place of a branch: each branch of a merchant with its own prices. */
export const eachOf = (merchant: string): string => EACH_OF + merchant
/** The merchant whose branches have their own prices; null if one price is taken. */
export const merchantChosen = (branch: string): string | null =>
  branch.startsWith(EACH_OF) ? branch.slice(EACH_OF.length) : null

/** The choice that a comparison was made with. */
export const branchOf = ({ Sucursal, Sucursales }: ImportOptions): string =>
  Sucursales === undefined ? (Sucursal ?? '') : eachOf(Sucursal ?? '')

/** The request of a comparison for these options. A partial list never takes articles off sale. */
export function optionsOf(choices: OptionChoices): ImportOptions {
  const { profile, branch, isPartial, isRetiring, branches, answers, stockOf } = choices
  const merchant = merchantChosen(branch)
  return {
    Perfil: profile,
    Sucursal: merchant ?? (branch === '' || branch === ALL_BRANCHES ? null : branch),
    ...(merchant !== null && branches !== undefined && { Sucursales: [...branches] }),
    Retirar: isRetiring && !isPartial,
    ...(isPartial && { Parcial: true }),
    ...(stockOf !== undefined && { ExistenciasDe: stockOf }),
    ...(answers !== undefined && { Respuestas: [...answers] }),
  }
}

/** Whether a comparison made with `compared` still matches the chosen options. */
export function isAsCompared(chosen: ImportOptions, compared: ImportOptions): boolean {
  return (
    chosen.Perfil === compared.Perfil &&
    chosen.Sucursal === compared.Sucursal &&
    chosen.ExistenciasDe === compared.ExistenciasDe &&
    JSON.stringify(chosen.Sucursales) === JSON.stringify(compared.Sucursales) &&
    chosen.Retirar === compared.Retirar &&
    (chosen.Parcial ?? false) === (compared.Parcial ?? false)
  )
}
