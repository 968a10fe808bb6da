import type { ImportOptions } from '@gondola/contract/entities/import-job.ts'

/** What is chosen on the screen of how its file is read; a branch is '' until one is chosen. */
export interface OptionChoices {
  profile: string | null
  branch: string
  isPartial: boolean
  isRetiring: boolean
}

/** In place of a branch: the rows of all of them. */
export const ALL_BRANCHES = 'todas'

/** The choices as a comparison is asked for. A partial list says nothing of what it lacks. */
export function optionsOf({ profile, branch, isPartial, isRetiring }: OptionChoices): ImportOptions {
  return {
    Perfil: profile,
    Sucursal: branch === '' || branch === ALL_BRANCHES ? null : branch,
    Retirar: isRetiring && !isPartial,
    ...(isPartial && { Parcial: true }),
  }
}

/** Whether a comparison made with `compared` still is what would be applied. */
export function isAsCompared(chosen: ImportOptions, compared: ImportOptions): boolean {
  return (
    chosen.Perfil === compared.Perfil &&
    chosen.Sucursal === compared.Sucursal &&
    chosen.Retirar === compared.Retirar &&
    (chosen.Parcial ?? false) === (compared.Parcial ?? false)
  )
}
