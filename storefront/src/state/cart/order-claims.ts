import { sumOfPesos } from '@gondola/contract/base'
import {
  type ClaimDraft,
  claimLines,
  findOrderClaims,
  type Order,
  OrderStatus,
  uploadClaimPhoto,
} from '@gondola/contract/orders'
import { useMutation, useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { QUERY_KEYS } from '../query-keys.ts'

const keyOf = (clientId: number, Id: number) => [...QUERY_KEYS.orders, clientId, 'claims', Id]

/** What a client claimed of an order, and until when more can be. */
export const useOrderClaims = (clientId: number, Id: number, isWanted = true) =>
  useQuery({
    queryKey: keyOf(clientId, Id),
    queryFn: ({ signal }) => send(findOrderClaims, { params: { Id }, signal }),
    enabled: isWanted,
  })

/** The pesos taken off an order that left: of what was missing to be paid of it. */
export function useLowered({ Cliente, Id, Estado }: Pick<Order, 'Cliente' | 'Id' | 'Estado'>): number {
  const { data } = useOrderClaims(Cliente, Id, Estado === OrderStatus.Delivered)
  return sumOfPesos(data?.Reclamos.map(({ Descontado = 0 }) => Descontado) ?? [])
}

/** Claims lines of an order, with their photos. */
export function useClaimLines(clientId: number, Id: number) {
  return useMutation({
    mutationFn: async ({ draft, photos }: { draft: ClaimDraft; photos: ReadonlyMap<number, File> }) => {
      const Lineas: ClaimDraft['Lineas'] = []
      for (const line of draft.Lineas) {
        const photo = photos.get(line.Items)
        Lineas.push(photo === undefined ? line : { ...line, Foto: await upload(Id, photo) })
      }
      return send(claimLines, { params: { Id }, body: { ...draft, Lineas } })
    },
    onSuccess: (claims) => {
      queryClient.setQueryData(keyOf(clientId, Id), claims)
      // what is given back changes its money, and the customer's credit
      void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.orders })
    },
  })
}

const upload = async (Id: number, photo: File): Promise<string> =>
  (await send(uploadClaimPhoto, { params: { Id }, file: await smaller(photo) })).Foto

/** The longer side of a photo that is sent. */
const SIDE_PX = 1600

/** A telephone's photo in the size that staff look at; one that the browser cannot draw goes as it is. */
async function smaller(photo: File): Promise<Blob> {
  const picture = await createImageBitmap(photo).catch(() => null)
  if (picture === null) return photo
  const scale = Math.min(1, SIDE_PX / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? photo), 'image/jpeg', 0.85))
}
