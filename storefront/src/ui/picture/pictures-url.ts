import { createContext, useContext } from 'react'

/** Where pictures live until the site parameters have come. */
export const PICTURES_ADDRESS = '/imagenes/'

/** Where pictures live: the site parameter `ImagenesUrl` (contract §2). The page's frame provides it once it is known. */
export const PicturesUrl = createContext(PICTURES_ADDRESS)

/** The address of a picture at its own width; an address that is already whole stays as it is. */
export function usePictureAddress(path: string | null | undefined): string | null {
  const base = useContext(PicturesUrl)
  return path ? pictureAddress(base, path) : null
}

export function pictureAddress(base: string, path: string): string {
  return /^(https?:)?\/\//.test(path) || path.startsWith('/') ? path : base + path
}
