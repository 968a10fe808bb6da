/** Texto9: payment methods, as HTML. */
export const PAYMENTS_PAGE = `
<ul>
<li><strong>Efectivo al recibir.</strong> Contanos en el comentario con cuánto vas a pagar y te llevamos el vuelto.</li>
<li><strong>Tarjeta o QR al recibir.</strong> Llevamos el posnet y el código a tu casa, o pagás en la caja de la sucursal: débito, crédito, MODO, Cuenta DNI, Mercado Pago o la billetera que uses.</li>
<li><strong>Tarjeta o Mercado Pago, ahora.</strong> Pagás el total estimado al confirmar. Si al pesar cuesta menos, te devolvemos la diferencia por el mismo medio.</li>
<li><strong>Tarjeta con reserva.</strong> Reservamos el importe en tu tarjeta y cobramos sólo lo exacto cuando el pedido está listo; lo demás se libera.</li>
<li><strong>Link de pago.</strong> Te lo enviamos cuando el pedido está listo, con el total definitivo, por Mercado Pago.</li>
<li><strong>Transferencia.</strong> Cuando tu pedido está listo te mostramos el importe exacto, el alias <strong>GONDOLA.TANDIL</strong> y la referencia para el concepto.</li>
</ul>
<p>El precio es el mismo con cualquier medio de pago. Los reintegros de bancos y billeteras los hace tu banco, con los topes y días que informa, y no cambian el total de la tienda.</p>
<p>Como parte de los productos se pesa al preparar el pedido, el importe definitivo es el del ticket. Si pagaste de más, te devolvemos la diferencia por el mismo medio.</p>
`.trim()
