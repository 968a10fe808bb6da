import { ownTexts } from '@gondola/contract/base'

/** Texts of the pages to read (spec §2). Four and the help page take title and text from the site parameters. */
export const infoTexts = ownTexts({
  shipping: 'Envíos',
  about: 'Sobre nosotros',
  terms: 'Términos y condiciones',
  payments: 'Medios de pago',
  help: 'Ayuda',
  privacy: 'Política de privacidad',
  siteMap: 'Mapa del sitio',
  pages: 'Páginas',
  departments: 'Departamentos y familias',
  related: 'También puede interesarte',
  empty: 'Estamos preparando esta página.',
  print: 'Imprimir o guardar',
} as const)

export interface PolicyTopic {
  title: string
  paragraphs: readonly string[]
}

/** The fixed text of the privacy policy: its six topics (spec §2), without the notices of argentina §1.5. */
export const PRIVACY_TOPICS: readonly PolicyTopic[] = ownTexts([
  {
    title: 'Información que es recogida',
    paragraphs: [
      'Cuando te registrás guardamos tu nombre, tu documento, tu dirección, tu teléfono y tu email. Cuando comprás guardamos tus pedidos: qué llevaste, cuándo, a qué precio y cómo se entregó.',
      'Tu contraseña se guarda cifrada de un modo que no permite leerla: ni siquiera nosotros la conocemos.',
    ],
  },
  {
    title: 'Uso de la información recogida',
    paragraphs: [
      'Usamos tus datos para preparar, cobrar y entregar tus pedidos, para avisarte de cualquier cambio, para llevar tus puntos y para responder tus consultas.',
      'Si pedís recibir novedades, te escribimos con ofertas. En cada mensaje podés pedir que no te enviemos más.',
    ],
  },
  {
    title: 'Cookies',
    paragraphs: [
      'Usamos únicamente las cookies necesarias para que la tienda funcione: una mantiene tu sesión abierta, otra protege los formularios y otra recuerda que ya ingresaste desde este navegador. Tu carrito se guarda en tu propio navegador.',
      'No usamos cookies de publicidad ni de seguimiento. Podés borrarlas cuando quieras desde tu navegador; si lo hacés, vas a tener que iniciar sesión de nuevo.',
    ],
  },
  {
    title: 'Enlaces a terceros',
    paragraphs: [
      'La tienda puede tener enlaces a otros sitios, por ejemplo a redes sociales o a organismos públicos. Cuando los seguís salís de nuestra tienda, y rige la política de privacidad de ese otro sitio, sobre el que no tenemos control.',
    ],
  },
  {
    title: 'Control de tu información personal',
    paragraphs: [
      'Podés ver y corregir tus datos en «Mi cuenta» en cualquier momento. También podés descargar todo lo que guardamos sobre vos o eliminar tu cuenta.',
      'Si eliminás tu cuenta, los pedidos que hiciste se conservan sin tus datos personales, porque las normas impositivas nos obligan a guardarlos.',
      'Para ejercer tus derechos de acceso, rectificación y supresión escribinos al email de atención al cliente. Respondemos los pedidos de acceso dentro de los diez días corridos, y los de corrección o supresión dentro de los cinco días hábiles.',
    ],
  },
  {
    title: 'No vendemos ni compartimos tus datos',
    paragraphs: [
      'No vendemos, cedemos ni distribuimos tu información personal. Solo la entregamos si una orden judicial nos obliga.',
      'Nos comprometemos a mantener tu información segura y a mejorar continuamente las medidas que la protegen.',
    ],
  },
])
