/**
 * What people ask a supermarket for that it may not sell, by the first word. Where no article is called so, nothing is
 * found, instead of what is spelt nearly like it (`tofu`: soap with a 'toque' of softener), and staff read in the report
 * of searches what was asked for.
 */
export const OTHER_GOODS = `
tofu seitan tempeh miso nori wasabi kimchi kombucha kefir ghee hummus tahini cuscus ciervo colorante
cinta broche clavo tornillo martillo destornillador pintura pincel enchufe alargue cable candado maceta tierra
cuaderno lapicera lapiz marcador crayon cartulina libro mochila valija paraguas
sarten licuadora ventilador heladera plancha silla sabana frazada almohada cortina alfombra
remera pantalon zapato zapatilla bombacha calzoncillo corpiño juguete muñeca piñata
celular cargador auricular televisor tarjeta garrafa nafta tabaco cigarrillo incienso sahumerio
mamadera chupete termometro jeringa barbijo ibuprofeno paracetamol aspirina vitamina quitaesmalte
`
