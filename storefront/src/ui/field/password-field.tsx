import { interfaceTexts } from '../../texts/interface.ts'
import { useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { EyeIcon } from '../icons/icons.tsx'
import { EyeOffIcon } from '../icons/later-icons.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password field with a show button. Set `autoComplete`: `current-password` or `new-password`. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={isShown ? interfaceTexts.hidePassword : interfaceTexts.showPassword}
          icon={isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
