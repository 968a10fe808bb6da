import { shareTargetsFor, type Shared, type ShareTarget } from '@gondola/contract/rules/share.ts'
import { SHARE_NAMES, shareTexts } from '@gondola/contract/texts/share.ts'
import { isPhone, shareOn } from '../../parts/share/share-on.ts'
import { closeDialog } from '../../state/dialogs.ts'
import { Modal } from '../../ui/dialog/modal.tsx'
import { CopyLink } from './copy-link.tsx'
import styles from './share-dialog.module.css'
import { SHARE_ICONS } from './share-icons.tsx'

/** 'Compartir' with every target that there is (spec §2, Social sharing widget). */
export function ShareDialog({ shared, hasWarning }: { shared: Shared; hasWarning: boolean }) {
  const targets = shareTargetsFor(shared, isPhone()).flatMap((target) => (target === 'copy' ? [] : [target]))
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
          {targets.map((target) => (
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
  if (target !== 'print') return shareOn(target, shared)
  closeDialog()
  // what is printed is the page, once the dialog is gone from it
  setTimeout(() => window.print())
}
