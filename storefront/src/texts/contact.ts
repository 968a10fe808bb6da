/** Texts of the contact page (spec §2). */
export const contactTexts = {
  title: 'Contacto',
  intro: 'Escribinos y te respondemos por email. También podés llamarnos o visitarnos.',
  branches: 'Dónde estamos',
  formTitle: 'Dejanos tu mensaje',
  Motivo: 'Motivo',
  choose: 'Seleccionar',
  Nombre: 'Nombre',
  Email: 'Email',
  Telefono: 'Teléfono',
  Comentario: 'Asunto',
  Mensaje: 'Mensaje',
  submit: 'Enviar',
  hours: 'Horario de atención',
  sentTitle: '¡Recibimos tu mensaje!',
  another: 'Enviar otro mensaje',
} as const

/** The text with the number of a sent message. */
export function contactNumber(Id: number): string {
  return `Tu mensaje quedó registrado con el número ${Id}. Te mandamos un aviso por email, y la respuesta también va a llegar ahí.`
}

const DAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Texts of a branch's opening hours; days are 0 Sunday … 6 Saturday. */
export const branchHoursTexts = {
  closed: 'cerrado',
  and: ' y ',
  stretch: (from: string, to: string) => `${from} a ${to}`,
  days: (first: number, last: number) =>
    capital(first === last ? (DAYS[first] ?? '') : `${DAYS[first]} a ${DAYS[last]}`),
} as const
