import { useState } from 'react'
import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { ListButton, TopToolbar, useNotify, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import {
  replayWebhook,
  rotateWebhookSecret,
  tryWebhook,
  WEBHOOK_TEXTS as TEXTS,
  type Webhook,
} from '@gondola/contract/integrations'
import { callServer, faultText } from '../api/call-server.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { ShownOnce } from './one-time-secret.tsx'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { typedText } from '../ui/forms/form-values.ts'
import { ConfirmStep } from '../ui/forms/step-button.tsx'

/** Actions on an endpoint: test it, rotate the secret, redeliver, list its deliveries. */
export function WebhookActions() {
  const webhook = useRecordContext<Webhook & { id: number }>()
  const may = useMay('integraciones.editar')
  const notify = useNotify()
  const [open, setOpen] = useState<'secreto' | 'repetir' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const close = () => setOpen(null)
  const tell = (error: unknown) => notify(faultText(error), { type: 'error' })
  if (webhook === undefined) return <TopToolbar />
  const params = { Id: webhook.Id }

  async function tryOut() {
    try {
      const { Entregado, Codigo, Error } = await callServer(tryWebhook, { params })
      notify(Entregado ? TEXTS.tryDone(Codigo) : (Error ?? ''), { type: Entregado ? 'success' : 'error' })
    } catch (error) {
      tell(error)
    }
  }

  async function rotate() {
    close()
    try {
      setSecret((await callServer(rotateWebhookSecret, { params })).Secreto)
    } catch (error) {
      tell(error)
    }
  }

  return (
    <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 0 }}>
      {may && <Button onClick={() => void tryOut()}>{TEXTS.try}</Button>}
      {may && <Button onClick={() => setOpen('secreto')}>{TEXTS.rotate}</Button>}
      {may && <Button onClick={() => setOpen('repetir')}>{TEXTS.replay}</Button>}
      <Button component={Link} to={deliveriesOf(webhook.Id)}>
        {TEXTS.deliveries}
      </Button>
      <ListButton />
      {open === 'secreto' && <RotateDialog onConfirm={() => void rotate()} onClose={close} />}
      {open === 'repetir' && <ReplayDialog Id={webhook.Id} onClose={close} />}
      {secret !== null && (
        <ShownOnce
          title={TEXTS.secretTitle}
          hint={TEXTS.secretHint}
          value={secret}
          onDone={() => setSecret(null)}
        />
      )}
    </TopToolbar>
  )
}

const deliveriesOf = (Webhook: number): string =>
  `/entregas-webhook?filter=${encodeURIComponent(JSON.stringify({ Webhook }))}`

function RotateDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <ConfirmStep
      asked={{
        title: TEXTS.rotate,
        text: [TEXTS.rotateExplained],
        keep: translate('ra.action.cancel'),
        confirm: TEXTS.rotate,
      }}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

/** Asks for the moment since which all events are redelivered. */
function ReplayDialog({ Id, onClose }: { Id: number; onClose: () => void }) {
  const notify = useNotify()
  const translate = useTranslate()

  async function replay(form: HTMLFormElement) {
    const body = {
      // a moment in the computer's time zone, as typed
      Desde: new Date(typedText(form, 'Desde')).toISOString(),
      SoloFallidas: typedText(form, 'SoloFallidas') !== '',
    }
    const { Cantidad } = await callServer(replayWebhook, { params: { Id }, body })
    notify(TEXTS.replayed(Cantidad), { type: 'success' })
    onClose()
  }

  return (
    <FormDialog
      title={TEXTS.replay}
      explanation={TEXTS.replayExplained}
      confirm={TEXTS.replay}
      cancel={translate('ra.action.cancel')}
      faultsAt="Desde"
      onConfirm={replay}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField
            {...field('Desde')}
            type="datetime-local"
            label={TEXTS.replaySince}
            required
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <FormControlLabel label={TEXTS.replayFailed} control={<Checkbox name="SoloFallidas" />} />
        </>
      )}
    </FormDialog>
  )
}
