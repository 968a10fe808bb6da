import { COPIED_LABEL_MS } from '@gondola/contract/base'
import { useEffect, useState } from 'react'
import { CheckIcon } from '../icons/icons.tsx'
import { CopyIcon } from '../icons/later-icons.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { Button, type ButtonProps } from './button.tsx'

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  text: string
  label: string
  /** Replaces the label for 2 s after copying. */
  copiedLabel: string
  /** Called if the browser refuses to copy, as it does on pages without https. */
  onFailed: () => void
  isFocusedFirst?: boolean
}

export function CopyButton({
  text,
  label,
  copiedLabel,
  onFailed,
  isFocusedFirst = false,
  ...look
}: CopyButtonProps) {
  const [copies, setCopies] = useState(0)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopied(false), COPIED_LABEL_MS)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = () => {
    const sayCopied = () => {
      setCopied(true)
      setCopies((before) => before + 1)
    }
    void copyText(text).then(sayCopied, onFailed)
  }
  return (
    <>
      <Button
        {...look}
        {...(isFocusedFirst && { 'data-initial-focus': true })}
        icon={isCopied ? <CheckIcon /> : <CopyIcon />}
        onClick={copy}
      >
        {isCopied ? copiedLabel : label}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? copiedLabel : ''}</span>
      </VisuallyHidden>
    </>
  )
}

/** Async, so that a missing clipboard API rejects in the same way as a forbidden one. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
