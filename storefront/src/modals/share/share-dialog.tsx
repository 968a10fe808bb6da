import {
  SHARE_TARGET_NAMES,
  shareObstacle,
  type Shared,
  type ShareTarget,
} from '../../state/catalogue/share-targets.ts'
import { SHARE_NAMES, SHARE_OBSTACLES, shareTexts } from '../../parts/share/share-texts.ts'
import { isPhone, shareOn } from '../../parts/share/share-on.ts'
import { closeDialog } from '../../state/dialogs.ts'
import { Modal } from '../../ui/dialog/modal.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import styles from './share-dialog.module.css'
import { SHARE_ICONS } from './share-icons.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'

/** All targets except copying, which has its own button. */
const TARGETS = SHARE_TARGET_NAMES.flatMap((target) => (target === 'copy' ? [] : [target]))

/** 'Compartir' with every target (spec §2, Social sharing widget). */
export function ShareDialog({ shared, hasWarning }: { shared: Shared; hasWarning: boolean }) {
  return (
    <Modal title={shareTexts.title} size="m" onClose={closeDialog}>
      <div className={styles['content']}>
        {hasWarning && (
          <p role="alert" className={styles['warning']}>
            {shareTexts.currentPage}
          </p>
        )}
        <CopyLink url={shared.url} />
        <ul className={styles['targets']}>
          {TARGETS.map((target) => (
            <li key={target}>
              <button type="button" className={styles['target']} onClick={() => choose(target, shared)}>
                <span className={styles['mark']} data-target={target}>
                  {SHARE_ICONS[target]}
                </span>
                {SHARE_NAMES[target]}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  )
}

function choose(target: ShareTarget, shared: Shared): void {
  const obstacle = shareObstacle(target, shared, isPhone())
  if (obstacle !== null) {
    return showToast({ kind: 'info', title: SHARE_OBSTACLES[obstacle](SHARE_NAMES[target]) })
  }
  if (target !== 'print') return shareOn(target, shared)
  closeDialog()
  // prints the page, so the dialog must be closed first
  setTimeout(() => window.print())
}

/** The link with a copy button, which then says 'Copied' for 2 s (spec §2). */
function CopyLink({ url }: { url: string }) {
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
