import {
  violationsOf,
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MIN_SIDE_PX,
} from '@gondola/contract/base'

// Pictures that staff upload.

const MEGA = 1_000_000

export const PICTURE_FAULTS = {
  'imagen-vacia': 'El archivo está vacío.',
  'imagen-tipo': 'El archivo no es una imagen que se pueda usar. Subí una foto JPEG, PNG, WebP o AVIF.',
  'imagen-svg': 'Los dibujos SVG no se admiten. Exportalo como PNG o JPEG.',
  'imagen-heic': 'Las fotos HEIC no se admiten. En el teléfono elegí «Más compatible», o guardala como JPEG.',
  'imagen-animada': 'Las imágenes animadas no se admiten. Subí una foto fija JPEG, PNG, WebP o AVIF.',
  'imagen-pesada': `La imagen pesa demasiado: se admiten hasta ${PICTURE_MAX_BYTES / MEGA} MB.`,
  'imagen-grande': `La imagen es demasiado grande: se admiten hasta ${PICTURE_MAX_PIXELS / MEGA} megapíxeles.`,
  'imagen-chica': `La imagen es demasiado chica: tiene que medir al menos ${PICTURE_MIN_SIDE_PX} × ${PICTURE_MIN_SIDE_PX} píxeles.`,
  'imagen-danada': 'La imagen está dañada o incompleta y no se puede abrir.',
  'imagen-inexistente': 'Esa imagen no está en la tienda. Subila de nuevo.',
} as const
export type PictureFault = keyof typeof PICTURE_FAULTS

/** The violation for a refused picture, at the form's field `Imagen`. */
export const pictureFault = (code: PictureFault) => violationsOf(PICTURE_FAULTS)(code, 'Imagen')
