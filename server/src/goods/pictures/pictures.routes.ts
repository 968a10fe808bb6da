import {
  uploadArticlePicture,
  uploadBannerPicture,
  uploadPromotionPicture,
  uploadShopPicture,
} from '@gondola/contract/catalogue-admin'
import { type Feature, serve } from '../../http/serve.ts'
import { takePicture } from './take-picture.ts'

const UPLOADS = [
  ['articulos', uploadArticlePicture],
  ['promociones', uploadPromotionPicture],
  ['banners', uploadBannerPicture],
  ['tienda', uploadShopPicture],
] as const

/** Calls to upload pictures (backoffice §4). */
export const picturesFeature: Feature = (api, deps) => {
  for (const [kind, call] of UPLOADS) {
    serve(api, call, ({ session, query, upload }) =>
      takePicture(deps, session.userName, kind, upload, query.Nombre),
    )
  }
}
