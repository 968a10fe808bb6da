/**
 * A rule of the back office that was broken, with its Spanish from `texts/staff/`; `Campo` names the field of the form at
 * fault. Separate from `Violation`: the shop's visitors do not load the staff's texts.
 */
export interface StaffViolation {
  /** A stable kebab-case word. */
  code: string
  text: string
  Campo?: string
}

/** Makes the violations of one table of texts. */
export const violationsOf =
  <Code extends string>(texts: Readonly<Record<Code, string>>) =>
  (code: Code, Campo?: string): StaffViolation => ({
    code,
    text: texts[code],
    ...(Campo !== undefined && { Campo }),
  })
