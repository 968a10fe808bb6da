import { useState, type ComponentType } from 'react'
import FormatBoldIcon from '@mui/icons-material/FormatBold'
import FormatClearIcon from '@mui/icons-material/FormatClear'
import FormatItalicIcon from '@mui/icons-material/FormatItalic'
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted'
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered'
import FormatQuoteIcon from '@mui/icons-material/FormatQuote'
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined'
import TitleIcon from '@mui/icons-material/Title'
import ShortTextIcon from '@mui/icons-material/ShortText'
import { Stack, TextField, ToggleButton, Tooltip } from '@mui/material'
import { useEditorState, type Editor } from '@tiptap/react'
import { EDITOR_TEXTS as TEXTS } from '../texts/window-screens.ts'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import LinkIcon from '@mui/icons-material/Link'
import { useTranslate } from 'react-admin'

interface Tool {
  name: string
  icon: ComponentType
  isOn?: (editor: Editor) => boolean
  run: (editor: Editor) => boolean
}

const TOOLS: readonly Tool[] = [
  heading(2, TEXTS.heading, TitleIcon),
  heading(3, TEXTS.subheading, ShortTextIcon),
  {
    name: TEXTS.bold,
    icon: FormatBoldIcon,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: TEXTS.italic,
    icon: FormatItalicIcon,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: TEXTS.underline,
    icon: FormatUnderlinedIcon,
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: TEXTS.list,
    icon: FormatListBulletedIcon,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: TEXTS.numbered,
    icon: FormatListNumberedIcon,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: TEXTS.quote,
    icon: FormatQuoteIcon,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: TEXTS.plain,
    icon: FormatClearIcon,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
]

function heading(level: 2 | 3, name: string, icon: ComponentType): Tool {
  return {
    name,
    icon,
    isOn: (editor) => editor.isActive('heading', { level }),
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  }
}

/** Formatting of the selected text. */
export function TextToolbar({ editor }: { editor: Editor }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => TOOLS.map(({ isOn }) => isOn?.(current) ?? false),
  })
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={TEXTS.toolbar}
      sx={{ flexWrap: 'wrap', gap: 0.5, my: 1 }}
    >
      {TOOLS.map(({ name, icon: Icon, run }, index) => (
        <Tooltip key={name} title={name}>
          <ToggleButton
            value={name}
            aria-label={name}
            selected={on[index] ?? false}
            onClick={() => run(editor)}
            sx={{ width: 44, height: 44 }}
          >
            <Icon />
          </ToggleButton>
        </Tooltip>
      ))}
      <LinkButton editor={editor} />
    </Stack>
  )
}

/** Makes the selected text a link; an empty address removes it. */
function LinkButton({ editor }: { editor: Editor }) {
  const translate = useTranslate()
  const [address, setAddress] = useState<string | null>(null)
  const isOn = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') })

  async function set() {
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
        <FormDialog
          title={TEXTS.link}
          maxWidth="sm"
          cancel={translate('ra.action.cancel')}
          confirm={translate('ra.action.confirm')}
          onConfirm={set}
          onClose={() => setAddress(null)}
        >
          {() => (
            <TextField
              label={TEXTS.address}
              helperText={TEXTS.addressHint}
              autoFocus
              fullWidth
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
        </FormDialog>
      )}
    </>
  )
}
