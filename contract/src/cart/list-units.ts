/** Sources of regular expressions: the units that lists count and measure in. */
export const MEASURE = String.raw`kilogramos?|kilos?|kgs?|k|gramos?|grs?|g|litros?|lts?|l|mililitros?|ml|cc`

/** Packs as sold. */
export const PACK = String.raw`paquetes?|paquetitos?|paq|pa?q?tes?|cajas?|cajitas?|bolsas?|bolsitas?|botellas?|latas?|latitas?|frascos?|frasquitos?|sachets?|potes?|sobres?|sobrecitos?|tarros?|tubos?|barras?|ramos?|ramitos?|racimos?|manojos?|sifones|sif[oó]n|damajuanas?|cajones|caj[oó]n|bolsones|bols[oó]n|blisters?|pomos?|hormas?|bots?|envases?|atados?|plantas?|bandejas?|packs?|tabletas?|cartones|cart[oó]n|bidones|bid[oó]n|bidoncitos?`

/** Single items. */
export const SINGLE = String.raw`rollos?(?!\s+de\s+cocina)|cabezas?|unidades|unidad|uni|un|u`

/** Packs that are also what an article is called, so only behind its name: `galletitas 3 tiras`. */
export const PACK_AT_LAST = String.raw`${PACK}|tiras?|tetras?|planchas?|bolsones|displays?|porrones`

/** A dozen, as it is abbreviated. */
export const DOZEN = String.raw`docenas?|doc\.?|dnas?\.?|dz\.?`

/** The assumed weight of a slice of cold cuts, in grams. */
export const GRAMS_OF_A_SLICE = 20
/** Eggs in a tray. */
export const EGGS_OF_A_TRAY = 30
