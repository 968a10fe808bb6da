/** Texto5 to Texto7: the link columns of the footer, as HTML lists. */
export const SHOPPING_COLUMN = `
<ul>
<li><a href="#/articulos">Todos los productos</a></li>
<li><a href="#/promociones">Promociones</a></li>
<li><a href="#/envios">Envíos y retiros</a></li>
<li><a href="#/medios-de-pagos">Medios de pago</a></li>
<li><a href="#/super-card">SuperCard</a></li>
</ul>
`.trim()

export const COMPANY_COLUMN = `
<ul>
<li><a href="#/sobre-nosotros">Sobre nosotros</a></li>
<li><a href="#/contactanos">Sucursales y contacto</a></li>
<li><a href="#/terminos-y-condiciones">Términos y condiciones</a></li>
<li><a href="#/politica-de-privacidad">Política de privacidad</a></li>
<li><a href="#/mapa-del-sitio">Mapa del sitio</a></li>
</ul>
`.trim()

export const CUSTOMER_COLUMN = `
<ul>
<li><a href="#/ayuda">Ayuda</a></li>
<li><a href="#/mis-pedidos">Mis pedidos</a></li>
<li><a href="#/info-cuenta">Mi cuenta</a></li>
<li><a href="#/arrepentimiento">Botón de arrepentimiento</a></li>
<li><a href="#/contactanos?motivo=Reclamo">Hacer un reclamo</a></li>
</ul>
`.trim()
