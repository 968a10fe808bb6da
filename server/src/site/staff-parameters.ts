import {
  type ParametersDraft,
  type StaffParameters,
  type StaffText,
  type TextDraft,
  TEXT_PLACES,
} from '@gondola/contract/site'
import { bumpCatalogueVersion } from '../goods/catalogue/catalogue-version.store.ts'
import type { Db } from '../platform/db/open-database.ts'
import { cleanText } from './clean-text.ts'
import { findStoredParameters, writeParameters, type StoredParameters } from './parameters.store.ts'

/** The Id of the single record of parameters. */
export const PARAMETERS_ID = 1

const isText = (name: string) => /^(Titulo|Texto)[2-9]$/.test(name)

/** The parameters that are edited as such, without the texts; null for any other Id. */
export async function findStaffParameters(db: Db, Id: number): Promise<StaffParameters | null> {
  if (Id !== PARAMETERS_ID) return null
  const stored = Object.entries(await findStoredParameters(db)).filter(([name]) => !isText(name))
  return { Id: PARAMETERS_ID, ...Object.fromEntries(stored) } as StaffParameters
}

/**
 * Changes the parameters in the draft. Whether visitors see prices affects the catalogue too, so its version is bumped.
 */
export async function changeParameters(trx: Db, draft: ParametersDraft): Promise<void> {
  const trimmed = Object.entries(draft).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  await writeParameters(trx, Object.fromEntries(trimmed) as ParametersDraft)
  if (draft.MostrarPreciosAVisitantes !== undefined) await bumpCatalogueVersion(trx)
}

const TEXT_NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9] as const
type TextNumber = (typeof TEXT_NUMBERS)[number]

const textOf = (stored: StoredParameters, Numero: TextNumber): StaffText => ({
  Numero,
  Lugar: TEXT_PLACES[Numero] ?? '',
  Titulo: stored[`Titulo${Numero}`],
  Texto: stored[`Texto${Numero}`],
})

export async function listStaffTexts(db: Db): Promise<StaffText[]> {
  const stored = await findStoredParameters(db)
  return TEXT_NUMBERS.map((Numero) => textOf(stored, Numero))
}

export async function findStaffText(db: Db, Numero: number): Promise<StaffText | null> {
  return (await listStaffTexts(db)).find((text) => text.Numero === Numero) ?? null
}

/** Stores a title and its text, with the HTML sanitized. */
export async function changeText(trx: Db, Numero: number, { Titulo, Texto }: TextDraft): Promise<void> {
  const values = { [`Titulo${Numero}`]: Titulo.trim(), [`Texto${Numero}`]: await cleanText(Texto) }
  await writeParameters(trx, values)
}
