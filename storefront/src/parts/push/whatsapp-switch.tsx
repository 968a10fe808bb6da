import { useMutation, useQuery } from '@tanstack/react-query'
import { ownTexts, say } from '@gondola/contract/base'
import { chooseWhatsApp, findWhatsApp } from '@gondola/contract/orders'
import { send } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import { tellFailure } from '../messages/tell.ts'
import styles from './push-switch.module.css'

const whatsAppTexts = ownTexts({
  hint: 'Al mismo número que está en tus datos. Para dejar de recibirlos, destildalo o contestá BAJA.',
  turnedOn: 'Listo: te avisamos por WhatsApp.',
  turnedOff: 'Listo: ya no te avisamos por WhatsApp.',
  noNumber: 'Para avisarte por WhatsApp, escribí en tus datos un celular con su código de área.',
} as const)
const whatsAppLabel = (telephone: string) => say`Avisarme por WhatsApp al ${telephone}`

/** 'Avisarme por WhatsApp al …': notices of orders to the account's telephone, chosen at once; nothing if there are none. */
export function WhatsAppSwitch() {
  const { Id, Telefono } = useCustomer()
  const queryKey = ['whatsapp', Id, Telefono]
  const { data } = useQuery({ queryKey, queryFn: () => send(findWhatsApp, {}), staleTime: 0 })
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (Activo: boolean) => send(chooseWhatsApp, { body: { Activo } }),
    onSuccess: (chosen) => {
      queryClient.setQueryData(queryKey, chosen)
      showToast({
        kind: 'success',
        title: chosen.Activo ? whatsAppTexts.turnedOn : whatsAppTexts.turnedOff,
      })
    },
    onError: (error) => tellFailure(error),
  })
  if (!data?.Disponible) return null
  if (data.Telefono === null) return <p className={styles['reason']}>{whatsAppTexts.noNumber}</p>
  return (
    <CheckboxField
      className={styles['switch']}
      label={whatsAppLabel(data.Telefono)}
      hint={whatsAppTexts.hint}
      checked={isPending ? variables : data.Activo}
      aria-busy={isPending || undefined}
      onChange={({ target: { checked } }) => {
        if (!isPending) mutate(checked)
      }}
    />
  )
}
