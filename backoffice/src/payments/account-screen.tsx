import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { Loading, Title, useNotify } from 'react-admin'
import { formatMoment } from '@gondola/contract/base'
import {
  listPaymentAccounts,
  ACCOUNTS,
  storeAccountKeys,
  tryPaymentAccount,
  type PaymentAccount,
} from '@gondola/contract/payments'
import { callServer, faultText } from '../api/call-server.ts'
import { ACCOUNT_TEXTS as TEXTS } from '../texts/payments.ts'
import { Failed } from '../ui/frame/failed.tsx'
import { BusyButton } from '../ui/records/busy-button.tsx'
import { useFormAct } from '../ui/records/use-act.ts'
import { Part, Hint } from '../ui/frame/part.tsx'
import { useAnswer } from '../api/use-answer.ts'
import { useState } from 'react'

/** The shop's accounts with providers of payments and notices: keys are entered, and never shown again. */
export function AccountScreen() {
  const { data, error, isPending } = useAnswer(listPaymentAccounts, {})
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={TEXTS.title} />
      {isPending && <Loading />}
      {error && <Failed error={error} />}
      {data?.map((account) => (
        <AccountCard key={account.Proveedor} account={account} />
      ))}
    </Stack>
  )
}

function AccountCard({ account }: { account: PaymentAccount }) {
  const { Proveedor, Simulado, Legible, DireccionAvisos, PalabraAvisos } = account
  const { title, noticesAddress } = ACCOUNTS[Proveedor]
  return (
    <Part isRegion title={title}>
      <Stack spacing={2}>
        {Simulado && <Alert severity="warning">{TEXTS.simulated[Proveedor]}</Alert>}
        {!Legible && <Alert severity="error">{TEXTS.lost}</Alert>}
        <Typography variant="body2">{TEXTS.intro[Proveedor]}</Typography>
        <KeysForm account={account} />
        <Trial account={account} />
        <CopiedAddress label={TEXTS.notices} address={DireccionAvisos} hint={noticesAddress} />
        {PalabraAvisos !== undefined && (
          <CopiedAddress label={TEXTS.verifyToken} address={PalabraAvisos} hint={TEXTS.verifyTokenHint} />
        )}
      </Stack>
    </Part>
  )
}

/** An empty field leaves its key as it is. */
function KeysForm({ account: { Proveedor, LlaveCargada, AvisosCargada, LlavePublica } }: AccountProps) {
  const { formProps, field } = useFormAct((form) => {
    const typed = Object.entries(Object.fromEntries(new FormData(form)) as Record<string, string>)
    const body = Object.fromEntries(
      typed.flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
    )
    return callServer(storeAccountKeys, { params: { Proveedor }, body })
  }, TEXTS.saved)
  const hints = ACCOUNTS[Proveedor]
  const since = (moment: string | null) =>
    moment === null ? TEXTS.missing : TEXTS.stored(formatMoment(Date.parse(moment)))
  return (
    <Box component="form" {...formProps} aria-label={TEXTS.keys}>
      <TextField
        {...field('Llave', `${since(LlaveCargada)}. ${hints.access}`)}
        label={TEXTS.key}
        type="password"
        autoComplete="off"
        fullWidth
      />
      <TextField
        {...field('LlaveAvisos', `${since(AvisosCargada)}. ${hints.notices}`)}
        label={TEXTS.noticeKey}
        type="password"
        autoComplete="off"
        fullWidth
      />
      <TextField
        {...field(
          'LlavePublica',
          `${LlavePublica === null ? TEXTS.missing : TEXTS.current(LlavePublica)}. ${hints.public}`,
        )}
        label={hints.publicName}
        autoComplete="off"
        fullWidth
      />
      <Hint gutterBottom>{TEXTS.empty}</Hint>
      <Button type="submit" variant="contained">
        {TEXTS.save}
      </Button>
    </Box>
  )
}

interface AccountProps {
  account: PaymentAccount
}

function Trial({ account: { Proveedor } }: AccountProps) {
  const notify = useNotify()
  async function ask() {
    try {
      const { Resultado } = await callServer(tryPaymentAccount, { params: { Proveedor } })
      notify(TEXTS.trials[Resultado](ACCOUNTS[Proveedor].title), {
        type: Resultado === 'bien' ? 'success' : 'error',
      })
    } catch (error) {
      notify(faultText(error), { type: 'error' })
    }
  }
  return (
    <BusyButton variant="outlined" busyLabel={TEXTS.trying} onPress={ask} sx={{ alignSelf: 'start' }}>
      {TEXTS.try}
    </BusyButton>
  )
}

function CopiedAddress({ label, address, hint }: { label: string; address: string; hint: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <Box>
      <Typography component="h3" variant="subtitle1">
        {label}
      </Typography>
      <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere', my: 0.5 }}>
        {address}
      </Box>
      {/* the clipboard is available in secure contexts only */}
      {'clipboard' in navigator && (
        <Button onClick={() => void copy()}>{isCopied ? TEXTS.copied : TEXTS.copy}</Button>
      )}
      <Hint>{hint}</Hint>
    </Box>
  )
}
