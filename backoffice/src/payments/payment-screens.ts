import PaymentIcon from '@mui/icons-material/Payment'
import { staffPaymentTypes } from '@gondola/contract/delivery'
import { PAYMENT_TYPE_TEXTS } from '../texts/delivery-screens.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const paymentScreens: ResourceScreens = {
  resource: staffPaymentTypes,
  texts: PAYMENT_TYPE_TEXTS,
  group: 'vidriera',
  icon: PaymentIcon,
  recordName: 'Descrip',
  list: late(async () => (await import('./payment-types.tsx')).PaymentTypeList),
  create: late(async () => (await import('./payment-types.tsx')).PaymentTypeCreate),
  edit: late(async () => (await import('./payment-types.tsx')).PaymentTypeEdit),
}
