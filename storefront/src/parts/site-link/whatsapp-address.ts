/** A chat's address; the staff enter WhatsApp as a phone number or as an address. '' if neither. */
export function whatsappAddress(typed: string): string {
  if (/^https?:\/\//i.test(typed)) return typed
  const digits = typed.replace(/\D/g, '')
  return digits === '' ? '' : `https://wa.me/${digits}`
}
