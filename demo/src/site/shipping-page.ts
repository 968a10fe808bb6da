/** Texto4: shipping, as HTML. */
export const SHIPPING_PAGE = `
<h3>Envío a domicilio</h3>
<ul>
<li><strong>Días:</strong> de lunes a sábados. Los domingos descansamos.</li>
<li><strong>Franjas:</strong> 09:00 a 12:00, 12:00 a 15:00, 15:00 a 18:00 y 18:00 a 21:00. Cada franja tiene un cupo; al comprar te mostramos las que quedan.</li>
<li><strong>Costo:</strong> $ 2.500 por envío; en algunas zonas es otro, o gratis desde cierta compra. Al elegir tu dirección te mostramos el tuyo.</li>
<li><strong>Compra mínima:</strong> $ 15.000 en productos, sin contar el envío.</li>
<li><strong>Zona:</strong> planta urbana de Tandil, Villa Italia, Movediza, Dique y Cerrito. De otras localidades, decinos dónde vivís arriba de todo y te contamos si llegamos.</li>
</ul>
<h3>Retiro en sucursal</h3>
<p>Retirá sin costo en la sucursal donde comprás (la <strong>Casa central</strong> está en Av. Colón 1480, Tandil), en la franja que elijas. Tenés lugar para estacionar y te llevamos las bolsas hasta el auto.</p>
<h3>Cómo llega tu pedido</h3>
<ul>
<li>Los congelados y refrigerados viajan en cajas térmicas.</li>
<li>Lo que se pesa se cobra por su peso real, con una diferencia de hasta 10% de lo que pediste.</li>
<li>Si falta algo, lo reemplazamos solo si lo aceptaste, y nunca te cuesta más.</li>
<li>Las bebidas con alcohol se entregan a mayores de 18 años, con DNI y en los horarios permitidos.</li>
</ul>
`.trim()
