/** First names and surnames that are common in the province of Buenos Aires; every combination is invented. */
export const FIRST_NAMES = [
  'María',
  'Lucía',
  'Sofía',
  'Martina',
  'Camila',
  'Florencia',
  'Julieta',
  'Agustina',
  'Valentina',
  'Carolina',
  'Mariana',
  'Paula',
  'Silvia',
  'Graciela',
  'Norma',
  'Susana',
  'Patricia',
  'Claudia',
  'Verónica',
  'Natalia',
  'Romina',
  'Daniela',
  'Gabriela',
  'Andrea',
  'Juan',
  'José',
  'Carlos',
  'Jorge',
  'Luis',
  'Miguel',
  'Roberto',
  'Daniel',
  'Martín',
  'Diego',
  'Sebastián',
  'Matías',
  'Nicolás',
  'Facundo',
  'Federico',
  'Gonzalo',
  'Tomás',
  'Santiago',
  'Ezequiel',
  'Leandro',
  'Hernán',
  'Pablo',
  'Esteban',
  'Ramiro',
] as const

export const SURNAMES = [
  'González',
  'Rodríguez',
  'Gómez',
  'Fernández',
  'López',
  'Díaz',
  'Martínez',
  'Pérez',
  'García',
  'Sánchez',
  'Romero',
  'Sosa',
  'Álvarez',
  'Torres',
  'Ruiz',
  'Ramírez',
  'Flores',
  'Acosta',
  'Benítez',
  'Medina',
  'Suárez',
  'Herrera',
  'Aguirre',
  'Pereyra',
  'Gutiérrez',
  'Giménez',
  'Molina',
  'Silva',
  'Castro',
  'Rojas',
  'Ortiz',
  'Núñez',
  'Luna',
  'Juárez',
  'Cabrera',
  'Ríos',
  'Ferreyra',
  'Godoy',
  'Morales',
  'Domínguez',
  'Peralta',
  'Vega',
  'Carrizo',
  'Quiroga',
  'Castillo',
  'Ledesma',
  'Muñoz',
  'Ojeda',
  'Ponce',
  'Vera',
  'Bianchi',
  'Ferrari',
  'Rossi',
  'Arrieta',
  'Echeverría',
  'Goñi',
  'Iturralde',
  'Zubiría',
] as const

const TANDIL = ['9 de Julio', 'San Martín', 'Belgrano', 'Alem', 'Chacabuco', 'Sarmiento', 'Yrigoyen', 'Mitre']
const OLAVARRIA = ['Necochea', 'Rivadavia', 'Dorrego', 'Vicente López', 'España', 'Coronel Suárez', 'Moreno']
const VILLA_ITALIA = ['Quintana', 'Darragueira', 'Primera Junta', 'Arana', 'Payró', 'Figueroa']
const VILLAGE = ['San Martín', 'Belgrano', '25 de Mayo', 'Los Álamos', 'Mitre']

/** A place where customers of the example year live. */
export interface YearPlace {
  Localidad: string
  CodigoPostal: string
  /** Index of the branch that delivers there. */
  branch: 0 | 1 | 2
  streets: readonly string[]
  /** Weekdays on which its zone is delivered to; null: every delivery day. */
  weekdays: readonly number[] | null
  /** Whether orders close on the day before, at 18:00. */
  closesEarly: boolean
  /** Share of the customers. */
  weight: number
}

const OPEN = { weekdays: null, closesEarly: false } as const

export const PLACES: readonly YearPlace[] = [
  { Localidad: 'Tandil', CodigoPostal: '7000', branch: 0, streets: TANDIL, weight: 46, ...OPEN },
  {
    Localidad: 'Gardey',
    CodigoPostal: '7003',
    branch: 0,
    streets: VILLAGE,
    weight: 3,
    weekdays: [2, 5],
    closesEarly: true,
  },
  {
    Localidad: 'María Ignacia',
    CodigoPostal: '7003',
    branch: 0,
    streets: VILLAGE,
    weight: 2,
    weekdays: [2, 5],
    closesEarly: true,
  },
  { Localidad: 'Olavarría', CodigoPostal: '7400', branch: 1, streets: OLAVARRIA, weight: 28, ...OPEN },
  {
    Localidad: 'Sierras Bayas',
    CodigoPostal: '7403',
    branch: 1,
    streets: VILLAGE,
    weight: 2,
    weekdays: [3, 6],
    closesEarly: false,
  },
  {
    Localidad: 'Hinojo',
    CodigoPostal: '7310',
    branch: 1,
    streets: VILLAGE,
    weight: 2,
    weekdays: [3, 6],
    closesEarly: false,
  },
  { Localidad: 'Villa Italia', CodigoPostal: '', branch: 2, streets: VILLA_ITALIA, weight: 17, ...OPEN },
]
