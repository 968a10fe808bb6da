import { useEffect } from 'react'
import { Box, FormHelperText, Typography } from '@mui/material'
import { StarterKit } from '@tiptap/starter-kit'
import { EditorContent, useEditor } from '@tiptap/react'
import { useInput } from 'react-admin'
import { PAGE_TEXTS as TEXTS } from '../texts/window-screens.ts'
import { TextToolbar } from './text-toolbar.tsx'

const EXTENSIONS = [
  // the page's only level 1 heading is its title
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

/** Editor for a text with headings, lists, links and emphasis: all that the shop's texts may contain. */
export function RichText({ source, label }: { source: string; label: string }) {
  const { field } = useInput<string>({ source, defaultValue: '' })
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: field.value as string,
    // the page's content security policy blocks injected styles
    injectCSS: false,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: changed }) => field.onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  // the server's sanitised text, after saving
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
