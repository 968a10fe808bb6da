import { COMPANY } from './company.ts'

/** Texto2: the terms and conditions (argentina §1.6, L10, L11), as HTML. */
export const TERMS_PAGE = `
<p>Estos términos rigen las compras hechas en la tienda online de <strong>${COMPANY.NombreTienda}</strong>. Podés imprimirlos o guardarlos: la versión que vale para cada pedido es la publicada el día en que lo confirmaste.</p>
<h3>1. Quiénes somos</h3>
<p>${COMPANY.RazonSocial}, CUIT ${COMPANY.Cuit}, con domicilio en ${COMPANY.Domicilio}. Correo: <a href="mailto:${COMPANY.Email}">${COMPANY.Email}</a>. Teléfono: ${COMPANY.Telefono}.</p>
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
<li>El peso real puede diferir hasta un <strong>10%</strong>, en más o en menos, del que pediste. Nunca te cobramos más que eso sin consultarte antes.</li>
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
<li>Entregamos de lunes a sábados en las zonas y franjas que se ofrecen al comprar. La compra mínima y el costo de envío se informan antes de confirmar.</li>
<li>El pedido lo recibe la persona que lo hizo, o cualquier persona mayor de 18 años que esté en el domicilio e indique el número de pedido.</li>
<li>Si no hay nadie, te llamamos y coordinamos una nueva entrega. Los productos perecederos que no puedan conservarse no se vuelven a entregar.</li>
<li>Los retiros son en la Casa central, dentro de la franja elegida, con el DNI y el número de pedido.</li>
<li>La venta y la entrega de bebidas con alcohol se hacen solo en los horarios permitidos por la Ley 11.825 de la provincia de Buenos Aires.</li>
</ul>
<h3>7. Promociones y ofertas</h3>
<p>Valen en las fechas que indica cada una o hasta agotar el stock informado, en la tienda online y en las sucursales de la provincia de Buenos Aires. No son acumulables entre sí, salvo que se diga lo contrario. Las bases están en <a href="#/promociones">Promociones</a>.</p>
<h3>8. Cambios, anulación y arrepentimiento</h3>
<ul>
<li>Podés anular el pedido desde <a href="#/mis-pedidos">Mis pedidos</a> hasta que empecemos a prepararlo.</li>
<li>Tenés derecho a arrepentirte de la compra dentro de los <strong>10 días corridos</strong> desde que recibiste el producto, sin dar motivos y sin costo: usá el <a href="#/arrepentimiento">Botón de arrepentimiento</a>. Los gastos de devolución los pagamos nosotros. Este derecho no se puede renunciar (Ley 24.240, art. 34; Código Civil y Comercial, arts. 1110 a 1116).</li>
<li>Quedan exceptuados los productos perecederos o que se deterioran con rapidez y los que ya fueron usados o consumidos.</li>
<li>Si un producto llegó en mal estado, vencido o equivocado, avisanos dentro de las 48 horas y lo cambiamos o te devolvemos el importe. Los productos no perecederos tienen la garantía legal de la Ley 24.240.</li>
</ul>
<h3>9. Medios de pago y comprobantes</h3>
<p>Los medios de pago están en <a href="#/medios-de-pagos">Medios de pago</a>. Con la entrega recibís el ticket o la factura; el resumen del pedido que muestra la tienda no es un comprobante fiscal. Si necesitás factura A, avisanos en el comentario del pedido.</p>
<h3>10. Tus datos personales</h3>
<p>Usamos tus datos para preparar, entregar y cobrar tus pedidos, y para contarte novedades si así lo elegís. No los vendemos ni los compartimos con terceros para publicidad. Podés descargarlos, corregirlos o pedir que los eliminemos desde tu cuenta. Más información en la <a href="#/politica-de-privacidad">Política de privacidad</a>.</p>
<h3>11. Reclamos y jurisdicción</h3>
<p>Escribinos o llamanos: ${COMPANY.AreaAtencion}, en los horarios de <a href="#/contactanos">Sucursales y contacto</a>. También podés reclamar ante Defensa de las y los Consumidores. Rigen las leyes de la República Argentina y, ante un conflicto, los tribunales que correspondan al domicilio del consumidor.</p>
`.trim()
