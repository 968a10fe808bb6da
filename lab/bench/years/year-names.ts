const FIRST =
  'Ana,José,María,Juan,Lucía,Martín,Sofía,Pedro,Valentina,Ángel,Camila,Tomás,Julieta,Nicolás,Agustina,Matías,Florencia,Ramón,Micaela,Héctor,Rocío,Raúl,Delfina,Óscar,Carolina,Iván,Paula,Joaquín,Mónica,Andrés,Graciela,Damián,Silvia,Germán,Norma,Fabián,Elena,Adrián,Teresa,Rubén'.split(
    ',',
  )
const LAST =
  'Fernández,Gómez,Ñandú,Paz,Quiroga,Sosa,Toledo,Vera,Zárate,Ríos,González,Rodríguez,López,Martínez,Pérez,Sánchez,Romero,Álvarez,Torres,Ruiz,Ramírez,Flores,Benítez,Acosta,Medina,Herrera,Suárez,Aguirre,Giménez,Gutiérrez'.split(
    ',',
  )
const SYLLABLES = 'ba,be,ca,de,fa,go,la,li,ma,mo,na,pe,ra,ri,sa,ta,ti,va,ve,zu'.split(',')
const RARE = 570

/** First names and surnames: as in a town, few surnames are common and most are rare. */
export const FIRST_NAMES: readonly string[] = FIRST
export const SURNAMES: readonly string[] = [
  ...LAST,
  ...Array.from({ length: RARE }, (_, index) => {
    const of = (place: number) => SYLLABLES[Math.floor(index / SYLLABLES.length ** place) % SYLLABLES.length]!
    const name = `${of(0)}${of(1)}${of(2)}${of(0)}`
    return name[0]!.toUpperCase() + name.slice(1)
  }),
]
