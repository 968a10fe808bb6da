import { UNUSABLE, type ImportQuestion, type Unusable } from '@gondola/contract/imports'

/** A file that cannot be used; nothing was changed (contract §7: exit status 1). Thrown by `refuseFile` only. */
export class UnusableFile extends Error {
  readonly motivo: Unusable
  /** The file can be used once this is answered. */
  readonly question: ImportQuestion | undefined

  constructor(motivo: Unusable, detail: string, question?: ImportQuestion) {
    super(UNUSABLE[motivo](detail))
    this.motivo = motivo
    this.question = question
  }
}

/** Throws `UnusableFile`; `detail` is what the message names. */
export function refuseFile(motivo: Unusable, detail = ''): never {
  throw new UnusableFile(motivo, detail)
}

/** Throws `UnusableFile` with a question; an answer among the options lets the file through. */
export function askAbout(question: ImportQuestion): never {
  throw new UnusableFile('archivo_con_pregunta', question.Texto, question)
}
