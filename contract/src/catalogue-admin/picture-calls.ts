import { PICTURE_MAX_BYTES } from '../base/index.ts'
import { StoredPicture, UploadedFile } from './picture.ts'
import { staffCall } from '../calls/index.ts'

// The picture is uploaded first; its record is then saved with the returned `Imagen` (backoffice §4).

const shape = { query: UploadedFile, upload: { maxBytes: PICTURE_MAX_BYTES }, answer: StoredPicture } as const

export const uploadArticlePicture = staffCall('POST', '/gestion/imagenes/articulos', 'catalogo.editar', shape)
export const uploadPromotionPicture = staffCall('POST', '/gestion/imagenes/promociones', 'promociones.editar', shape)
export const uploadBannerPicture = staffCall('POST', '/gestion/imagenes/banners', 'vidriera.editar', shape)
/** Pictures in texts, and the shop's logo. */
export const uploadShopPicture = staffCall('POST', '/gestion/imagenes/tienda', 'textos.editar', shape)
