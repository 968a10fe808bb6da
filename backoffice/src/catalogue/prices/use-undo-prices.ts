import { useNotify, useRefresh } from 'react-admin'
import { undoPrices } from '@gondola/contract/catalogue-admin'
import { PRICE_CHANGE_TEXTS } from '../../texts/catalogue-panel.ts'
import { callServer, faultText } from '../../api/call-server.ts'

/** Restores the prices of a bulk change, and shows how many. */
export function useUndoPrices() {
  const notify = useNotify()
  const refresh = useRefresh()
  return async (Id: number): Promise<void> => {
    try {
      const { Devueltos, CambiadosDespues } = await callServer(undoPrices, { params: { Id } })
      const type = CambiadosDespues === 0 ? 'success' : 'warning'
      notify(PRICE_CHANGE_TEXTS.undoneNow(Devueltos, CambiadosDespues), { type })
      refresh()
    } catch (error) {
      notify(faultText(error), { type: 'error' })
    }
  }
}
