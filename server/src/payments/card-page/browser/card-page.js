// The page for a card: asks the provider's fields for the instalments of the card, and hands the shop the token that
// the fields make. No card number passes through this script.
const form = document.getElementById('tarjeta')
const texts = form.dataset
const button = document.getElementById('reservar')
const notice = document.getElementById('aviso')
const installments = document.getElementById('cuotas')
const cost = document.getElementById('costo')
const label = button.textContent
let means = null
let bin = null
/** Why the card cannot be used; and the question about it, which who presses early waits for. */
let refusal = ''
let reading = Promise.resolve()

function tell(text) {
  notice.textContent = text
  if (text !== '') notice.focus()
}

function setBusy(isBusy) {
  button.disabled = isBusy
  button.textContent = isBusy ? texts.enviando : label
}

/** Shows what the chosen instalments cost, as the provider says it. */
function showCost() {
  cost.textContent = installments.selectedOptions[0]?.dataset.costo ?? ''
}

function forgetCard() {
  means = null
  installments.disabled = true
  installments.replaceChildren(installments.options[0])
  showCost()
}

async function readCard(fields, chosen) {
  bin = chosen
  refusal = ''
  if (bin === null) return forgetCard()
  const asked = bin
  const card = await fields.readCard(bin)
  // another card was typed meanwhile
  if (asked !== bin) return
  forgetCard()
  if (card === null) return tell((refusal = texts.noReserva))
  tell('')
  means = card.means
  const options = card.offers.map((offer) => {
    const option = new Option(offer.text, offer.installments)
    option.dataset.costo = offer.cost
    return option
  })
  installments.replaceChildren(...(options.length === 0 ? [new Option('1', 1)] : options))
  installments.disabled = false
  showCost()
}

/** Ties an error to its field; true if there is none. */
function check(id, isRight, text) {
  const field = document.getElementById(id)
  field.setAttribute('aria-invalid', String(!isRight))
  document.getElementById(`${id}-aviso`).textContent = isRight ? '' : text
  if (!isRight) field.focus()
  return isRight
}

const cookie = (name) =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

async function send(token) {
  const answer = await fetch(`/api/pagos/tarjeta/${texts.referencia}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(cookie('XSRF-TOKEN')) },
    body: JSON.stringify({ Token: token, Medio: means, Cuotas: Number(installments.value) || 1 }),
  })
  // something between browser and shop may answer a page of its own
  const body = await answer.json().catch(() => ({}))
  if (!answer.ok) throw new Error(body.detail || texts.sinRespuesta)
  return body
}

async function reserve(fields) {
  // the button beneath stays where it is pressed
  notice.style.minHeight = `${notice.offsetHeight}px`
  tell('')
  const holder = document.getElementById('titular').value.trim()
  const number = document.getElementById('documento').value.replaceAll('.', '').trim()
  const isNumberRight = check('documento', /^\d{6,9}$/.test(number), texts.faltaDocumento)
  if (!check('titular', holder !== '', texts.faltaTitular) || !isNumberRight) return
  setBusy(true)
  await reading
  if (means === null) {
    setBusy(false)
    return tell(refusal || texts.faltaTarjeta)
  }
  let token
  try {
    token = await fields.newToken(holder, number)
  } catch {
    setBusy(false)
    return tell(texts.faltaTarjeta)
  }
  try {
    const { Estado, Texto } = await send(token)
    if (Estado !== 'rechazado') return location.replace(`/pago/vuelta/${texts.pedido}`)
    setBusy(false)
    tell(Texto)
  } catch (error) {
    setBusy(false)
    tell(error instanceof TypeError ? texts.sinRespuesta : error.message)
  }
}

/**
 * Fills the form. `mountFields` puts the provider's fields into `numero`, `vencimiento` and `codigo`, calls back with
 * the first digits of each card, null without any, and returns what the fields can do; null: the provider's script did
 * not come. `readCard(digits)` answers `{ means, offers: [{ text, installments, cost }] }`, null if the card cannot be
 * reserved on; `newToken(holder, document)` the token, or throws where something is missing.
 */
export function startCardPage(mountFields) {
  const fields = mountFields(texts, (digits) => {
    reading = readCard(fields, digits).catch(() => tell((refusal = texts.sinRespuesta)))
  })
  if (fields === null) return tell(texts.sinRespuesta)
  installments.addEventListener('change', showCost)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!button.disabled) void reserve(fields)
  })
  button.disabled = false
}

// kept by the browser and shown again by its back button: what was sent may have been decided
window.addEventListener('pageshow', (event) => event.persisted && location.reload())
