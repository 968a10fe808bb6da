import { CARD_REQUEST_ERROR_MS, CARD_REQUEST_SUCCESS_MS } from '@gondola/contract/base'
import { type CardRequestDraft, checkCardRequest } from '@gondola/contract/inboxes'
import { hasBlank } from '@gondola/contract/clients'
import { violationMessage, type Message } from '@gondola/contract/http'
import { useForm } from 'react-hook-form'
import { saveCardRequest } from '@gondola/contract/site'
import { send } from '../../api/client.ts'
import { markFields } from '../../parts/forms/mark-fields.ts'
import { headed, tellFailure } from '../../parts/messages/tell.ts'
import { tellViolation } from '../../parts/messages/tell-rule.ts'
import { useSession } from '../../state/session/session.ts'
import { showAlert } from '../../ui/notices/alerts.ts'

const CARD_REQUEST_SENT: Message = { text: 'El formulario fue enviando, nos contactaremos pronto!' }

export interface CardTyped {
  Nombre: string
  Apellido: string
  Direccion: string
  Email: string
  Telefono: string
  /** Code of the document type; 0 if none is chosen. */
  Tipodoc: number
  Nrodoc: string
}

const NEEDED = ['Nombre', 'Apellido', 'Direccion', 'Email', 'Telefono'] as const
const EMPTY: CardTyped = {
  Nombre: '',
  Apellido: '',
  Direccion: '',
  Email: '',
  Telefono: '',
  Tipodoc: 0,
  Nrodoc: '',
}

/** Requests a loyalty card: five non-empty fields (spec §5); its notices are shown for 2 s and 3 s (spec §9). */
export function useCardRequest() {
  const client = useSession((session) => session.client)
  const form = useForm<CardTyped>({
    defaultValues: client ? { ...EMPTY, ...knownOf(client), Tipodoc: client.Tipodoc.Codigo } : EMPTY,
  })
  const submit = form.handleSubmit(async (typed) => {
    const draft = draftOf(typed)
    const violation = checkCardRequest(draft)
    if (violation) {
      const blank = NEEDED.filter((field) => hasBlank(typed[field]))
      markFields(form, blank, violationMessage(violation).text)
      return tellViolation(violation, CARD_REQUEST_ERROR_MS)
    }
    try {
      await send(saveCardRequest, { body: draft })
      form.reset(EMPTY)
      showAlert({ kind: 'success', ...headed(CARD_REQUEST_SENT), durationMs: CARD_REQUEST_SUCCESS_MS })
    } catch (error) {
      tellFailure(error)
    }
  })
  return { form, submit }
}

/** Default values from a logged-in customer's data. */
function knownOf({ Direccion, Email, Telefono, Nrodoc }: CardTypedSource) {
  return { Direccion, Email, Telefono, Nrodoc }
}

type CardTypedSource = Pick<CardTyped, 'Direccion' | 'Email' | 'Telefono' | 'Nrodoc'>

function draftOf({ Tipodoc, ...typed }: CardTyped): CardRequestDraft {
  return { ...typed, Tipodoc: Tipodoc ? { Codigo: Tipodoc } : null }
}
