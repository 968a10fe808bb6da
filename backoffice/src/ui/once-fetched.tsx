import { useState, type ReactNode } from 'react'
import { Loading, useEditContext } from 'react-admin'

/**
 * A record's form once the record has come from the server. What a list knew of it, or an earlier visit, would be
 * exchanged under the fingers of whoever types already.
 */
export function OnceFetched({ children }: { children: ReactNode }) {
  const { isFetching } = useEditContext()
  const [hasCome, setCome] = useState(false)
  if (!hasCome && !isFetching) setCome(true)
  return hasCome ? children : <Loading />
}
