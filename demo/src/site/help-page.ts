import { COMPANY } from './company.ts'

/** Texto8: help, as HTML. */
export const HELP_PAGE = `
<h3>¿Cómo compro?</h3>
<ol>
<li>Buscá los productos por nombre, por marca o por categoría y agregalos al carrito. Lo que se vende por peso lo pedís como te quede cómodo: 500 (son gramos), 1,5 kg, 1/2 kilo o 6 u; en el carrito ves el peso.</li>
<li>Tocá <strong>Pasar por caja</strong>, revisá las cantidades y elegí envío o retiro, día y horario.</li>
<li>Elegí cómo pagar y confirmá. Te mandamos un correo con el resumen.</li>
</ol>
<h3>¿Puedo guardar el carrito y seguir después?</h3>
<p>Sí. Con <strong>Guardar pedido</strong> lo continuás desde cualquier dispositivo.</p>
<h3>¿Cuánto voy a pagar por lo que se pesa?</h3>
<p>El total es estimado. Se cobra el peso real, que puede variar hasta un 10%.</p>
<h3>¿Qué pasa si falta un producto?</h3>
<p>Si aceptaste reemplazos, te llevamos uno similar que no cuesta más; si no, no se cobra.</p>
<h3>¿Cómo anulo un pedido?</h3>
<p>Desde <a href="#/mis-pedidos">Mis pedidos</a>, hasta que empecemos a prepararlo. También tenés el <a href="#/arrepentimiento">Botón de arrepentimiento</a>.</p>
<h3>¿Cómo cambio un pedido?</h3>
<p>Entrá al pedido desde <a href="#/mis-pedidos">Mis pedidos</a> y tocá <strong>Cambiar pedido</strong>: hasta que empecemos a prepararlo cambiás productos, día, horario y pago.</p>
<h3>¿Y si algo no vino bien?</h3>
<p>En el pedido, tocá <strong>Avisar que algo no vino bien</strong>: ahí dice hasta cuándo. Después, <a href="#/contactanos?motivo=Reclamo">escribinos</a>.</p>
<h3>Olvidé mi contraseña</h3>
<p>En el inicio de sesión, tocá <strong>¿Olvidaste tu contraseña?</strong> y seguí los pasos: te llega un enlace por correo.</p>
<h3>¿Qué es la SuperCard?</h3>
<p>Es nuestra tarjeta gratuita: sumás un punto cada $ 100 de compra y los canjeás en las cajas. <a href="#/super-card">Pedila acá</a>.</p>
<h3>¿Necesitás hablar con una persona?</h3>
<p>${COMPANY.AreaAtencion}: ${COMPANY.Telefono}, <a href="mailto:${COMPANY.Email}">${COMPANY.Email}</a>. Nuestros horarios están en <a href="#/contactanos">Sucursales y contacto</a>.</p>
`.trim()
