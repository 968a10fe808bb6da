import { UNUSABLE, type Unusable } from '@gondola/contract/imports'

/** A file that cannot be used; nothing was changed (contract §7: exit status 1). Thrown by `refuseFile` only. */
export class UnusableFile extends Error {
  readonly motivo: Unusable

  constructor(motivo: Unusable, detail: string) {
    super(UNUSABLE[motivo](detail))
    this.motivo = motivo
  }
}

/** Throws `UnusableFile`; `detail` is what the message names. */
export function refuseFile(motivo: Unusable, detail = ''): never {
  throw new UnusableFile(motivo, detail)
}
