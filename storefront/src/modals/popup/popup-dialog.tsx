import type { Banner } from '@gondola/contract/site'
import { homeTexts } from '../../texts/home.ts'
import { useContext, useEffect, useState } from 'react'
import { SiteLink } from '../../parts/site-link.tsx'
import { closeDialog } from '../../state/dialogs.ts'
import { usePanel } from '../../state/panels.ts'
import { rememberPopup, untilAtRest } from '../../state/popup.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { pictureAddress, PicturesUrl, pictureSrcSet } from '../../ui/picture/pictures-url.ts'
import { useCloseOnLeave } from '../use-close-on-leave.ts'
import styles from './popup-dialog.module.css'

const SIZES = '(min-width: 740px) 270px, 46vw'

/**
 * The pop-up promotional banner (spec §2, Modals): each image links to its own address. It opens only once its pictures
 * are loaded, so that a slow network shows no empty dialog, and over nobody who is doing something.
 */
export function PopupDialog({ banners }: { banners: readonly Banner[] }) {
  useCloseOnLeave()
  const hasPictures = useHasPictures(banners)
  const hasPanel = usePanel(({ open }) => open !== null)
  useEffect(() => {
    if (hasPictures === null || hasPanel) return
    rememberPopup(banners)
    if (!hasPictures) closeDialog()
  }, [hasPictures, hasPanel, banners])
  if (!hasPictures || hasPanel) return null
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
              <Picture path={banner.Imagen} alt={banner.Texto} shape="square" sizes={SIZES} eager />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

/** Whether at least one picture has loaded; null until all have loaded or failed and nobody is doing anything. */
function useHasPictures(banners: readonly Banner[]): boolean | null {
  const base = useContext(PicturesUrl)
  const [hasPictures, setHasPictures] = useState<boolean | null>(null)
  useEffect(() => {
    let isWanted = true
    const fetchAll = async () => {
      const pictures = banners.map(({ Imagen }) => fetchPicture(pictureAddress(base, Imagen)))
      const fetched = await Promise.allSettled(pictures)
      await untilAtRest()
      if (isWanted) setHasPictures(fetched.some(({ status }) => status === 'fulfilled'))
    }
    void fetchAll()
    return () => {
      isWanted = false
    }
  }, [base, banners])
  return hasPictures
}

/** Loads the same image that `Picture` will show. */
async function fetchPicture(address: string): Promise<void> {
  const image = new Image()
  image.sizes = SIZES
  image.srcset = pictureSrcSet(address) ?? ''
  image.src = address
  await image.decode()
}
