import type { PriceList } from '@gondola/contract/catalogue-admin'
import { useMay } from '../../ui/frame/use-may.ts'
import { useIsOwn } from '../../ui/forms/of-chain.tsx'

/** Whether the account may change a list: staff of some branches one that only theirs sell at. */
export function useMayChange(list: PriceList | undefined): boolean {
  const mayPrices = useMay('precios.editar')
  const isOwn = useIsOwn(list?.Sucursales.map(({ Id }) => Id))
  return mayPrices && isOwn
}
