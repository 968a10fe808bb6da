import { checkoutTexts } from '../../texts/checkout.ts'
import { SectionCard } from '../../parts/checkout/section-card.tsx'
import { PersonFields } from '../../parts/forms/person-fields.tsx'
import { PersonalDataNotice } from '../../parts/forms/personal-data-notice.tsx'
import { Button } from '../../ui/button/button.tsx'
import styles from './personal-data.module.css'
import type { usePersonalData } from './use-personal-data.ts'

/** Name, address and phone with 'Guardar cambios' (spec §2, checkout 2). */
export function PersonalData({ data }: { data: ReturnType<typeof usePersonalData> }) {
  const { form, save, isOwn, isSaving } = data
  const { errors } = form.formState
  return (
    <SectionCard title={checkoutTexts.dataTitle}>
      <form className={styles['form']} noValidate onSubmit={save}>
        <PersonFields field={(name) => ({ ...form.register(name), error: errors[name]?.message })} />
        <PersonalDataNotice />
        {!isOwn && (
          <p role="status" className={styles['hint']}>
            {checkoutTexts.forThisOrder}
          </p>
        )}
        <Button type="submit" variant="secondary" busy={isSaving}>
          {checkoutTexts.saveData}
        </Button>
      </form>
    </SectionCard>
  )
}
