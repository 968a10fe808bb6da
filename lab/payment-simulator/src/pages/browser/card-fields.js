// The part of MercadoPago.js that a shop's page for a card needs, served at /js/v2: fields in frames of the simulator's,
// and a token of the card that was chosen in them. The page itself sees no card.
const simulator = new URL(document.currentScript.src).origin

const TITLES = {
  cardNumber: 'Tarjeta de prueba',
  expirationDate: 'Vencimiento',
  securityCode: 'Código de seguridad',
}
const HEIGHTS = { cardNumber: '17rem', expirationDate: '3rem', securityCode: '3rem' }

/** A field in a frame; `chosen` is what its frame says of the card: its kind and first digits. */
class Field {
  constructor(type) {
    this.type = type
    this.chosen = null
    this.listeners = new Map()
  }

  mount(container) {
    const frame = document.createElement('iframe')
    frame.src = `${simulator}/checkout/campo?tipo=${encodeURIComponent(this.type)}`
    frame.title = TITLES[this.type] ?? this.type
    frame.style.cssText = `display: block; width: 100%; height: ${HEIGHTS[this.type] ?? '3rem'}; border: 0`
    frame.addEventListener('load', () => this.tell('ready', { field: this.type }))
    this.hear = (event) => {
      if (event.origin !== simulator || event.source !== frame.contentWindow) return
      this.chosen = event.data
      this.tell('binChange', { bin: event.data.bin })
    }
    window.addEventListener('message', this.hear)
    const parent = typeof container === 'string' ? document.getElementById(container) : container
    parent.replaceChildren(frame)
    this.frame = frame
    return this
  }

  unmount() {
    window.removeEventListener('message', this.hear)
    this.frame?.remove()
    this.chosen = null
  }

  on(name, listener) {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener])
    return this
  }

  focus() {
    this.frame?.focus()
  }

  tell(name, facts) {
    for (const listener of this.listeners.get(name) ?? []) listener(facts)
  }
}

async function answerOf(path, options) {
  const answer = await fetch(simulator + path, options)
  const body = await answer.json()
  if (!answer.ok) throw body
  return body
}

window.MercadoPago = class MercadoPago {
  constructor(publicKey) {
    this.key = new URLSearchParams({ public_key: publicKey })
    const created = []
    this.fields = {
      create: (type) => {
        const field = new Field(type)
        created.push(field)
        return field
      },
      createCardToken: async ({ cardholderName } = {}) => {
        const card = created.find(({ type }) => type === 'cardNumber')?.chosen
        // as the provider's: a list of faults, each with its field
        if (!card) throw [{ field: 'cardNumber', code: '205', message: 'cardNumber should not be empty.' }]
        return answerOf(`/v1/card_tokens?${this.key}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ payment_method_id: card.method, cardholder: { name: cardholderName } }),
        })
      },
    }
  }

  getPaymentMethods({ bin }) {
    return answerOf(`/v1/payment_methods/search?${this.key}&bins=${encodeURIComponent(bin)}`)
  }

  getInstallments({ amount, bin }) {
    const query = `amount=${encodeURIComponent(amount)}&bin=${encodeURIComponent(bin)}`
    return answerOf(`/v1/payment_methods/installments?${this.key}&${query}`)
  }
}
