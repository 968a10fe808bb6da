import { useState } from 'react'
import { Box, Button, Typography } from '@mui/material'
import { ACCOUNT_TEXTS as TEXTS } from '../texts/payments.ts'

interface CopiedAddressProps {
  label: string
  address: string
  hint: string
}

/** An address to paste elsewhere, with a button that copies it. */
export function CopiedAddress({ label, address, hint }: CopiedAddressProps) {
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
        <Button onClick={() => void copy()} sx={{ minHeight: 44 }}>
          {isCopied ? TEXTS.copied : TEXTS.copy}
        </Button>
      )}
      <Typography variant="body2" color="text.secondary">
        {hint}
      </Typography>
    </Box>
  )
}
