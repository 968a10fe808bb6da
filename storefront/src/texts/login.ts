/** Texts of the login dialog (spec §2; contract §6 names its fields). */
export const loginTexts = {
  title: 'Iniciar sesión',
  userOrEmail: 'Usuario o email',
  password: 'Contraseña',
  forgotten: '¿Olvidaste tu contraseña?',
  cancel: 'Cancelar',
  submit: 'Iniciar sesión',
  noAccount: '¿Todavía no tenés cuenta?',
  register: 'Registrarse',
  expired: 'Tu sesión terminó. Iniciá sesión de nuevo y seguí donde estabas.',
  guarded: 'Para entrar ahí necesitás iniciar sesión.',
} as const
