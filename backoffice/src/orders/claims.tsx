import { Box, Link as MuiLink, TextField, Typography, type TextFieldProps } from '@mui/material'
import { Loading, useRecordContext } from 'react-admin'
import { formatPesos, formatQuantity, formatTyped } from '@gondola/contract/base'
import {
  CLAIM_REASON_TITLES,
  type ClaimReason,
  type ClaimRow,
  decideClaim,
  DOOR_RETURNS,
  RETURN_TITLES,
  RETURNED_GOODS,
  type ReturnedGoods,
  type ReturnMeans,
  type StaffClaim,
  staffClaims,
} from '@gondola/contract/orders'
import { callServer } from '../api/call-server.ts'
import { CLAIM_STATES, CLAIM_TEXTS as TEXTS, RETURNED_NAMES } from '../texts/claims.ts'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { pesosOf, typedText } from '../ui/forms/form-values.ts'
import { usePictureAddress } from '../ui/forms/picture-address.ts'
import { Failed } from '../ui/frame/failed.tsx'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { OrderLink } from '../ui/orders/order-link.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { DialogButton } from '../ui/records/row-buttons.tsx'
import { ChoiceField } from '../ui/forms/choice-field.tsx'
import { useAnswer } from '../api/use-answer.ts'

const decidedBy = ({ Automatico, Decidio }: ClaimRow) => (Automatico ? TEXTS.byRule : (Decidio ?? ''))

const someDecided = (rows: readonly ClaimRow[]) => rows.some(({ Estado }) => Estado !== 'abierto')

const someReturned = (rows: readonly ClaimRow[]) => rows.some(({ Volvio }) => Volvio !== null)

/** What customers say was wrong, those that wait first in sight. */
export const claims = recordScreens<ClaimRow>({
  list: {
    columns: [
      { field: 'Pedido', right: true, show: () => <OrderLink /> },
      { field: 'NombreCliente', unsorted: true },
      {
        field: 'Articulo',
        show: ({ Articulo, Cantidad, Unidad }) => `${Articulo}, ${formatQuantity(Cantidad, Unidad)}`,
      },
      { field: 'Motivo', names: CLAIM_REASON_TITLES, filter: true, unsorted: true },
      { field: 'Importe', as: 'pesos' },
      { field: 'Devuelto', as: 'pesos', unsorted: true, when: someDecided },
      { field: 'Preparador', unsorted: true },
      { field: 'Fechahora', as: 'moment' },
      { field: 'Estado', names: CLAIM_STATES, filter: true, unsorted: true },
      { field: 'Decidio', unsorted: true, show: decidedBy, when: someDecided },
      { field: 'Volvio', names: RETURNED_NAMES, unsorted: true, when: someReturned },
    ],
    line: [
      ({ Articulo, Motivo }) => `${Articulo}: ${CLAIM_REASON_TITLES[Motivo].toLowerCase()}`,
      (claim) => (
        <>
          <OrderLink word={TEXTS.fields.Pedido} /> · {claim.NombreCliente} · {formatPesos(claim.Importe)} ·{' '}
          {CLAIM_STATES[claim.Estado]}
        </>
      ),
    ],
    opens: false,
    actions: <AnswerRecord />,
    intro: TEXTS.intro,
    sort: '-Id',
    filterDefaultValues: { Estado: 'abierto' },
  },
})

function AnswerRecord() {
  const record = useRecordContext<ClaimRow>()
  return record && <AnswerButton claim={record} />
}

/** The button that answers a claim which waits. */
function AnswerButton({ claim }: { claim: ClaimRow }) {
  const may = useMay('reclamos.atender')
  if (!may || claim.Estado !== 'abierto') return null
  return (
    <DialogButton
      label={TEXTS.answer}
      about={TEXTS.title(claim.Articulo, claim.Pedido)}
      dialog={(close) => <ClaimDialog Id={claim.Id} onClose={close} />}
    />
  )
}

/** The claims of an order. */
export const useClaimsOf = (Id: number, enabled = true) =>
  useAnswer(staffClaims.list, { query: { Pedido: Id, _end: 100 } }, { enabled })

