import { useState } from 'react'
import { Button } from '@mui/material'
import { EditButton, ListButton, TopToolbar, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { mailClientRecovery, unblockClient } from '@gondola/contract/calls/staff-clients.ts'
import type { StaffClientWhole } from '@gondola/contract/entities/staff-client.ts'
import { CUSTOMER_TEXTS as TEXTS } from '@gondola/contract/texts/staff/people-screens.ts'
import { callServer, faultText } from '../api/call-server.ts'
import { useMay } from '../ui/use-may.ts'
import { BlockDialog } from './block-dialog.tsx'

/** What may be done with a customer's account. */
export function CustomerActions() {
  const customer = useRecordContext<StaffClientWhole & { id: number }>()
  const may = useMay('clientes.editar')
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  if (customer === undefined || !may)
    return (
      <TopToolbar>
        <ListButton />
      </TopToolbar>
    )

  async function take(step: () => Promise<unknown>, done: string) {
    try {
      await step()
      notify(done, { type: 'success' })
      refresh()
    } catch (error) {
      notify(faultText(error), { type: 'error' })
    }
  }
  const params = { Id: customer.Id }
  const sendLink = () => take(() => callServer(mailClientRecovery, { params }), TEXTS.linkSent)
  const unblock = () => take(() => callServer(unblockClient, { params }), TEXTS.unblocked)

  return (
    <TopToolbar>
      <EditButton />
      {customer.Estado === 0 && <Button onClick={() => void sendLink()}>{TEXTS.sendLink}</Button>}
      {customer.Estado === 0 ? (
        <Button color="error" onClick={() => setAsking(true)}>
          {TEXTS.block}
        </Button>
      ) : (
        <Button onClick={() => void unblock()}>{TEXTS.unblock}</Button>
      )}
      <ListButton />
      {isAsking && <BlockDialog Id={customer.Id} onClose={() => setAsking(false)} />}
    </TopToolbar>
  )
}
