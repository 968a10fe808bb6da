import type { Banner } from '@gondola/contract/site'
import { CAROUSEL_MS } from '@gondola/contract/base'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Picture, type PictureProps } from '../../ui/picture/picture.tsx'
import { SiteLink } from '../site-link.tsx'
import styles from './banner-carousel.module.css'

export interface BannerCarouselProps {
  label: string
  /** Undefined while loading. */
  banners: readonly Banner[] | undefined
  /** `hero`: 16:5, for the first one of the page; `wide`: 3:1. */
  shape: 'hero' | 'wide'
}

/** Banners one at a time, advancing every 5 s (spec §9). Their space is reserved while they load. */
export function BannerCarousel({ label, banners, shape }: BannerCarouselProps) {
  if (!banners) return <Skeleton shape="block" className={styles[shape]} />
  if (banners.length === 0) return null
  return (
    <div className={styles['frame']}>
      <Carousel label={label} items="one" loop autoplayMs={CAROUSEL_MS} dots>
        {banners.map((banner, index) => (
          <BannerLink
            key={`${banner.Imagen} ${banner.Url}`}
            banner={banner}
            shape={shape}
            sizes="(min-width: 1344px) 1280px, 100vw"
            eager={index === 0}
          />
        ))}
      </Carousel>
    </div>
  )
}

/** A banner's picture, linking to its address. */
function BannerLink({
  banner,
  ...look
}: { banner: Banner } & Pick<PictureProps, 'sizes' | 'eager' | 'shape'>) {
  return (
    <SiteLink to={banner.Url} className={styles['banner']}>
      <Picture path={banner.Imagen} alt={banner.Texto} {...look} />
    </SiteLink>
  )
}
