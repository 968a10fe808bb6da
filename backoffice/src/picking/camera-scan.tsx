import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Alert, Box } from '@mui/material'
import { PICKING_TEXTS } from '@gondola/contract/orders'
import { barcodeReader, SeenCodes } from './read-barcodes.ts'

const PAUSE_MS = 150

/** The phone's camera as a scanner, until it is closed. */
export function CameraScan({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    const seen = new SeenCodes()
    async function look() {
      const media = navigator.mediaDevices as MediaDevices | undefined
      if (media === undefined) return setFault(PICKING_TEXTS.cameraNone)
      stream = await media.getUserMedia({ video: { facingMode: 'environment', width: 1280 } })
      const shown = video.current
      if (isOver || shown === null) return stop()
      shown.srcObject = stream
      await shown.play()
      const read = await barcodeReader()
      while (!isOver) {
        const code = seen.next(await read(shown), Date.now())
        if (code !== null && !isOver) tell(code)
        await new Promise((go) => setTimeout(go, PAUSE_MS))
      }
    }
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    look().catch((error: unknown) => {
      // closed while it was starting
      if (!isOver) setFault(faultOf(error))
    })
    return () => {
      isOver = true
      stop()
    }
  }, [])
  if (fault !== null)
    return (
      <Alert severity="warning" sx={{ mt: 1 }}>
        {fault}
      </Alert>
    )
  return (
    <Box
      component="video"
      ref={video}
      muted
      playsInline
      aria-label={PICKING_TEXTS.camera}
      sx={{
        width: '100%',
        display: 'block',
        maxHeight: 160,
        objectFit: 'cover',
        borderRadius: 1,
        mt: 1,
        bgcolor: 'common.black',
      }}
    />
  )
}

function faultOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return PICKING_TEXTS.cameraRefused
  return name === 'NotFoundError' || name === 'NotReadableError'
    ? PICKING_TEXTS.cameraNone
    : PICKING_TEXTS.cameraFault
}
