import { useEffect, useState } from 'react'
import { Alert, Box, Button, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { required, SimpleForm, TextInput, useInput, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { listPaymentTypes } from '@gondola/contract/delivery'
import {
  DEFAULT_SITE_PARAMETERS,
  isDrafted,
  isToReview,
  lacksOf,
  legalDraft,
  readParameters,
  withoutReviewMark,
  type StaffText,
} from '@gondola/contract/site'
import { callServer } from '../api/call-server.ts'
import { PAGE_TEXTS as TEXTS } from '../texts/window-screens.ts'
import { EditScreen } from '../ui/forms/form-screens.tsx'
import { keptText } from '../ui/forms/form-values.ts'
import { SaveToolbar } from '../ui/forms/save-toolbar.tsx'
import { StarterKit } from '@tiptap/starter-kit'
import { EditorContent, useEditor } from '@tiptap/react'
import { TextToolbar } from './text-toolbar.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { Hint } from '../ui/frame/part.tsx'

/** Tags that the visual editor supports; it drops all others. */
const KNOWN = new Set('h1 h2 h3 h4 h5 h6 p br hr ul ol li blockquote a b strong i em u s code'.split(' '))

/** Whether the visual editor preserves a text. */
export const isKeptByEditor = (html: string): boolean =>
  [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].every(([, tag = '']) => KNOWN.has(tag.toLowerCase()))

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
function RichText({ source, label }: { source: string; label: string }) {
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
      <Hint>{label}</Hint>
      <TextToolbar editor={editor} />
      <Box component={EditorContent} editor={editor} sx={PROSE} />
      <FormHelperText>{TEXTS.cleaned}</FormHelperText>
    </Box>
  )
}

export const TextEdit = () => (
  <EditScreen>
    <SimpleForm toolbar={<SaveToolbar />}>
      <Place />
      <TextInput source="Titulo" validate={required()} />
      <LegalHelp />
      <TextBody />
    </SimpleForm>
  </EditScreen>
)

function Place() {
  const text = useRecordContext<StaffText & { id: number }>()
  return <Typography variant="body2">{text?.Lugar}</Typography>
}

/** For a text that the law has a say in: a draft to start from, its confirmation, and what the text lacks. */
function LegalHelp() {
  const Numero = useRecordContext<StaffText & { id: number }>()?.Numero ?? 0
  const { setValue } = useFormContext<StaffText>()
  const { data } = useQuery({
    queryKey: ['legal-draft'],
    enabled: isDrafted(Numero),
    queryFn: async ({ signal }) => ({
      chain: await callServer(readParameters, { signal }),
      types: (await callServer(listPaymentTypes, { params: { from: 0, count: 100 }, signal })).map(
        ({ Descrip }) => Descrip,
      ),
    }),
  })
  const text = useWatch<Partial<StaffText>>().Texto ?? ''
  if (!data || !isDrafted(Numero)) return null
  const put = (html: string) => setValue('Texto', html, { shouldDirty: true })
  if (text === '' || text === DEFAULT_SITE_PARAMETERS[`Texto${Numero}`])
    return (
      <Button variant="outlined" onClick={() => put(legalDraft(Numero, data.chain, data.types))}>
        {TEXTS.draft}
      </Button>
    )
  const lacks = lacksOf(Numero, text, data.chain)
  return (
    <>
      {isToReview(text) && (
        <Alert
          severity="info"
          sx={{ my: 1 }}
          action={
            <Button color="inherit" onClick={() => put(withoutReviewMark(text))}>
              {TEXTS.reviewed}
            </Button>
          }
        >
          {TEXTS.toReview}
        </Alert>
      )}
      {lacks.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {TEXTS.lacks(lacks.join('; '))}
        </Alert>
      )}
    </>
  )
}

/** The text in the visual editor, or as HTML if the editor would lose parts of it. */
function TextBody() {
  const text = useRecordContext<StaffText & { id: number }>()
  const isSafe = isKeptByEditor(text?.Texto ?? '')
  const [isHtml, setHtml] = useState(!isSafe)
  return (
    <>
      {!isSafe && <Typography variant="body2">{TEXTS.keepsHtml}</Typography>}
      {isSafe && (
        <FormControlLabel
          control={<Switch checked={isHtml} onChange={(_event, checked) => setHtml(checked)} />}
          label={TEXTS.asHtml}
        />
      )}
      {isHtml ? (
        <TextInput
          source="Texto"
          parse={keptText}
          multiline
          minRows={12}
          helperText={TEXTS.cleaned}
          slotProps={{ input: { sx: { fontFamily: 'monospace' } } }}
        />
      ) : (
        <RichText source="Texto" label={TEXTS.fields.Texto} />
      )}
    </>
  )
}

/** The titles and texts of the site, and where they are shown. */
export const texts = recordScreens<StaffText>({
  list: {
    columns: [
      { field: 'Numero', unsorted: true },
      { field: 'Lugar', unsorted: true },
      { field: 'Titulo', unsorted: true },
    ],
    line: ['Titulo', 'Lugar'],
    phoneOnly: true,
    search: false,
    pagination: false,
  },
})
