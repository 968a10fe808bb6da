import { useState } from 'react'
import { classes } from '../classes.ts'
import styles from './picture.module.css'
import { usePictureAddress, pictureSrcSet } from './pictures-url.ts'

export interface PictureProps {
  /** `Imagen` of an article or banner, relative to the pictures' base URL; null: the placeholder. */
  path: string | null | undefined
  /** Empty if the adjacent text says the same. */
  alt: string
  /** The `sizes` attribute; `160px` by default. */
  sizes?: string
  /** Above the fold: not lazy, high priority. */
  eager?: boolean
  /** Aspect ratio: square for articles, hero (16:5) and wide (3:1) for banners, poster (2:1) for promotions. */
  shape?: 'square' | 'hero' | 'wide' | 'poster'
  className?: string | undefined
}

/** A picture whose space is reserved while it loads. A missing or broken one becomes the placeholder. */
export function Picture({ path, alt, sizes = '160px', eager, shape = 'square', className }: PictureProps) {
  const address = usePictureAddress(path)
  const [broken, setBroken] = useState<string | null>(null)
  const box = classes(styles['box'], styles[shape], className)
  if (!address || broken === address) return <PicturePlaceholder className={box} alt={alt} />
  return (
    <span className={box}>
      <img
        className={styles['image']}
        src={address}
        srcSet={pictureSrcSet(address)}
        sizes={sizes}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        // sync, so that pictures of the server-rendered first screen do not flicker when the app replaces it
        decoding={eager ? 'sync' : 'async'}
        onError={() => setBroken(address)}
      />
    </span>
  )
}

function PicturePlaceholder({ className, alt }: { className: string; alt: string }) {
  return (
    <span
      className={classes(className, styles['missing'])}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
    >
      <svg viewBox="0 0 80 80" className={styles['drawing']} aria-hidden>
        <path d="M12 62h56v6H12z" />
        <path d="M24 28h14v32H24zm5-8h4v8h-4zM44 34h14v26H44z" className={styles['shapes']} />
      </svg>
    </span>
  )
}
