import type { Withdrawal } from '@gondola/contract/inboxes'
import { withdrawalTexts } from '../../texts/withdrawal.ts'
import { useState } from 'react'
import { DoneCard } from '../../parts/forms/done-card.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import screenStyles from '../screen.module.css'
import { WithdrawalForm } from './withdrawal-form.tsx'
import styles from './withdrawal-screen.module.css'

/** 'Botón de arrepentimiento' (contract §7; argentina §1.2): needs no login and shows its code at once. */
export function Component() {
  const [made, setMade] = useState<Withdrawal | null>(null)
  return (
    <Container narrow className={screenStyles['screen']}>
      <PageTitle title={withdrawalTexts.title} />
      {made ? (
        <Made withdrawal={made} onAnother={() => setMade(null)} />
      ) : (
        <>
          <p>{withdrawalTexts.intro}</p>
          <p className={styles['small']}>{withdrawalTexts.exceptions}</p>
          <WithdrawalForm onMade={setMade} />
        </>
      )}
    </Container>
  )
}

function Made({ withdrawal, onAnother }: { withdrawal: Withdrawal; onAnother: () => void }) {
  return (
    <DoneCard title={withdrawalTexts.doneTitle}>
      <p>{withdrawalTexts.codeName}</p>
      <p className={styles['code']}>{withdrawal.Codigo}</p>
      <p className={styles['small']}>{withdrawalTexts.doneText}</p>
      <Button variant="secondary" onClick={onAnother}>
        {withdrawalTexts.another}
      </Button>
    </DoneCard>
  )
}
