import { useQuery } from '@tanstack/react-query'
import { staffSlots, type StaffSlot } from '@gondola/contract/delivery'
import { callServer } from '../api/call-server.ts'

/** The active slots of the shop and of its branches; undefined until they are known. */
export function useActiveSlots(isWanted: boolean): readonly StaffSlot[] | undefined {
  const { data } = useQuery({
    queryKey: [staffSlots.name, 'active'],
    queryFn: ({ signal }) => callServer(staffSlots.list, { query: { Activo: true, _end: 500 }, signal }),
    enabled: isWanted,
    // a slot that was just saved counts
    staleTime: 0,
  })
  return data
}
