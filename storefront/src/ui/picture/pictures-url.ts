import { createContext, useContext } from 'react'
import { PICTURE_WIDTHS_PX, POSTER_WIDTHS_PX } from '@gondola/contract/base'

/** Base URL of pictures until the site parameters have loaded. */
export const PICTURES_ADDRESS = '/imagenes/'

/** Base URL of pictures: the site parameter `ImagenesUrl` (contract §2). Provided by the page's frame. */
export const PicturesUrl = createContext(PICTURES_ADDRESS)

/** URL of a picture in its original width; an absolute URL is returned as it is. */
export function usePictureAddress(path: string | null | undefined): string | null {
  const base = useContext(PicturesUrl)
  return path ? pictureAddress(base, path) : null
}

export function pictureAddress(base: string, path: string): string {
  return /^(https?:)?\/\//.test(path) || path.startsWith('/') ? path : base + path
}

/**
 * The srcset of a picture's other widths: next to `articulos/CODE-640.webp` there is `articulos/CODE-320.webp`, next to
 * an uploaded banner's `-1920` its `-960`. Undefined if the file name has no width.
 */
export function pictureSrcSet(address: string): string | undefined {
  const name = /^(.*)-(640|1920)(\.\w+)$/.exec(address)
  if (!name) return undefined
  const widths = name[2] === '640' ? PICTURE_WIDTHS_PX : POSTER_WIDTHS_PX
  return widths.map((width) => `${name[1]}-${width}${name[3]} ${width}w`).join(', ')
}
