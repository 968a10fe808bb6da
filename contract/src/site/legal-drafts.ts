import { formatNumber } from '../base/index.ts'
import type { SiteParameters } from './site-parameters.ts'

// Legal texts to start from (argentina §1), filled with the chain's data, and what the law wants to find in them.

/** The texts that a draft is there for: terms, shipping, payment. Privacy and withdrawal are pages of the shop itself. */
export const DRAFTED_TEXTS = [2, 4, 9] as const
export type DraftedText = (typeof DRAFTED_TEXTS)[number]

export const isDrafted = (Numero: number): Numero is DraftedText =>
  (DRAFTED_TEXTS as readonly number[]).includes(Numero)

type Chain = Pick<
  SiteParameters,
  | 'NombreTienda'
  | 'RazonSocial'
  | 'Cuit'
  | 'Domicilio'
  | 'Email'
  | 'Telefono'
  | 'AreaAtencion'
  | 'ToleranciaPeso'
>

/** The paragraph that a draft begins with until somebody confirms it. */
const TO_REVIEW = '<p><strong>Para revisar.</strong> Este texto es un borrador.</p>'

export const isToReview = (html: string): boolean => html.trimStart().startsWith(TO_REVIEW)

/** The text as somebody confirmed it. */
export const withoutReviewMark = (html: string): string =>
  isToReview(html) ? html.trimStart().slice(TO_REVIEW.length).trimStart() : html

/** The draft of a text, to be reviewed, as HTML. `types`: the descriptions of the active payment types. */
export const legalDraft = (Numero: DraftedText, chain: Chain, types: readonly string[]): string =>
  `${TO_REVIEW}${{ 2: termsText, 4: shippingText, 9: paymentText }[Numero](escaped(chain), types.map(escapedText))}`

const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The chain's data as they stand in HTML; what is missing is a gap to be filled in. */
const escaped = (chain: Chain): Chain =>
  Object.fromEntries(
    Object.entries(chain).map(([name, value]) => [
      name,
      typeof value === 'string' ? escapedText(value.trim() || '………') : value,
    ]),
  ) as Chain

