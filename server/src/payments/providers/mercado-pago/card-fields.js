// Mercado Pago's fields in the shop's page for a card; its own script came before and is `window.MercadoPago`.
// oxlint-disable-next-line import/no-absolute-path -- the address at which the shop serves it, not a file's
import { startCardPage } from '/pago/tarjeta.js'

startCardPage(({ clave, importe }, onCard) => {
  if (window.MercadoPago === undefined) return null
  const provider = new window.MercadoPago(clave, { locale: 'es-AR' })
  const card = provider.fields.create('cardNumber')
  card.mount('numero')
  provider.fields.create('expirationDate').mount('vencimiento')
  provider.fields.create('securityCode').mount('codigo')
  card.on('binChange', ({ bin }) => onCard(bin ?? null))
  return {
    async readCard(bin) {
      const [methods, offers] = await Promise.all([
        provider.getPaymentMethods({ bin }),
        provider.getInstallments({ amount: importe, bin }),
      ])
      const [method] = methods.results ?? []
      if (method === undefined || method.deferred_capture === 'unsupported') return null
      return { means: method.id, offers: (offers[0]?.payer_costs ?? []).map(offerOf) }
    },
    async newToken(holder, document) {
      const token = await provider.fields.createCardToken({
        cardholderName: holder,
        identificationType: 'DNI',
        identificationNumber: document,
      })
      return token.id
    },
  }
})

const offerOf = ({ recommended_message, installments, labels = [] }) => ({
  text: recommended_message,
  installments,
  cost: labels
    .filter((each) => each.startsWith('CFT'))
    .join(' ')
    .replaceAll('|', ' · ')
    .replaceAll('_', ' '),
})
