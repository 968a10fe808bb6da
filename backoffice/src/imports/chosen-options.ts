import type { ImportOptions } from '@gondola/contract/imports'

/** The options on the screen of how the file is read; a branch is '' until one is chosen. */
export interface OptionChoices {
  profile: string | null
  branch: string
  isPartial: boolean
  isRetiring: boolean
}

/** In place of a branch: the rows of all branches. */
export const ALL_BRANCHES = 'todas'

/** The request of a comparison for these options. A partial list never takes articles off sale. */
export function optionsOf({ profile, branch, isPartial, isRetiring }: OptionChoices): ImportOptions {
  return {
    Perfil: profile,
    Sucursal: branch === '' || branch === ALL_BRANCHES ? null : branch,
    Retirar: isRetiring && !isPartial,
    ...(isPartial && { Parcial: true }),
  }
}

/** Whether a comparison made with `compared` still matches the chosen options. */
export function isAsCompared(chosen: ImportOptions, compared: ImportOptions): boolean {
  return (
    chosen.Perfil === compared.Perfil &&
    chosen.Sucursal === compared.Sucursal &&
    chosen.Retirar === compared.Retirar &&
    (chosen.Parcial ?? false) === (compared.Parcial ?? false)
  )
}
