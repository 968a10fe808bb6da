/** Texts of the password recovery and of the screen that its mail links to (spec §4; contract §3). */
export const recoveryTexts = {
  title: 'Recuperar contraseña',
  intro: 'Verificá tu documento y te enviamos un enlace a tu email para elegir una contraseña nueva.',
  documentType: 'Tipo de documento',
  choose: 'Seleccionar',
  documentNumber: 'Número de documento',
  verify: 'Verificar',
  email: 'Email',
  emailHint: 'El email con el que te registraste.',
  send: 'Recuperar contraseña',
  toLogin: 'Volver a iniciar sesión',
} as const

export const resetTexts = {
  title: 'Elegí una contraseña nueva',
  intro: 'El enlace sirve una sola vez. Al cambiarla cerramos tus otras sesiones.',
  password: 'Contraseña nueva',
  hint: 'Nueva contraseña. Minimo 5 caracteres',
  repeat: 'Repetir contraseña nueva',
  different: 'Las dos contraseñas no coinciden.',
  submit: 'Guardar contraseña',
  doneTitle: '¡Contraseña cambiada!',
  login: 'Iniciar sesión',
  again: 'Pedir otro enlace',
} as const
