/** Texto9: payment methods, as HTML. */
export const PAYMENTS_PAGE = `
<ul>
<li><strong>Efectivo al recibir.</strong> Contanos en el comentario con cuánto vas a pagar y te llevamos el vuelto.</li>
<li><strong>Tarjeta de débito o crédito.</strong> Llevamos el posnet a tu casa o pagás en la caja de la sucursal.</li>
<li><strong>QR al recibir.</strong> MODO, Cuenta DNI, Mercado Pago o la billetera que uses.</li>
<li><strong>Mercado Pago.</strong> Te enviamos el enlace de pago cuando el pedido está armado, con el total definitivo.</li>
<li><strong>Transferencia.</strong> Alias <strong>GONDOLA.TANDIL</strong>. El pedido sale cuando se acredita.</li>
</ul>
<p>El precio es el mismo con cualquier medio de pago. Los reintegros de bancos y billeteras los hace tu banco, con los topes y días que informa, y no cambian el total de la tienda.</p>
<p>Como parte de los productos se pesa al preparar el pedido, el importe definitivo es el del ticket. Si pagaste de más, te devolvemos la diferencia por el mismo medio.</p>
`.trim()
