import { Box, Button, TextField } from '@mui/material'
import { useNotify } from 'react-admin'
import { formatMoment } from '@gondola/contract/base'
import {
  addOrderNote,
  chosenOption,
  differenceTexts,
  type LineQuestion,
  ORDER_TEXTS as TEXTS,
  PICKING_TEXTS,
  PUSH_TEXTS,
  type StaffOrder,
} from '@gondola/contract/orders'
import type { StaffMoneyEvent } from '@gondola/contract/payments'
import { callServer } from '../../api/call-server.ts'
import { MAIL_STATES } from '../../texts/people-screens.ts'
import { typedText } from '../../ui/forms/form-values.ts'
import { useSentForm } from '../../ui/forms/use-form.ts'
import { eventText, pushText } from '../../ui/orders/order-words.ts'
import { useOrderMoney } from '../../ui/orders/use-order-money.ts'
import { moneyEventText } from '../money/order-money.tsx'
import { Part } from '../../ui/frame/part.tsx'

interface Entry {
  at: number
  text: string
  details: readonly string[]
}

/** Everything that happened to an order: its steps and changes, money, mails, messages and notes. */
export function timelineOf(
  {
    Historial,
    Avisos,
    Correos = [],
    Lineas = [],
  }: Pick<StaffOrder, 'Historial' | 'Avisos' | 'Correos'> & Partial<Pick<StaffOrder, 'Lineas'>>,
  money: readonly StaffMoneyEvent[],
): Entry[] {
  const entry = (Momento: string, text: string, details: readonly string[] = []): Entry => ({
    at: Date.parse(Momento),
    text,
    details,
  })
  const mailText = ({ Asunto, Estado, Momento }: (typeof Correos)[number]) =>
    [formatMoment(Date.parse(Momento)), TEXTS.mail, `«${Asunto}»`, MAIL_STATES[Estado]].join(' · ')
  return [
    ...Historial.map((event) =>
      entry(event.Momento, eventText(event), event.Cambio ? differenceTexts(event.Cambio) : []),
    ),
    ...money.map((event) => entry(event.Momento, moneyEventText(event))),
    ...Avisos.map((push) => entry(push.Momento, `${pushText(push)} · ${PUSH_TEXTS.channels[push.Canal]}`)),
    ...Lineas.flatMap(({ Descrip, Pregunta }) =>
      Pregunta === undefined
        ? []
        : questionEntries(Pregunta, Descrip).map(([at, text]) =>
            entry(at, [formatMoment(Date.parse(at)), text].join(' · ')),
          ),
    ),
    ...Correos.map((mail) => entry(mail.Momento, mailText(mail))),
  ].toSorted((one, other) => one.at - other.at)
}

/** When the customer was asked about a missing article, and what came of it. */
function questionEntries(question: LineQuestion, missing: string): [at: string, text: string][] {
  const { Momento, Hasta, Estado, Respondida } = question
  const outcome = PICKING_TEXTS.asked[Estado]
  const ended = Respondida ?? Hasta
  return [
    [Momento, `${PICKING_TEXTS.asked.abierta}: ${missing}`],
    ...(Estado === 'abierta' || Estado === 'retirada'
      ? []
      : [
          [ended, [`${missing}: ${outcome}`, chosenOption(question)?.Descrip].filter(Boolean).join(' ')] as [
            string,
            string,
          ],
        ]),
  ]
}

/** An order's time line, and a field for an internal note. */
export function OrderTimeline({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const { data: money } = useOrderMoney(order.Id)
  return (
    <Part isRegion title={TEXTS.history}>
      <Box component="ol" sx={{ pl: 3, my: 0, overflowWrap: 'anywhere' }}>
        {timelineOf(order, money?.Historial ?? []).map(({ text, details }, index) => (
          // two events of one moment may read alike
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {text}
            {details.length > 0 && (
              <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </Box>
            )}
          </li>
        ))}
      </Box>
      <NoteForm Id={order.Id} onDone={onDone} />
    </Part>
  )
}

function NoteForm({ Id, onDone }: { Id: number; onDone: () => void }) {
  const notify = useNotify()
  const { formProps, field, isBusy } = useSentForm({
    async send(form) {
      await callServer(addOrderNote, { params: { Id }, body: { Texto: typedText(form, 'Texto') } })
      form.reset()
      notify(TEXTS.noted, { type: 'success' })
      onDone()
    },
    tell: (fault) => notify(fault, { type: 'error' }),
    faultsAt: 'Texto',
  })
  return (
    <Box component="form" {...formProps} sx={{ display: 'flex', gap: 1, mt: 2, alignItems: 'flex-start' }}>
      <TextField {...field('Texto', TEXTS.noteHint)} label={TEXTS.note} required multiline fullWidth />
      <Button type="submit" variant="outlined" loading={isBusy} sx={{ minHeight: 56 }}>
        {TEXTS.addNote}
      </Button>
    </Box>
  )
}
