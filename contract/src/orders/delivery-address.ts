import type { Order } from './order.ts'

/** Where a home delivery goes: the address with its locality, unless the customer wrote that already. */
export const deliveryAddress = ({ Opt3, Localidad }: Pick<Order, 'Opt3' | 'Localidad'>): string =>
  !Localidad || Opt3.toLowerCase().includes(Localidad.toLowerCase()) ? Opt3 : `${Opt3}, ${Localidad}`
