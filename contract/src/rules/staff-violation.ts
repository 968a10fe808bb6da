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
