/** Shown to a customer whose account staff blocked, only after a correct password. */
export const BLOCKED_ACCOUNT = {
  title: 'Cuenta bloqueada',
  text: 'Tu cuenta está bloqueada. Escribinos desde la página de contacto.',
} as const
