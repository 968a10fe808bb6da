/** What was typed into a form's field, without blanks around it. */
export function typedText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}
