import type { NamedPlace } from '@gondola/contract/branches'
import { isEmail } from '@gondola/contract/base'
import { violationMessage } from '@gondola/contract/http'
import { placeTexts } from '../../texts/place.ts'
import { useEffect, useRef, useState } from 'react'
import { requestCoverage } from '@gondola/contract/delivery'
import { send } from '../../api/client.ts'
import { tellFailure } from '../../parts/messages/tell.ts'
import { useSession } from '../../state/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './place-dialog.module.css'

/** No branch delivers to the place: says so and takes a mail address. */
export function OutOfReach({ place, onOther }: { place: NamedPlace; onOther: () => void }) {
  const { Localidad = '', CodigoPostal = '' } = place
  const words = [Localidad, CodigoPostal].filter(Boolean).join(', ')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles['content']}>
      <h3 ref={heading} tabIndex={-1} className={styles['heading']}>
        {placeTexts.outsideTitle(words || placeTexts.here)}
      </h3>
      <p>{placeTexts.outside}</p>
      {words !== '' && <CoverageForm Localidad={Localidad} CodigoPostal={CodigoPostal} />}
      <Button variant="quiet" onClick={onOther}>
        {placeTexts.otherPlace}
      </Button>
    </section>
  )
}

function CoverageForm(place: { Localidad: string; CodigoPostal: string }) {
  const own = useSession(({ client }) => client?.Email ?? '')
  const [Email, setEmail] = useState(own)
  const [error, setError] = useState<string | null>(null)
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking')
  const submit = async () => {
    if (!isEmail(Email.trim())) return setError(violationMessage({ code: 'email-invalido' }).text)
    setError(null)
    setState('sending')
    try {
      await send(requestCoverage, { body: { ...place, Email: Email.trim() } })
      setState('done')
    } catch (failure) {
      setState('asking')
      tellFailure(failure)
    }
  }
  if (state === 'done') return <p role="status">{placeTexts.notified}</p>
  return (
    <form
      className={styles['search']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={placeTexts.email}
        type="email"
        autoComplete="email"
        maxLength={200}
        error={error}
        value={Email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" variant="secondary" busy={state === 'sending'}>
        {placeTexts.notify}
      </Button>
    </form>
  )
}
