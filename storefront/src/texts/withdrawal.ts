/** Texts of the 'botón de arrepentimiento' (contract §7; argentina §1.2). */
export const withdrawalTexts = {
  title: 'Botón de arrepentimiento',
  intro:
    'Tenés 10 días corridos desde que recibiste tu compra, o desde que la hiciste si es posterior, para arrepentirte. No hace falta que expliques por qué y la devolución no te cuesta nada.',
  exceptions: 'No alcanza a productos perecederos ni a los que ya se usaron. La tienda revisa cada pedido.',
  Nombre: 'Nombre y apellido',
  Email: 'Email',
  Telefono: 'Teléfono',
  Pedido: 'Número de pedido',
  Motivo: 'Motivo',
  optional: 'opcional',
  reach: 'Dejanos un email o un teléfono donde responderte.',
  submit: 'Enviar',
  doneTitle: 'Recibimos tu pedido de arrepentimiento',
  codeName: 'Tu código',
  doneText: 'Guardalo: identifica tu trámite. También te lo enviamos por email si nos dejaste uno.',
  another: 'Hacer otro pedido',
} as const

/** The notice of every form that collects personal data (argentina §1.5, Ley 25.326). */
export const personalDataTexts = {
  notice:
    'Usamos tus datos solo para atender lo que nos pedís. Podés verlos, corregirlos o pedir que los borremos cuando quieras.',
  more: 'Política de privacidad',
} as const
