import { useState } from 'react'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { ListButton, TopToolbar, useNotify, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import {
  rotateWebhookSecret,
  tryWebhook,
  type Webhook,
  WEBHOOK_TEXTS as TEXTS,
} from '@gondola/contract/integrations'
import { callServer, faultText } from '../api/call-server.ts'
import { useMay } from '../ui/frame/use-may.ts'
import { ReplayDialog } from './replay-dialog.tsx'
import { ShownOnce } from './shown-once.tsx'

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
    <Dialog open onClose={onClose} aria-labelledby="secreto">
      <DialogTitle id="secreto">{TEXTS.rotate}</DialogTitle>
      <DialogContent>
        <DialogContentText>{TEXTS.rotateExplained}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={onConfirm}>
          {TEXTS.rotate}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
