import { useState, type FormEvent } from 'react'
import LinkIcon from '@mui/icons-material/Link'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  ToggleButton,
  Tooltip,
} from '@mui/material'
import { useEditorState, type Editor } from '@tiptap/react'
import { useTranslate } from 'react-admin'
import { EDITOR_TEXTS as TEXTS } from '../texts/window-screens.ts'

/** Makes the selected text a link; an empty address removes it. */
export function LinkButton({ editor }: { editor: Editor }) {
  const translate = useTranslate()
  const [address, setAddress] = useState<string | null>(null)
  const isOn = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') })

  function set(event: FormEvent) {
    event.preventDefault()
    // the dialog is inside the page's form in the React tree, but not in the DOM
    event.stopPropagation()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address?.trim()) chain.setLink({ href: address.trim() }).run()
    else chain.unsetLink().run()
    setAddress(null)
  }

  return (
    <>
      <Tooltip title={TEXTS.link}>
        <ToggleButton
          value="link"
          aria-label={TEXTS.link}
          selected={isOn}
          onClick={() => setAddress(String(editor.getAttributes('link')['href'] ?? ''))}
          sx={{ width: 44, height: 44 }}
        >
          <LinkIcon />
        </ToggleButton>
      </Tooltip>
      {address !== null && (
        <Dialog open onClose={() => setAddress(null)} fullWidth maxWidth="sm" aria-labelledby="enlace">
          <form onSubmit={set}>
            <DialogTitle id="enlace">{TEXTS.link}</DialogTitle>
            <DialogContent>
              <TextField
                label={TEXTS.address}
                helperText={TEXTS.addressHint}
                autoFocus
                fullWidth
                value={address}
                onChange={({ target }) => setAddress(target.value)}
              />
            </DialogContent>
            <DialogActions>
              <Button onClick={() => setAddress(null)}>{translate('ra.action.cancel')}</Button>
              <Button type="submit" variant="contained">
                {translate('ra.action.confirm')}
              </Button>
            </DialogActions>
          </form>
        </Dialog>
      )}
    </>
  )
}
