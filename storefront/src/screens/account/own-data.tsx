import { accountTexts } from '../../texts/account.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readOwnData } from '../../api/clients.ts'
import formStyles from '../../parts/forms/form.module.css'
import { tellFailure } from '../../parts/messages/tell.ts'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** Access to and deletion of the stored personal data (argentina §1.5): 'Descargar mis datos', 'Eliminar mi cuenta'. */
export function OwnData() {
  const [isAsked, setAsked] = useState(false)
  const { mutate: download, isPending } = useMutation({
    mutationFn: readOwnData,
    onSuccess: saveAsFile,
    onError: (error) => tellFailure(error),
  })
  return (
    <section className={classes(formStyles['form'], formStyles['card'])}>
      <h2>{accountTexts.ownDataTitle}</h2>
      <p className={formStyles['intro']}>{accountTexts.ownDataText}</p>
      <div className={formStyles['submit']}>
        <Button variant="secondary" busy={isPending} onClick={() => download()}>
          {accountTexts.download}
        </Button>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {accountTexts.remove}
        </Button>
      </div>
      {isAsked && <DeleteAccountDialog onClose={() => setAsked(false)} />}
    </section>
  )
}

/** Downloads the data as a file. */
function saveAsFile(data: Record<string, unknown>): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = accountTexts.downloadFile
  link.click()
  URL.revokeObjectURL(address)
}
