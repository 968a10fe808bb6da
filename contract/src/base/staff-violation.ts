/**
 * A violated rule of the back office, with its Spanish message from its feature's `staff-texts.ts`; `Campo` names the invalid form
 * field. Separate from `Violation`, so that the storefront does not load the staff's texts.
 */
export interface StaffViolation {
  /** A stable kebab-case word. */
  code: string
  text: string
  Campo?: string
}

/** Creates the violations of one table of texts. */
export const violationsOf =
  <Code extends string>(texts: Readonly<Record<Code, string>>) =>
  (code: Code, Campo?: string): StaffViolation => ({
    code,
    text: texts[code],
    ...(Campo !== undefined && { Campo }),
  })
