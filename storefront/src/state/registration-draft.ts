import type { Registration } from '@gondola/contract/clients'
import { useSession } from './session/session.ts'
import { stored } from './stored.ts'

/** The registration's unsent input; passwords are never stored. */
export type RegistrationDraft = Omit<Registration, 'Pass'>

const EMPTY: RegistrationDraft = {
  Nrodoc: '',
  Tipodoc: 0,
  Usuario: '',
  Email: '',
  Telefono: '',
  Direccion: '',
  Nombre: '',
}
const TEXTS = ['Nrodoc', 'Usuario', 'Email', 'Telefono', 'Direccion', 'Nombre'] as const

/** Stored until the tab is closed. A draft of another shape is dropped silently: the empty form shows the loss. */
const storedDraft = stored<RegistrationDraft | null>('registro', null, isDraft)

// In memory, too: without storage, reopening the dialog still restores the input.
let draft = storedDraft.read() ?? EMPTY

export const registrationDraft = (): RegistrationDraft => draft

export function keepRegistrationDraft(typed: Partial<Registration>): void {
  // field by field, because `typed` also has the password
  const { Nrodoc, Tipodoc, Usuario, Email, Telefono, Direccion, Nombre } = { ...EMPTY, ...typed }
  draft = { Nrodoc, Tipodoc: Tipodoc || EMPTY.Tipodoc, Usuario, Email, Telefono, Direccion, Nombre }
  storedDraft.write(draft)
}

export function forgetRegistrationDraft(): void {
  draft = EMPTY
  storedDraft.write(null)
}

// The session deletes the stored entry; this clears the copy in memory.
useSession.subscribe(({ client }, before) => {
  if (client?.Id !== before.client?.Id) draft = EMPTY
})

function isDraft(value: unknown): value is RegistrationDraft {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Partial<Record<keyof Registration, unknown>>
  return (
    TEXTS.every((name) => typeof fields[name] === 'string') &&
    Number.isSafeInteger(fields.Tipodoc) &&
    !('Pass' in fields)
  )
}
