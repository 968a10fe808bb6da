import { createContext, useContext } from 'react'

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
