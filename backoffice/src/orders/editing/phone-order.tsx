import { useEffect, useState } from 'react'
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { Title, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { formatPesos, sumOfPesos } from '@gondola/contract/base'
import { formatCuit, type StaffClientWhole } from '@gondola/contract/clients'
import { findDeliveryGrid, lookUpPlace } from '@gondola/contract/delivery'
import {
  hasAlcohol,
  holdsWeighed,
  placePhoneOrder,
  previewPhoneOrder,
  QUEUE_TEXTS,
  replacementTexts,
  type PhoneOrder,
  type PhoneOrderTotals,
} from '@gondola/contract/orders'
import { creditName, usedCredit } from '@gondola/contract/payments'
import { formatDiscount } from '@gondola/contract/promotions'
import { callServer, faultText } from '../../api/call-server.ts'
import { DETAILS_TEXTS, LINES_TEXTS, PHONE_TEXTS as TEXTS } from '../../texts/order-editing.ts'
import { useChosenBranch } from '../../ui/frame/chosen-branch.ts'
import { CheckField, ChoiceField } from '../../ui/forms/choice-field.tsx'
import { useSentForm } from '../../ui/forms/use-form.ts'
import { newRequestKey } from '../../ui/orders/use-order-money.ts'
import { usePaymentTypes } from './change-details.tsx'
import { draftOf, type EditedLine } from './draft-lines.ts'
import { LineEditor, refuseUnadded } from './line-editor.tsx'
import { PhoneCustomer, placeOf, usePhoneTerms } from './phone-customer.tsx'
import { SlotChoice, type ChosenSlot } from './slot-choice.tsx'
import { Part } from '../../ui/frame/part.tsx'
import { useAnswer } from '../../api/use-answer.ts'

/** Takes an order by telephone: who calls, what, where and when, and the total to read out. */
export function PhoneOrderScreen() {
  const [client, setClient] = useState<StaffClientWhole | null>(null)
  return (
    <Stack spacing={2} sx={{ mt: 1, maxWidth: 1200 }}>
      <Title title={TEXTS.title} />
      <Part isRegion title={TEXTS.customer}>
        {client === null ? (
          <PhoneCustomer onChosen={setClient} />
        ) : (
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography>
              {[client.Nombre, client.Telefono, formatCuit(client.Documento)].filter(Boolean).join(' · ')}
            </Typography>
            <Button onClick={() => setClient(null)}>{TEXTS.other}</Button>
          </Stack>
        )}
      </Part>
      {client !== null && <Order key={client.Id} client={client} />}
    </Stack>
  )
}

function Order({ client }: { client: StaffClientWhole }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const payments = usePaymentTypes()
  const { branches, chosen } = useChosenBranch()
  const [idempotencyKey] = useState(newRequestKey)
  const [lines, setLines] = useState<readonly EditedLine[]>([])
  const [form, setForm] = useState<'ED' | 'RS'>('ED')
  const [place, setPlace] = useState(() => placeOf(client))
  const [typedBranch, setBranch] = useState<number | null>(null)
  const [slot, setSlot] = useState<ChosenSlot | null>(null)
  const [TipoPago, setPayment] = useState<number | null>(null)
  const [MayorDeEdad, setOfAge] = useState(false)
  const [B1, setTakesSimilar] = useState(true)
  const [Opt4, setComment] = useState('')
  const [placed, setPlaced] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const { Localidad, CodigoPostal } = place
  const { data: lookup } = useAnswer(
    lookUpPlace,
    { query: { Localidad, ...(CodigoPostal && { CodigoPostal }) } },
    { enabled: form === 'ED' && Localidad !== '' },
  )
  const reaching = lookup?.Opciones ?? []
  // the nearest that delivers there, until another is chosen
  const branch =
    typedBranch ?? (form === 'ED' ? reaching[0]?.Sucursal : undefined) ?? chosen ?? branches[0]?.Id
  const zona = form === 'ED' ? reaching.find(({ Sucursal }) => Sucursal === branch)?.Zona?.Id : undefined
  const payment = TipoPago ?? (payments.length === 1 ? payments[0]!.Id : null)

  const draft: PhoneOrder = {
    Cliente: client.Id,
    Lineas: draftOf(lines),
    FormaEntrega: form,
    ...slot,
    ...(payment !== null && { TipoPago: { Id: payment } }),
    ...(branch !== undefined && { Sucursal: branch }),
    ...(form === 'ED' && {
      Lugar: { Localidad, ...(CodigoPostal && { CodigoPostal }) },
      Opt3: place.Opt3,
    }),
    B1,
    Opt4,
  }
  const isWhole = lines.length > 0 && lines.every(({ Cantidad }) => Cantidad !== null)
  const preview = useAnswer(
    previewPhoneOrder,
    { body: { ...draft, MayorDeEdad: true } },
    {
      enabled: isWhole,
      placeholderData: keepPreviousData,
      retry: false,
    },
  )
  const { credit, barred } = usePhoneTerms(client.Id)
  const missing = slot === null || payment === null ? null : preview.data?.Falta
  const priced = preview.data?.Lineas
  const terms = { ...(branch !== undefined && { sucursal: branch }), ...(zona !== undefined && { zona }) }
  const least = useAnswer(findDeliveryGrid, { query: terms }).data?.Costo.Monto2

  const { formProps, field, isBusy, isTyped } = useSentForm({
    async send(sent) {
      setFault(null)
      refuseUnadded(sent)
      const body = { ...draft, MayorDeEdad, TotalNeto: preview.data!.TotalNeto }
      const { Id } = await callServer(placePhoneOrder, { body, idempotencyKey })
      notify(TEXTS.placed(Id), { type: 'success' })
      setPlaced(Id)
    },
    tell(text) {
      setFault(text)
      void preview.refetch()
    },
  })
  useEffect(() => {
    if (placed !== null && !isTyped) void navigate(`/cola/${placed}`)
  }, [placed, isTyped, navigate])

  return (
    <Box
      component="form"
      {...formProps}
      // Enter in a field does not place the order
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      {barred !== undefined && (
        <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
          {barred}
        </Alert>
      )}
      <Part isRegion title={TEXTS.articles}>
        <LineEditor lines={lines} priced={priced} onChange={setLines} branch={branch} field={field} />
      </Part>
      <Stack spacing={2}>
        <Part isRegion title={TEXTS.delivery}>
          <Stack spacing={2}>
            <ChoiceField
              size="medium"
              label={DETAILS_TEXTS.form}
              value={form}
              choices={Object.entries(QUEUE_TEXTS.forms)}
              onChange={(value) => setForm(value as 'ED' | 'RS')}
            />
            {form === 'ED' && (
              <>
                <TextField
                  label={DETAILS_TEXTS.address}
                  value={place.Opt3}
                  onChange={({ target }) => setPlace({ ...place, Opt3: target.value })}
                />
                <Stack direction="row" spacing={1}>
                  <TextField
                    label={DETAILS_TEXTS.locality}
                    value={Localidad}
                    onChange={({ target }) => setPlace({ ...place, Localidad: target.value })}
                    fullWidth
                  />
                  <TextField
                    label={DETAILS_TEXTS.postalCode}
                    value={CodigoPostal}
                    onChange={({ target }) => setPlace({ ...place, CodigoPostal: target.value })}
                    sx={{ width: 160 }}
                  />
                </Stack>
              </>
            )}
            {branches.length > 1 && branch !== undefined && (
              <ChoiceField
                size="medium"
                label={form === 'ED' ? DETAILS_TEXTS.branch : TEXTS.pickup}
                value={String(branch)}
                choices={branches.map(({ Id, Nombre }) => [String(Id), Nombre])}
                onChange={(value) => setBranch(Number(value))}
              />
            )}
            <Typography component="h3" variant="subtitle1">
              {TEXTS.slot}
            </Typography>
            <SlotChoice query={terms} chosen={slot} lines={priced} onChoose={setSlot} />
            <ChoiceField
              size="medium"
              label={DETAILS_TEXTS.payment}
              value={String(payment ?? '')}
              choices={payments.map(({ Id, Descrip }) => [String(Id), Descrip])}
              onChange={(value) => setPayment(Number(value))}
            />
            <CheckField
              checked={B1}
              onChange={setTakesSimilar}
              label={`${replacementTexts.ifMissing}: ${replacementTexts.names.similar}`}
            />
            <TextField
              label={DETAILS_TEXTS.comment}
              value={Opt4}
              onChange={({ target }) => setComment(target.value)}
              multiline
            />
          </Stack>
        </Part>
        <Part isRegion title={TEXTS.total}>
          <Totals totals={preview.data} credit={credit} least={least} />
          {hasAlcohol(priced ?? []) && (
            <CheckField checked={MayorDeEdad} onChange={setOfAge} label={LINES_TEXTS.ofAge} />
          )}
          {(fault ?? missing ?? preview.error) && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {fault ?? missing ?? faultText(preview.error)}
            </Alert>
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            loading={isBusy}
            disabled={
              !isWhole ||
              slot === null ||
              payment === null ||
              preview.data?.Falta !== undefined ||
              preview.error !== null
            }
          >
            {TEXTS.place}
          </Button>
        </Part>
      </Stack>
    </Box>
  )
}

interface TotalsProps {
  totals: PhoneOrderTotals | undefined
  credit: number
  /** The minimum purchase, in pesos. */
  least?: number | undefined
}

/** What is read out to the caller. */
export function Totals({ totals, credit, least = 0 }: TotalsProps) {
  if (totals === undefined) return null
  const { TotalBruto, TotalDescuento, TotalEnvio, TotalNeto, Lineas } = totals
  const paid = usedCredit(credit, TotalNeto)
  const missing = sumOfPesos([least, -TotalBruto, TotalDescuento ?? 0])
  return (
    <Box role="status" sx={{ mb: 1 }}>
      <Typography variant="body2">
        {TEXTS.subtotal}: {formatPesos(TotalBruto)}
        {TotalDescuento ? ` · ${TEXTS.discount}: ${formatPesos(TotalDescuento)}` : ''}
        {TotalEnvio ? ` · ${TEXTS.shipping}: ${formatPesos(TotalEnvio)}` : ''}
      </Typography>
      <Typography variant="h5" component="p">
        {LINES_TEXTS.total(TotalNeto, holdsWeighed(Lineas))}
      </Typography>
      {missing > 0 && <Typography>{TEXTS.missing(missing)}</Typography>}
      {paid !== null && (
        <Typography variant="h6" component="p">
          {creditName}: {formatDiscount(paid.used)} · {TEXTS.rest}: {formatPesos(paid.rest)}
        </Typography>
      )}
    </Box>
  )
}
