import { Link as MuiLink } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'

interface OrderLinkProps {
  /** Before the order's number. */
  word?: string
}

/** The order of a record, by its number, which leads to its page; nothing, if the record has none. */
export function OrderLink({ word }: OrderLinkProps) {
  const Pedido = useRecordContext<{ id: number; Pedido: number | null }>()?.Pedido ?? null
  if (Pedido === null) return null
  return (
    <MuiLink component={Link} to={`/cola/${Pedido}`}>
      {word} {Pedido}
    </MuiLink>
  )
}
