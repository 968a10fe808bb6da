import { useEffect, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type Draft, keepDraft, readDraft } from '../../state/session/drafts.ts'

/**
 * Stores the fields that differ from `saved`, and restores them after a reload, on another tab of the screen or after
 * going back: phones reload pages that were in the background. `saved` must have every field to be stored, so never a
 * password.
 */
export function useDraft<T extends FieldValues>(
  { getValues, setValue }: UseFormReturn<T>,
  name: string,
  saved: Draft,
): void {
  const latest = useRef(saved)
  useEffect(() => {
    latest.current = saved
  })
  useEffect(() => {
    for (const [field, typed] of Object.entries(readDraft(name))) {
      if (field in latest.current) setValue(field as Path<T>, typed as PathValue<T, Path<T>>)
    }
    const keep = () => {
      const changed = Object.keys(latest.current)
        .map((field) => [field, getValues(field as Path<T>)] as const)
        .filter(([field, typed]) => typed !== latest.current[field])
      keepDraft(name, Object.fromEntries(changed))
    }
    addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      keep()
      removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [getValues, setValue, name])
}
