import { Link } from '@mui/material'
import { telephoneAddress, whatsappAddress } from '@gondola/contract/base'
import { customerChatText, type StaffOrder } from '@gondola/contract/orders'

/** The customer's telephone as a link, and a chat that begins with a sentence about the order. */
export function CustomerPhone({ Id, Opt1, Opt2 }: Pick<StaffOrder, 'Id' | 'Opt1' | 'Opt2'>) {
  const call = telephoneAddress(Opt2)
  const chat = whatsappAddress(Opt2)
  return (
    <>
      {call === '' ? Opt2 : <Link href={call}>{Opt2}</Link>}
      {chat.startsWith('https://wa.me/') && (
        <>
          {' · '}
          <Link
            href={`${chat}?text=${encodeURIComponent(customerChatText(Id, Opt1))}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </Link>
        </>
      )}
    </>
  )
}
