import { useEffect, useState, type FormEvent } from 'react'
import { Alert, AlertTitle, Box, Button, Link, TextField, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import {
  beginSecondFactor,
  confirmSecondFactor,
  findOwnStaff,
  OWN_ACCOUNT_TEXTS,
  removeSecondFactor,
  type SecondFactorDraft,
  type StaffSelf,
} from '@gondola/contract/staff'
import { callServer, faultText } from '../api/call-server.ts'
import { keepOwnStaff } from '../api/own-staff.ts'
import { useSentForm } from '../ui/forms/use-form.ts'
import { typedText } from '../ui/forms/form-values.ts'
import { QrCode } from '../ui/records/qr-code.tsx'
import { PartTitle } from '../ui/frame/part.tsx'

interface ConfirmFactorProps {
  draft: SecondFactorDraft
  activated: (Codigos: readonly string[]) => void
}

/** The secret for the app, and a code that proves that the app has it. */
function ConfirmFactor({ draft, activated }: ConfirmFactorProps) {
  const [fault, setFault] = useState<string | null>(null)

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const Codigo = typedText(event.currentTarget, 'Codigo')
    try {
      const { Codigos } = await callServer(confirmSecondFactor, { body: { Codigo } })
      activated(Codigos)
    } catch (error) {
      setFault(faultText(error))
    }
  }

  return (
    <form onSubmit={confirm}>
      <Typography gutterBottom>{OWN_ACCOUNT_TEXTS.scan}</Typography>
      <Link href={draft.Uri} aria-label={OWN_ACCOUNT_TEXTS.qrName}>
        <QrCode text={draft.Uri} size={220} />
      </Link>
      <Box component="code" sx={{ display: 'block', my: 1, overflowWrap: 'anywhere', fontSize: '1.1rem' }}>
        {draft.Secreto.replace(/.{4}/g, '$& ').trim()}
      </Box>
      <TextField
        name="Codigo"
        label={OWN_ACCOUNT_TEXTS.code}
        autoComplete="one-time-code"
        required
        error={fault !== null}
        helperText={fault}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
      />
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        {OWN_ACCOUNT_TEXTS.confirm}
      </Button>
    </form>
  )
}

/** The recovery codes, shown only once. */
const RecoveryCodeList = ({ codes, done }: { codes: readonly string[]; done: () => void }) => (
  <Alert severity="warning">
    <AlertTitle>{OWN_ACCOUNT_TEXTS.recoveryTitle}</AlertTitle>
    {OWN_ACCOUNT_TEXTS.recoveryHint}
    <Box component="ul" sx={{ columns: 2, fontFamily: 'monospace', fontSize: '1.05rem', pl: 2.5 }}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Box>
    <Button variant="contained" onClick={done}>
      {OWN_ACCOUNT_TEXTS.recoverySaved}
    </Button>
  </Alert>
)

/** Sets up a second factor step by step (password, QR and code, recovery codes), or removes it. */
export function SecondFactor() {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [own, setOwn] = useState<StaffSelf | null>(null)
  const [draft, setDraft] = useState<SecondFactorDraft | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  const readOwn = async () => {
    const account = await callServer(findOwnStaff, {})
    keepOwnStaff(account)
    setOwn(account)
  }
  /** Reads the account again after a change, on which depends what it may open. */
  const readChanged = async () => {
    await readOwn()
    // a refusal that is stored for a screen would be believed when it opens
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.invalidateQueries()
  }
  const tell = (error: unknown) => notify(faultText(error), { type: 'error' })
  useEffect(() => {
    readOwn().catch(tell)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the screen opens
  }, [])

  const { formProps, field } = useSentForm({
    async send(form) {
      const { Pass } = Object.fromEntries(new FormData(form)) as { Pass: string }
      const body = { Pass }
      if (own?.SegundoFactor !== true) return setDraft(await callServer(beginSecondFactor, { body }))
      await callServer(removeSecondFactor, { body })
      notify(OWN_ACCOUNT_TEXTS.removed, { type: 'success' })
      await readChanged()
    },
    tell: (fault) => notify(fault, { type: 'error' }),
    faultsAt: 'Pass',
  })

  async function activated(Codigos: readonly string[]) {
    setDraft(null)
    setCodes(Codigos)
    notify(OWN_ACCOUNT_TEXTS.activated, { type: 'success' })
    await readChanged().catch(tell)
  }

  return (
    <>
      <PartTitle gutterBottom>{OWN_ACCOUNT_TEXTS.secondFactor}</PartTitle>
      {codes !== null && <RecoveryCodeList codes={codes} done={() => setCodes(null)} />}
      {draft !== null && <ConfirmFactor draft={draft} activated={activated} />}
      {own !== null && draft === null && codes === null && (
        <form {...formProps} key={String(own.SegundoFactor)}>
          {own.SegundoFactor ? (
            <Alert severity="success">
              {OWN_ACCOUNT_TEXTS.secondFactorOn} {OWN_ACCOUNT_TEXTS.codesLeft} {own.CodigosRestantes}
            </Alert>
          ) : (
            <Typography>{OWN_ACCOUNT_TEXTS.secondFactorOff}</Typography>
          )}
          <TextField
            {...field('Pass')}
            type="password"
            label={OWN_ACCOUNT_TEXTS.currentPassword}
            autoComplete="current-password"
            required
          />
          <Button
            type="submit"
            variant="contained"
            sx={{ mt: 1 }}
            color={own.SegundoFactor ? 'error' : 'primary'}
          >
            {own.SegundoFactor ? OWN_ACCOUNT_TEXTS.remove : OWN_ACCOUNT_TEXTS.begin}
          </Button>
        </form>
      )}
    </>
  )
}
