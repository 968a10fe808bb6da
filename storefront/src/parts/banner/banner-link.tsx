import type { Banner } from '@gondola/contract/site'
import { Picture, type PictureProps } from '../../ui/picture/picture.tsx'
import { SiteLink } from '../site-link/site-link.tsx'
import styles from './banner-link.module.css'

/** A banner's picture, linking to its address. */
export function BannerLink({
  banner,
  ...look
}: { banner: Banner } & Pick<PictureProps, 'sizes' | 'eager' | 'shape'>) {
  return (
    <SiteLink to={banner.Url} className={styles['banner']}>
      <Picture path={banner.Imagen} alt={banner.Texto} {...look} />
    </SiteLink>
  )
}