/** The claims of an order, with what became of each; renders nothing where there are none. */
export function OrderClaims({ Id }: { Id: number }) {
  const { data } = useClaimsOf(Id, useMay('reclamos.ver'))
  if (!data?.length) return null
  return (
    <Box component="section" aria-label={TEXTS.ofOrder} sx={{ mt: 2 }}>
      <Typography component="h3" variant="subtitle1">
        {TEXTS.ofOrder}
      </Typography>
      {data.map((claim) => (
        <Box key={claim.Id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography>
            {claim.Articulo}, {formatQuantity(claim.Cantidad, claim.Unidad)}:{' '}
            {CLAIM_REASON_TITLES[claim.Motivo].toLowerCase()} · {CLAIM_STATES[claim.Estado]}
            {claim.Devuelto > 0 && `, ${formatPesos(claim.Devuelto)}`}
          </Typography>
          <AnswerButton claim={claim} />
        </Box>
      ))}
    </Box>
  )
}

function ClaimDialog({ Id, onClose }: { Id: number; onClose: () => void }) {
  const { data, error } = useAnswer(staffClaims.read, { params: { Id } }, { gcTime: 0 })
  if (error) return <Failed error={error} />
  return data ? (
    <Decision claim={data} onClose={onClose} />
  ) : (
    <Loading loadingPrimary={TEXTS.loading} loadingSecondary="" />
  )
}

function Decision({ claim, onClose }: { claim: StaffClaim; onClose: () => void }) {
  const { Id, Articulo, Pedido, Importe, EnLaPuerta, Medio, Foto } = claim
  async function decide(form: HTMLFormElement) {
    const body = {
      Importe: pesosOf(typedText(form, 'Importe')) ?? 0,
      Medio: (typedText(form, 'Medio') || 'mismo') as ReturnMeans,
      Respuesta: typedText(form, 'Respuesta'),
      ...returnedOf(form, 'Volvio'),
    }
    await callServer(decideClaim, { params: { Id }, body })
  }
  return (
    <FormDialog
      title={TEXTS.title(Articulo, Pedido)}
      explanation={<Facts claim={claim} />}
      maxWidth="sm"
      confirm={TEXTS.send}
      faultsAt="Importe"
      onConfirm={decide}
      done={TEXTS.done}
      onClose={onClose}
    >
      {(field) => (
        <>
          {Foto !== null && <Photo name={Foto} />}
          <TextField
            {...field('Importe')}
            label={TEXTS.amount}
            defaultValue={formatTyped(Importe, 2)}
            helperText={TEXTS.amountHint(formatPesos(Importe))}
            required
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
          />
          {EnLaPuerta > 0 && <MeansField chosen={Medio} />}
          <TextField
            {...field('Respuesta')}
            label={TEXTS.reply}
            multiline
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <ReturnedField name="Volvio" reason={claim.Motivo} />
        </>
      )}
    </FormDialog>
  )
}

/** What became of the goods of a claim; what was refused came back in any case. */
export const ReturnedField = ({
  name,
  size,
  reason,
}: Pick<TextFieldProps, 'size'> & { name: string; reason: ClaimReason | '' }) => (
  <ChoiceField
    size={size}
    fullWidth={false}
    name={name}
    label={TEXTS.returned}
    key={String(reason === 'no-quiso')}
    {...(reason === 'no-quiso' ? { defaultValue: 'venta' } : { defaultValue: '', all: TEXTS.notReturned })}
    choices={RETURNED_GOODS.map((goods) => [goods, RETURNED_NAMES[goods]])}
    sx={{ mt: 1, minWidth: 240 }}
  />
)

export function returnedOf(form: HTMLFormElement, name: string): { Volvio?: ReturnedGoods } {
  const Volvio = RETURNED_GOODS.find((goods) => goods === typedText(form, name))
  return Volvio === undefined ? {} : { Volvio }
}

/** How what was paid at the door goes back. */
export const MeansField = ({
  chosen,
  onChoose,
}: {
  chosen: ReturnMeans
  onChoose?: (means: ReturnMeans) => void
}) => (
  <ChoiceField
    size="medium"
    name="Medio"
    label={TEXTS.means}
    defaultValue={chosen === 'mismo' ? 'saldo' : chosen}
    choices={DOOR_RETURNS.map((means) => [means, RETURN_TITLES[means]])}
    onChange={(means) => onChoose?.(means as ReturnMeans)}
  />
)

function Photo({ name }: { name: string }) {
  const address = usePictureAddress(name)
  return (
    address && (
      <MuiLink href={address} target="_blank" rel="noreferrer" sx={{ display: 'inline-block', mb: 2 }}>
        <Box component="img" src={address} alt={TEXTS.photo} sx={{ maxWidth: '100%', maxHeight: 240 }} />
      </MuiLink>
    )
  )
}

function Facts({ claim }: { claim: StaffClaim }) {
  const { Motivo, Cantidad, Unidad, Salio, Pidio, Eligio, Preparador, Nota, Anteriores, Aceptados, Cuenta } =
    claim
  const facts: [string, string][] = [
    [TEXTS.facts.claimed, `${CLAIM_REASON_TITLES[Motivo]}, ${formatQuantity(Cantidad, Unidad)}`],
    [TEXTS.facts.left, formatQuantity(Salio, Unidad)],
    [TEXTS.facts.ordered, Pidio ?? ''],
    [TEXTS.facts.chosen, Eligio ?? ''],
    [TEXTS.facts.picker, Preparador ?? ''],
    [TEXTS.facts.note, Nota],
    [TEXTS.facts.household, TEXTS.household(Anteriores, Aceptados)],
    [TEXTS.facts.account, Cuenta],
  ]
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.5 }}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <Typography key={name} component="span">
            {name}: <strong>{value}</strong>
          </Typography>
        ))}
    </Box>
  )
}
