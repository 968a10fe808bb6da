import { Picture, type PictureProps } from '../../ui/picture/picture.tsx'
import defaultPromotion from './default-promotion.svg'

/** The path of a promotion without a picture of its own (spec §2). */
const PLACEHOLDER = 'images/promo.png'

/** A promotion's picture; the fixed promotions image if it has none (spec §2, Article list). */
export function PromotionPicture({
  Imagen,
  ...look
}: { Imagen: string | null } & Pick<PictureProps, 'alt' | 'sizes' | 'eager' | 'shape' | 'className'>) {
  const path = Imagen === null || Imagen === PLACEHOLDER ? defaultPromotion : Imagen
  return <Picture path={path} {...look} />
}
