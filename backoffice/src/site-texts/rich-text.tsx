import { useEffect } from 'react'
import { Box, FormHelperText, Typography } from '@mui/material'
import { StarterKit } from '@tiptap/starter-kit'
import { EditorContent, useEditor } from '@tiptap/react'
import { useInput } from 'react-admin'
import { PAGE_TEXTS as TEXTS } from '../texts/window-screens.ts'
import { TextToolbar } from './text-toolbar.tsx'

const EXTENSIONS = [
  // the page's only heading of the first level is its title
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, codeBlock: false, link: { openOnClick: false } }),
]

const PROSE = {
  '& .ProseMirror': {
    minHeight: 240,
    p: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
  },
  '& .ProseMirror:focus-visible': { outline: 2, outlineColor: 'primary.main' },
} as const

/** A text with headings, lists, links and emphasis: what the shop's texts may hold. */
export function RichText({ source, label }: { source: string; label: string }) {
  const { field } = useInput<string>({ source, defaultValue: '' })
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: field.value as string,
    // the page's policy lets no styles in that it did not send
    injectCSS: false,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: changed }) => field.onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  // what the server made of it, after it was saved
  useEffect(() => {
    if (editor.isDestroyed || editor.isFocused || editor.getHTML() === field.value) return
    editor.commands.setContent(field.value as string, { emitUpdate: false })
  }, [editor, field.value])
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <TextToolbar editor={editor} />
      <Box component={EditorContent} editor={editor} sx={PROSE} />
      <FormHelperText>{TEXTS.cleaned}</FormHelperText>
    </Box>
  )
}
