import { useState } from 'react'
import { CheckboxGroupInput, required, SimpleForm, TextInput, useRedirect } from 'react-admin'
import { type ApiKeyWhole, API_KEY_TEXTS as TEXTS, SCOPE_NAMES } from '@gondola/contract/integrations'
import { choicesOf } from '../ui/forms/choices.ts'
import { CreateScreen } from '../ui/forms/form-screens.tsx'
import { ShownOnce } from './shown-once.tsx'

/** Creates a key, then shows it once. */
export function ApiKeyCreate() {
  const redirect = useRedirect()
  const [created, setCreated] = useState<ApiKeyWhole | null>(null)
  return (
    <>
      <CreateScreen mutationOptions={{ onSuccess: (key: ApiKeyWhole) => setCreated(key) }}>
        <SimpleForm>
          <TextInput source="Nombre" validate={required()} />
          <CheckboxGroupInput
            source="Permisos"
            choices={choicesOf(SCOPE_NAMES)}
            defaultValue={[]}
            row={false}
          />
        </SimpleForm>
      </CreateScreen>
      {created !== null && (
        <ShownOnce
          title={TEXTS.tokenTitle}
          hint={TEXTS.tokenHint}
          value={created.Token ?? ''}
          onDone={() => redirect('list', 'claves-api')}
        />
      )}
    </>
  )
}
