import { useQuery } from '@tanstack/react-query'
import { readParameters, DEFAULT_SITE_PARAMETERS } from '@gondola/contract/site'
import { callServer } from '../../api/call-server.ts'
import { pictureAddress } from './picture-address.ts'

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
