import {
  lineText,
  UNUSABLE,
  type ImportNote,
  type ImportQuestion,
  type Unusable,
} from '@gondola/contract/imports'

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

/** Rows of a file whose common fault is the file's. */
const COMMON_LEAST = 3
const FAULTS_SHOWN = 4

/** Throws `UnusableFile` for a file all of whose rows are rejected: by their common fault, or naming the first of each. */
export function refuseRows(rejected: readonly ImportNote[]): never {
  const byFault = new Map(rejected.toReversed().map((one) => [one.motivo, one]))
  const firsts = [...byFault.values()].toSorted((a, b) => a.linea - b.linea)
  if (firsts.length === 1 && rejected.length >= COMMON_LEAST) refuseFile('misma_falla', firsts[0]!.detalle)
  const told = firsts.slice(0, FAULTS_SHOWN).map(({ linea, detalle }) => `${lineText(linea)}: ${detalle}`)
  refuseFile('ninguna_fila', told.join(' '))
}
