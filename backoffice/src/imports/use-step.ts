import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import type { ImportJob } from '@gondola/contract/imports'
import { faultText } from '../api/call-server.ts'

/** Performs a step of an import, and shows the result. */
export function useStep() {
  const notify = useNotify()
  const queries = useQueryClient()
  const [isTaking, setIsTaking] = useState(false)
  /** `isShown` may show a refusal itself, at its field. */
  async function take(
    step: () => Promise<ImportJob>,
    isShown: (error: unknown) => boolean = () => false,
  ): Promise<boolean> {
    setIsTaking(true)
    try {
      const job = await step()
      queries.setQueryData(['import', job.Id], job)
      return true
    } catch (error) {
      if (!isShown(error)) notify(faultText(error), { type: 'error' })
      return false
    } finally {
      setIsTaking(false)
    }
  }
  return { isTaking, take }
}
