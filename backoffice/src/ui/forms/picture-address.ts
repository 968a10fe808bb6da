import { useQuery } from '@tanstack/react-query'
import { DEFAULT_SITE_PARAMETERS, readParameters } from '@gondola/contract/site'
import { callServer } from '../../api/call-server.ts'

/** The address of a record's `Imagen` below `base`; an absolute one is unchanged, null for none. */
export function pictureAddress(path: string | null | undefined, base: string): string | null {
  if (!path) return null
  return /^(https?:)?\/\//.test(path) || path.startsWith('/') ? path : base + path
}

/** The smallest width of a picture, for a box of a few pixels. */
export const smallest = (address: string): string => address.replace(/-640(\.\w+)$/, '-160$1')

/** The site parameter hardly ever changes. */
const FRESH_MS = 600_000

/**
 * A picture's address, below the site parameter `ImagenesUrl` (contract §2); uses the built-in value until it is
 * loaded.
 */
export function usePictureAddress(path: string | null | undefined): string | null {
  const { data } = useQuery({
    queryKey: ['pictures-address'],
    queryFn: async ({ signal }) => (await callServer(readParameters, { signal })).ImagenesUrl,
    staleTime: FRESH_MS,
  })
  return pictureAddress(path, data ?? DEFAULT_SITE_PARAMETERS.ImagenesUrl)
}
