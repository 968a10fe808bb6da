/** What a customer reads whose account staff blocked, once the password was right. */
export const BLOCKED_ACCOUNT = {
  title: 'Cuenta bloqueada',
  text: 'Tu cuenta está bloqueada. Escribinos desde la página de contacto.',
} as const
