import { COPIED_LABEL_MS } from '@gondola/contract/constants.ts'
import { shareTexts } from '@gondola/contract/texts/share.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { CopyIcon } from '../../ui/icons/later-icons.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './share-dialog.module.css'

/** The link to copy; the button says 'Copied' for 2 s then (spec §2). */
export function CopyLink({ url }: { url: string }) {
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
    void copyText(url).then(sayCopied, sayNotCopied)
  }
  return (
    <div className={styles['link']}>
      <TextField
        label={shareTexts.link}
        labelHidden
        className={styles['address']}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button data-initial-focus icon={isCopied ? <CheckIcon /> : <CopyIcon />} onClick={copy}>
        {isCopied ? shareTexts.copied : shareTexts.copy}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? shareTexts.copied : ''}</span>
      </VisuallyHidden>
    </div>
  )
}

/** Copies a text; a browser that does not let pages do so, as on addresses without https, throws. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

function sayNotCopied(): void {
  showToast({ kind: 'error', title: shareTexts.copyFailed, text: shareTexts.copyFailedText })
}
