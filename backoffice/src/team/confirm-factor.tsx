import { useState, type FormEvent } from 'react'
import { Box, Button, Link, TextField, Typography } from '@mui/material'
import { confirmSecondFactor, type SecondFactorDraft, OWN_ACCOUNT_TEXTS } from '@gondola/contract/staff'
import { callServer, faultText } from '../api/call-server.ts'
import { typedText } from '../ui/forms/typed-text.ts'
import { encode } from 'uqr'

/** Quiet zone around the code, in modules, without which cameras do not detect it. */
const MARGIN = 4

/** A text as a QR code, drawn locally: the secret in it never leaves the page. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const side = size + 2 * MARGIN
  const path = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')),
  )
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      width={220}
      height={220}
      aria-hidden="true"
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  )
}

interface ConfirmFactorProps {
  draft: SecondFactorDraft
  activated: (Codigos: readonly string[]) => void
}

/** The secret for the app, and a code that proves that the app has it. */
export function ConfirmFactor({ draft, activated }: ConfirmFactorProps) {
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
        <QrCode text={draft.Uri} />
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
