import type { Registration } from '@gondola/contract/rules/registration.ts'
import { useSession } from './session.ts'
import { stored } from './stored.ts'

/** What was typed into the registration and is no account yet; a password is kept nowhere. */
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

/** As long as the tab is open. One of another shape is no loss worth telling: a form that begins empty says it itself. */
const storedDraft = stored<RegistrationDraft | null>('registro', null, isDraft, {
  lasts: 'visit',
  onLost: () => undefined,
})

// Where nothing can be stored, reopening the dialog still goes on from there.
let draft = storedDraft.read() ?? EMPTY

export const registrationDraft = (): RegistrationDraft => draft

export function keepRegistrationDraft(typed: Partial<Registration>): void {
  // field by field: a password is in `typed` too
  const { Nrodoc, Tipodoc, Usuario, Email, Telefono, Direccion, Nombre } = { ...EMPTY, ...typed }
  draft = { Nrodoc, Tipodoc: Tipodoc || EMPTY.Tipodoc, Usuario, Email, Telefono, Direccion, Nombre }
  storedDraft.write(draft)
}

export function forgetRegistrationDraft(): void {
  draft = EMPTY
  storedDraft.write(null)
}

// The session forgets the entry; here it is what is in memory.
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
