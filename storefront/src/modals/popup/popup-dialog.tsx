import type { Banner } from '@gondola/contract/entities/banner.ts'
import { homeTexts } from '../../texts/home.ts'
import { SiteLink } from '../../parts/site-link/site-link.tsx'
import { closeDialog } from '../../state/dialogs.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { useCloseOnLeave } from '../use-close-on-leave.ts'
import styles from './popup-dialog.module.css'

/** The pop-up promotional banner (spec §2, Modals): each image leads to its own address. */
export function PopupDialog({ banners }: { banners: readonly Banner[] }) {
  useCloseOnLeave()
  return (
    <Modal
      title={homeTexts.popupTitle}
      size="m"
      onClose={closeDialog}
      actions={<Button onClick={closeDialog}>{homeTexts.accept}</Button>}
    >
      <ul className={styles['banners']}>
        {banners.map((banner) => (
          <li key={`${banner.Imagen} ${banner.Url}`}>
            <SiteLink to={banner.Url} className={styles['banner']} onClick={closeDialog}>
              <Picture
                path={banner.Imagen}
                alt={banner.Texto}
                shape="square"
                sizes="(min-width: 740px) 270px, 46vw"
                eager
              />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
