import { COMPANY } from './company.ts'

/** Texto3: about us, as HTML. */
export const ABOUT_PAGE = `
<p>${COMPANY.NombreTienda} nació en Tandil en 1968 como un almacén de barrio: un mostrador de madera, una balanza y la libreta de los vecinos. Hoy somos siete sucursales en el centro de la provincia de Buenos Aires y una tienda online que arma los pedidos en la góndola, producto por producto, como lo harías vos.</p>
<h3>Lo que nos importa</h3>
<ul>
<li><strong>Lo fresco, fresco.</strong> La verdura llega todas las madrugadas del mercado y de quinteros de la zona. El pan se hornea en cada sucursal.</li>
<li><strong>Lo nuestro.</strong> Los salames y quesos de Tandil, la miel de Azul y las papas de Balcarce tienen lugar propio en nuestras góndolas.</li>
<li><strong>Precios claros.</strong> Cada etiqueta dice cuánto sale, cuánto sale el kilo o el litro, y cuánto son impuestos.</li>
<li><strong>Trato de vecino.</strong> Si algo no llegó como esperabas, lo arreglamos. Sin vueltas.</li>
</ul>
<h3>En números</h3>
<p>Más de 2.000 productos en la tienda online, 240 personas trabajando y más de 40 productores locales.</p>
<p>¿Querés trabajar con nosotros o vendernos tus productos? <a href="#/contactanos">Escribinos</a>.</p>
`.trim()