/** Terms and conditions (argentina §1.6, L10, L11). */
export const termsText = (chain: Chain): string =>
  `
<p>Estos términos rigen las compras hechas en la tienda online de <strong>${chain.NombreTienda}</strong>. Podés imprimirlos o guardarlos: la versión que vale para cada pedido es la publicada el día en que lo confirmaste.</p>
<h3>1. Quiénes somos</h3>
<p>${chain.RazonSocial}, CUIT ${chain.Cuit}, con domicilio en ${chain.Domicilio}. Correo: <a href="mailto:${chain.Email}">${chain.Email}</a>. Teléfono: ${chain.Telefono}.</p>
<h3>2. Quién puede comprar</h3>
<p>Para comprar necesitás una cuenta con tus datos verdaderos y ser mayor de 18 años, o contar con la autorización de tu madre, padre o tutor. Las bebidas con alcohol se venden y se entregan únicamente a mayores de 18 años: <strong>al recibir el pedido te vamos a pedir el DNI</strong>. Beber con moderación. Prohibida su venta a menores de 18 años.</p>
<h3>3. Precios</h3>
<ul>
<li>Los precios están en pesos argentinos, son finales e incluyen impuestos. Junto a cada uno figuran el precio por unidad de medida y el precio sin impuestos nacionales.</li>
<li>Vale el precio publicado el día en que confirmás el pedido, aunque después cambie.</li>
<li>El costo de envío se muestra aparte antes de confirmar y no se cobra si retirás en la sucursal.</li>
<li>El precio es el mismo con cualquier medio de pago.</li>
</ul>
<h3>4. Productos que se pesan</h3>
<ul>
<li>Las frutas, verduras, carnes, fiambres, quesos y panes se venden por peso. El total que ves es <strong>estimado</strong>: se cobra el peso real, según el ticket.</li>
<li>El peso real puede diferir hasta un <strong>${formatNumber(chain.ToleranciaPeso)}%</strong>, en más o en menos, del que pediste. Nunca te cobramos más que eso sin consultarte antes.</li>
<li>Las balanzas están verificadas según la Ley 19.511 de Metrología Legal.</li>
</ul>
<h3>5. Disponibilidad y reemplazos</h3>
<ul>
<li>Todos los productos están sujetos a disponibilidad al momento del armado del pedido.</li>
<li>Si aceptaste reemplazos, cambiamos lo que falte por un producto similar. <strong>El reemplazo nunca te cuesta más</strong> que el producto pedido, y podés rechazarlo en la puerta sin cargo.</li>
<li>Si no aceptaste reemplazos, o no hay uno adecuado, el producto faltante no se cobra. Si ya estaba pago, te devolvemos el importe por el mismo medio de pago.</li>
</ul>
<h3>6. Entregas y retiros</h3>
<ul>
<li>Entregamos en las zonas, los días y las franjas que se ofrecen al comprar. La compra mínima y el costo de envío se informan antes de confirmar.</li>
<li>El pedido lo recibe la persona que lo hizo, o cualquier persona mayor de 18 años que esté en el domicilio e indique el número de pedido.</li>
<li>Si no hay nadie, te llamamos y coordinamos una nueva entrega. Los productos perecederos que no puedan conservarse no se vuelven a entregar.</li>
<li>Los retiros son en la sucursal y la franja elegidas, con el DNI y el número de pedido.</li>
<li>La venta y la entrega de bebidas con alcohol se hacen sólo en los horarios que permite la ley de cada lugar.</li>
</ul>
<h3>7. Promociones y ofertas</h3>
<p>Valen en las fechas que indica cada una o hasta agotar el stock informado, en la tienda online y en nuestras sucursales. No son acumulables entre sí, salvo que se diga lo contrario. Las bases están en <a href="#/promociones">Promociones</a>.</p>
<h3>8. Cambios, anulación y arrepentimiento</h3>
<ul>
<li>Podés anular el pedido desde <a href="#/mis-pedidos">Mis pedidos</a> hasta que empecemos a prepararlo.</li>
<li>Tenés derecho a arrepentirte de la compra dentro de los <strong>10 días corridos</strong> desde que recibiste el producto, sin dar motivos y sin costo: usá el <a href="#/arrepentimiento">Botón de arrepentimiento</a>. Los gastos de devolución los pagamos nosotros. Este derecho no se puede renunciar (Ley 24.240, art. 34; Código Civil y Comercial, arts. 1110 a 1116).</li>
<li>Quedan exceptuados los productos perecederos o que se deterioran con rapidez y los que ya fueron usados o consumidos.</li>
<li>Si un producto llegó en mal estado, vencido o equivocado, avisanos enseguida, desde el pedido o por los medios de <a href="#/contactanos">Sucursales y contacto</a>, y lo cambiamos o te devolvemos el importe. Los productos no perecederos tienen la garantía legal de la Ley 24.240.</li>
</ul>
<h3>9. Medios de pago y comprobantes</h3>
<p>Los medios de pago están en <a href="#/medios-de-pagos">Medios de pago</a>. Con la entrega recibís el ticket o la factura; el resumen del pedido que muestra la tienda no es un comprobante fiscal. Si necesitás factura A, completá tu CUIT en «Mi Cuenta» antes de comprar.</p>
<h3>10. Tus datos personales</h3>
<p>Usamos tus datos para preparar, entregar y cobrar tus pedidos, y para contarte novedades si así lo elegís. No los vendemos ni los compartimos con terceros para publicidad. Podés descargarlos, corregirlos o pedir que los eliminemos desde tu cuenta. Más información en la <a href="#/politica-de-privacidad">Política de privacidad</a>.</p>
<h3>11. Reclamos y jurisdicción</h3>
<p>Escribinos o llamanos: ${chain.AreaAtencion}, en los horarios de <a href="#/contactanos">Sucursales y contacto</a>. También podés reclamar ante Defensa de las y los Consumidores. Rigen las leyes de la República Argentina y, ante un conflicto, los tribunales que correspondan al domicilio del consumidor.</p>
`.trim()

