import { PICTURE_MAX_BYTES } from '../constants.ts'
import { StoredPicture, UploadedFile } from '../entities/picture.ts'
import { staffCall } from './call.ts'

// A picture is uploaded first, then its record is saved with the `Imagen` that was answered (backoffice §4).

const shape = { query: UploadedFile, upload: { maxBytes: PICTURE_MAX_BYTES }, answer: StoredPicture } as const

export const uploadArticlePicture = staffCall('POST', '/gestion/imagenes/articulos', 'catalogo.editar', shape)
export const uploadPromotionPicture = staffCall('POST', '/gestion/imagenes/promociones', 'promociones.editar', shape)
export const uploadBannerPicture = staffCall('POST', '/gestion/imagenes/banners', 'vidriera.editar', shape)
/** Pictures in texts, the shop's sign. */
export const uploadShopPicture = staffCall('POST', '/gestion/imagenes/tienda', 'textos.editar', shape)
