import { useEffect } from 'react'
import { Alert, Box } from '@mui/material'
import { BACKOFFICE_TOAST_MS } from '@gondola/contract/base'
import { PICKING_TEXTS } from '@gondola/contract/orders'
import { lineId, type ScanAnswer } from './scan-answer.ts'

interface ScanBannerProps {
  answer: ScanAnswer
  onClose: () => void
}

/**
 * The result of the last scan, sticky below the header; scrolls to its line. A fault stays until the next scan or until
 * it is closed.
 */
export function ScanBanner({ answer, onClose }: ScanBannerProps) {
  const { isFault, text, line } = answer
  useEffect(() => {
    if (line !== null) document.getElementById(lineId(line))?.scrollIntoView({ block: 'center' })
    if (isFault) return
    const timer = setTimeout(onClose, BACKOFFICE_TOAST_MS)
    return () => clearTimeout(timer)
  }, [answer, line, isFault, onClose])
  return (
    <Box
      sx={{ position: 'absolute', top: '100%', left: 0, right: 0, px: 1, pt: 0.5, mx: 'auto', maxWidth: 600 }}
    >
      <Alert
        severity={isFault ? 'error' : 'success'}
        variant="filled"
        elevation={6}
        role={isFault ? 'alert' : 'status'}
        onClose={onClose}
        closeText={PICKING_TEXTS.dismiss}
        sx={{ fontSize: '1.1rem', fontWeight: 600 }}
      >
        {text}
      </Alert>
    </Box>
  )
}
