import { ROUTES, ownTexts } from '@gondola/contract/base'
import { useMutation } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { confirmEmail } from '@gondola/contract/clients'
import { send } from '../api/client.ts'
import { Refused } from '../api/errors.ts'
import { DoneCard } from '../parts/forms/done-card.tsx'
import formStyles from '../parts/forms/form.module.css'
import { tellFailure } from '../parts/messages/tell.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { renewSession, useIsLoggedIn } from '../state/session/session.ts'
import { Button, ButtonLink } from '../ui/button/button.tsx'
import { classes } from '../ui/classes.ts'
import { Container } from '../ui/layout/container.tsx'
import screenStyles from './screen.module.css'

const confirmEmailTexts = ownTexts({
  title: 'Confirmá tu email',
  intro:
    'Con un toque confirmás que este email es tuyo. Desde entonces te mandamos por mail todos los datos de tus pedidos.',
  confirm: 'Confirmar mi email',
  doneTitle: '¡Email confirmado!',
  done: 'Gracias. No hace falta nada más.',
  toShop: 'Ir a la tienda',
  toAccount: 'Ir a «Mi cuenta»',
} as const)

/**
 * 'confirmar': the target of the welcome mail's link. Opening it changes nothing, because mail programs open links to
 * scan them; pressing the button confirms.
 */
export function Component() {
  const { token = '' } = useParams()
  const isLoggedIn = useIsLoggedIn()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => send(confirmEmail, { body: { Token: token } }),
    // the logged-in customer may be the one whose address was confirmed
    onSuccess: () => (isLoggedIn ? renewSession().catch(tellFailure) : undefined),
    onError: (failure) => tellFailure(failure),
  })
  return (
    <Container narrow className={screenStyles['screen']}>
      <PageTitle title={confirmEmailTexts.title} />
      {isSuccess ? (
        <DoneCard title={confirmEmailTexts.doneTitle}>
          <p>{confirmEmailTexts.done}</p>
          <ButtonLink to={ROUTES.home}>{confirmEmailTexts.toShop}</ButtonLink>
        </DoneCard>
      ) : (
        <div className={classes(formStyles['form'], formStyles['card'])}>
          <p className={formStyles['intro']}>{confirmEmailTexts.intro}</p>
          <div className={formStyles['submit']}>
            <Button busy={isPending} onClick={() => mutate()}>
              {confirmEmailTexts.confirm}
            </Button>
            {error instanceof Refused && (
              <ButtonLink variant="secondary" to={`${ROUTES.account}#contraseña`}>
                {confirmEmailTexts.toAccount}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </Container>
  )
}