const shippingText = ({ ToleranciaPeso }: Chain): string =>
  `
<h3>Envío a domicilio</h3>
<ul>
<li><strong>Zonas, días y franjas:</strong> al decirnos dónde vivís te contamos si llegamos, y al comprar te mostramos los días y las franjas que tienen lugar.</li>
<li><strong>Costo y compra mínima:</strong> los ves antes de confirmar. Son los de tu zona.</li>
<li><strong>Quién recibe:</strong> vos, o cualquier persona mayor de 18 años que esté en el domicilio e indique el número de pedido.</li>
</ul>
<h3>Retiro en sucursal</h3>
<p>Retirá sin costo en la sucursal y la franja que elijas, con el DNI y el número de pedido.</p>
<h3>Cómo llega tu pedido</h3>
<ul>
<li>Lo que se pesa se cobra por su peso real, con una diferencia de hasta ${formatNumber(ToleranciaPeso)}% de lo que pediste.</li>
<li>Si falta algo, lo reemplazamos sólo si lo aceptaste, y nunca te cuesta más.</li>
<li>Las bebidas con alcohol se entregan a mayores de 18 años, con DNI y en los horarios permitidos.</li>
</ul>
`.trim()

const paymentText = (_chain: Chain, types: readonly string[]): string =>
  `
<ul>
${types.map((type) => `<li><strong>${type}.</strong></li>`).join('\n')}
</ul>
<p>El precio es el mismo con cualquier medio de pago. Como parte de los productos se pesa al preparar el pedido, el importe definitivo es el del ticket. Si pagaste de más, te devolvemos la diferencia por el mismo medio.</p>
<p>Con la entrega recibís el ticket o la factura; el resumen del pedido que muestra la tienda no es un comprobante fiscal.</p>
`.trim()

/** What the law or the shop's own rules want a text to say, and by which words (one of them) it is found. */
const WANTED: Record<
  DraftedText,
  (chain: Chain) => readonly (readonly [string, RegExp | readonly string[]])[]
> = {
  2: ({ RazonSocial, Cuit, Domicilio, Email, ToleranciaPeso }) => [
    ['la razón social', [RazonSocial]],
    ['el CUIT', [Cuit]],
    ['el domicilio', [Domicilio]],
    ['un email', [Email]],
    ['que los precios son finales e incluyen impuestos', /impuestos|\biva\b/i],
    ['que se cobra el peso real', /peso real/i],
    [`la diferencia de peso que aceptás (${formatNumber(ToleranciaPeso)} %)`, weight(ToleranciaPeso)],
    ['qué pasa con lo que falta y los reemplazos', /reemplaz/i],
    ['que todo está sujeto a disponibilidad', /disponib/i],
    ['el arrepentimiento dentro de los 10 días corridos', /10 días corridos/i],
    ['que lo perecedero queda exceptuado', /perecedero/i],
    ['que el alcohol es para mayores de 18 años', /18 años/i],
    ['la garantía legal', /garantía/i],
    ['el uso de los datos personales', /datos personales/i],
    ['dónde reclamar (Defensa de las y los Consumidores)', /defensa de(l|\s+las\s+y\s+los)\s+consumidor/i],
  ],
  4: ({ ToleranciaPeso }) => [
    ['cuánto cuesta el envío o dónde se ve', /cost/i],
    ['la compra mínima', /mínim/i],
    ['adónde llegás', /zona|localidad|dónde vivís/i],
    ['quién puede recibir', /recib/i],
    [`la diferencia de peso que aceptás (${formatNumber(ToleranciaPeso)} %)`, weight(ToleranciaPeso)],
  ],
  9: () => [
    ['que el precio es el mismo con cualquier medio', /mismo con cualquier medio|mismo precio/i],
    ['cómo se devuelve lo que se pagó de más', /devol|reintegr/i],
    ['el comprobante que se entrega', /ticket|factura/i],
  ],
}

const weight = (percent: number) => ['', ' '].map((gap) => ` ${formatNumber(percent)}${gap}%`)

/** What a text lacks of what the law or the shop's own rules want it to say, in words. */
export function lacksOf(Numero: DraftedText, html: string, chain: Chain): string[] {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return WANTED[Numero](chain).flatMap(([what, sign]) => {
    const isThere =
      sign instanceof RegExp
        ? sign.test(text)
        : sign.some((each) => each !== '' && text.includes(escapedText(each)))
    return isThere ? [] : what
  })
}
