import { shareTexts } from '../../parts/share/share-texts.ts'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import styles from './share-dialog.module.css'

/** The link with a copy button, which then says 'Copied' for 2 s (spec §2). */
export function CopyLink({ url }: { url: string }) {
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
      <CopyButton
        text={url}
        label={shareTexts.copy}
        copiedLabel={shareTexts.copied}
        onFailed={sayNotCopied}
        isFocusedFirst
      />
    </div>
  )
}

function sayNotCopied(): void {
  showToast({ kind: 'error', title: shareTexts.copyFailed, text: shareTexts.copyFailedText })
}
