import { useState } from 'react'
import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { deliveredTogetherText, deliverOrder, QUEUE_TEXTS } from '@gondola/contract/orders'
import { callServer } from '../api/call-server.ts'
import { useMay } from '../ui/frame/use-may.ts'

interface DeliverTogetherProps {
  chosen: readonly number[]
  onClear: () => void
  onDone: () => void
}

/** Marks several dispatched orders as delivered, one after another; tells how many were refused. */
export function DeliverTogether({ chosen, onClear, onDone }: DeliverTogetherProps) {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const may = useMay('pedidos.despachar')
  if (!may) return null

  async function deliver() {
    setIsBusy(true)
    let done = 0
    for (const Id of chosen) {
      try {
        await callServer(deliverOrder, { params: { Id } })
        done += 1
      } catch {
        // told below with the others; the queue shows each one's state
      }
    }
    const refused = chosen.length - done
    notify(deliveredTogetherText(done, refused), { type: refused === 0 ? 'success' : 'warning' })
    onClear()
    onDone()
  }

  return (
    <Button variant="contained" disabled={isBusy} onClick={() => void deliver()} sx={{ minHeight: 44 }}>
      {QUEUE_TEXTS.deliverTogether}
    </Button>
  )
}
