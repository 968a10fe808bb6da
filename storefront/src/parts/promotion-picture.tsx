import { Picture, type PictureProps } from '../ui/picture/picture.tsx'

/** The path of a promotion without a picture of its own (spec §2). */
const PLACEHOLDER = 'images/promo.png'

/** Drawn in the brand's colours by the server. */
const DEFAULT_PROMOTION = '/marca/promocion.svg'

/** A promotion's picture; the fixed promotions image if it has none (spec §2, Article list). */
export function PromotionPicture({
  Imagen,
  ...look
}: { Imagen: string | null } & Pick<PictureProps, 'alt' | 'sizes' | 'className'>) {
  const path = Imagen === null || Imagen === PLACEHOLDER ? DEFAULT_PROMOTION : Imagen
  return <Picture path={path} shape="poster" {...look} />
}
