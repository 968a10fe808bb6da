import { useState, type FormEvent } from 'react'
import {
  Alert,
  Box,
  Button,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useNotify } from 'react-admin'
import { readTelephones } from '@gondola/contract/base'
import {
  listDocumentTypes,
  registerByPhone,
  staffClients,
  type StaffClientWhole,
} from '@gondola/contract/clients'
import { readPhoneTerms } from '@gondola/contract/orders'
import { callServer, faultText } from '../../api/call-server.ts'
import { DETAILS_TEXTS, PHONE_TEXTS as TEXTS, REFUSED_TO_STAFF } from '../../texts/order-editing.ts'
import { typedText } from '../../ui/forms/form-values.ts'
import { useSentForm } from '../../ui/forms/use-form.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { useAnswer, usePage } from '../../api/use-answer.ts'

const FOUND_MAX = 8

/** Finds who calls by telephone, name, mail or document, or registers them. */
export function PhoneCustomer({ onChosen }: { onChosen: (client: StaffClientWhole) => void }) {
  const [q, setQ] = useState('')
  const [isNew, setNew] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const query = { q, _end: FOUND_MAX }
  const { data: found, error } = usePage(staffClients.list, { query }, { enabled: q !== '' })
  const data = found?.json

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setQ(typedText(event.currentTarget, 'q'))
  }
  async function choose(Id: number) {
    try {
      onChosen(await callServer(staffClients.read, { params: { Id } }))
    } catch (refused) {
      setFault(faultText(refused))
    }
  }

  return (
    <Box>
      <Stack component="form" direction="row" spacing={1} onSubmit={search}>
        <TextField name="q" label={TEXTS.find} autoFocus fullWidth type="search" autoComplete="off" />
        <Button type="submit" variant="outlined" sx={{ minHeight: 56 }}>
          {TEXTS.search}
        </Button>
      </Stack>
      {(error ?? fault) && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {fault ?? faultText(error)}
        </Alert>
      )}
      {data?.length === 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {TEXTS.none}
        </Alert>
      )}
      <List>
        {data?.map(({ Id, Nombre, Telefono, Email, Localidad }) => (
          <ListItem key={Id} disablePadding divider>
            <ListItemButton onClick={() => void choose(Id)} sx={{ minHeight: 56 }}>
              <ListItemText
                primary={Nombre}
                secondary={[Telefono, Email, Localidad].filter(Boolean).join(' · ')}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {found && found.total > found.json.length && (
        <Typography sx={{ mb: 1 }}>{TEXTS.more(found.total - found.json.length)}</Typography>
      )}
      {isNew || data?.length === 0 ? (
        <NewCustomer key={q} typed={q} onChosen={onChosen} />
      ) : (
        <Button onClick={() => setNew(true)}>{TEXTS.anew}</Button>
      )}
    </Box>
  )
}

const FIELDS = [
  ['Nombre', TEXTS.name, 'text'],
  ['Telefono', TEXTS.phone, 'tel'],
  ['Email', TEXTS.email, 'email'],
  ['Direccion', DETAILS_TEXTS.address, 'text'],
  ['Localidad', DETAILS_TEXTS.locality, 'text'],
] as const

/** `typed` is what was searched for: it may be the caller's number. */
function NewCustomer({ typed, onChosen }: Parameters<typeof PhoneCustomer>[0] & { typed: string }) {
  const notify = useNotify()
  const [fault, setFault] = useState<string | null>(null)
  const { data: types = [] } = useAnswer(listDocumentTypes, { params: { from: 0, count: 20 } })
  const { formProps, field, isBusy } = useSentForm({
    async send(form) {
      setFault(null)
      const text = (name: string) => typedText(form, name)
      const client = await callServer(registerByPhone, {
        body: {
          Nombre: text('Nombre'),
          Telefono: text('Telefono'),
          Email: text('Email'),
          Direccion: text('Direccion'),
          Localidad: text('Localidad'),
          Tipodoc: Number(text('Tipodoc')),
          Nrodoc: text('Nrodoc'),
        },
      })
      notify(TEXTS.registered, { type: 'success' })
      onChosen(client)
    },
    tell: setFault,
  })
  return (
    <Stack component="form" {...formProps} spacing={2} noValidate>
      <Typography component="h3" variant="subtitle1">
        {TEXTS.anew}
      </Typography>
      {FIELDS.map(([name, label, type]) => (
        <TextField
          key={name}
          {...field(name)}
          label={label}
          type={type}
          defaultValue={name === 'Telefono' && readTelephones(typed) ? typed : ''}
          required
          autoComplete="off"
        />
      ))}
      {types.length > 0 && (
        <Stack direction="row" spacing={1}>
          <ChoiceField
            {...field('Tipodoc')}
            size="medium"
            fullWidth={false}
            label={TEXTS.documentType}
            defaultValue={types[0]?.Codigo}
            choices={types.map(({ Codigo, Descripcion }) => [Codigo, Descripcion])}
            sx={{ width: 160 }}
          />
          <TextField {...field('Nrodoc')} label={TEXTS.document} required fullWidth autoComplete="off" />
        </Stack>
      )}
      {fault !== null && <Alert severity="error">{fault}</Alert>}
      <Button type="submit" variant="contained" loading={isBusy}>
        {TEXTS.register}
      </Button>
    </Stack>
  )
}

/** Where the caller's orders go: the default address, else the account's. */
export const placeOf = ({ Direccion, Localidad, Direcciones: [first] }: StaffClientWhole) => ({
  Opt3: first ? [first.Calle, first.Numero, first.Piso].filter(Boolean).join(' ') : Direccion,
  Localidad: first?.Localidad || Localidad,
  CodigoPostal: first?.CodigoPostal ?? '',
})

/** The credit that the caller's order uses, and in words to staff why they may have no further order. */
export function usePhoneTerms(Id: number) {
  const { data, error } = useAnswer(readPhoneTerms, { params: { Id } }, { retry: false })
  return {
    credit: data?.Saldo ?? 0,
    barred: error === null ? REFUSED_TO_STAFF[data?.Tope ?? ''] : faultText(error),
  }
}
