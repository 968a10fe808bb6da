import { useRef, useState } from 'react'
import { Alert, Box, Button, Card, CardContent, LinearProgress, Typography } from '@mui/material'
import { HttpError, Title } from 'react-admin'
import { PICTURE_MAX_BYTES } from '@gondola/contract/base'
import { staffArticles, uploadArticlePicture, type StaffArticle } from '@gondola/contract/catalogue-admin'
import { askServer, callServer, faultText } from '../api/call-server.ts'
import { CheckField } from '../ui/forms/choice-field.tsx'
import { useAttempt } from '../ui/records/use-act.ts'
import { PICTURES_TEXTS as TEXTS } from '../texts/catalogue-panel.ts'
import { FileButton } from '../ui/forms/file-upload.tsx'
import { useUnsaved } from '../ui/forms/leave-question.tsx'
import { RowsTable } from '../ui/records/rows-table.tsx'

/** What became of one file. */
interface Outcome {
  name: string
  state: 'set' | 'same' | 'had' | 'left'
  text?: string
}

const PICTURE = /\.(jpe?g|png|webp|avif)$/i
const ZIP = /\.zip$/i

/** 'fotos/7790001000015 (2).jpg' → '7790001000015': up to a space, an underscore or a parenthesis. */
export const codeOfFile = (path: string): string =>
  (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '').replace(/[\s_(].*$/, '')

/** The files of a choice, with what is in its zip files. What the system adds ('.DS_Store', '__MACOSX') is no file. */
async function filesIn(chosen: readonly File[]): Promise<File[]> {
  const files: File[] = []
  for (const file of chosen) {
    if (!ZIP.test(file.name)) files.push(file)
    else {
      const { unzip } = await import('fflate')
      const bytes = new Uint8Array(await file.arrayBuffer())
      const inside = await new Promise<Record<string, Uint8Array>>((resolve, reject) => {
        const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
          // not unpacked, but told
          if (originalSize > PICTURE_MAX_BYTES) files.push(new File([], name))
          return !name.endsWith('/') && originalSize <= PICTURE_MAX_BYTES
        }
        unzip(bytes, { filter }, (error, found) =>
          error ? reject(new HttpError(TEXTS.badZip(file.name), 422)) : resolve(found),
        )
      })
      for (const [name, part] of Object.entries(inside)) files.push(new File([new Uint8Array(part)], name))
    }
  }
  return files.filter(({ name }) => !/(^|\/)(\.|__MACOSX|Thumbs\.db$)/.test(name))
}

const plain = (code: string) => code.replace(/^0+/, '')

/** The article of a code or EAN; undefined if there is none, null if there are several. */
async function articleOf(code: string): Promise<StaffArticle | undefined | null> {
  const { json } = await askServer<StaffArticle[]>(staffArticles.list, {
    query: { q: code, _start: 0, _end: 50 },
  })
  const own = json.find(({ Codigo }) => Codigo === code)
  if (own) return own
  const isNamed = ({ Ean, CodigoOrigen }: StaffArticle) =>
    (Ean !== null && plain(Ean) === plain(code)) || CodigoOrigen?.toUpperCase() === code.toUpperCase()
  const named = json.filter(isNamed)
  return named.length > 1 ? null : named[0]
}

async function setPicture(file: File, replaces: boolean): Promise<Outcome> {
  const { name } = file
  if (!PICTURE.test(name)) return { name, state: 'left', text: TEXTS.noPicture }
  if (file.size === 0 || file.size > PICTURE_MAX_BYTES) return { name, state: 'left', text: TEXTS.size }
  const code = codeOfFile(name)
  const article = code === '' ? undefined : await articleOf(code)
  if (article === null) return { name, state: 'left', text: TEXTS.several }
  if (article === undefined) return { name, state: 'left', text: TEXTS.unknown }
  const { Codigo, Imagen: before } = article
  if (before && !replaces) return { name, state: 'had', text: article.Descripcion }
  try {
    const { Imagen } = await callServer(uploadArticlePicture, { query: { Nombre: name.slice(-100) }, file })
    if (Imagen === before) return { name, state: 'same' }
    await callServer(staffArticles.change, {
      params: { Codigo },
      body: { Imagen, Leido: { Imagen: before } },
    })
    return { name, state: 'set' }
  } catch (error) {
    return { name, state: 'left', text: faultText(error) }
  }
}

/** Pictures of many articles at once, by their code or EAN in the file's name. */
export function PicturesScreen() {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [total, setTotal] = useState(0)
  const { attempt, isBusy, fault, setFault } = useAttempt()
  const [replaces, setReplaces] = useState(false)
  const isStopped = useRef(false)
  useUnsaved(isBusy)

  async function take(chosen: readonly File[]) {
    if (chosen.length === 0) return
    isStopped.current = false
    setOutcomes([])
    await attempt(async () => {
      const files = await filesIn(chosen)
      setTotal(files.length)
      if (files.length === 0) setFault(TEXTS.empty)
      for (const file of files) {
        if (isStopped.current) break
        const outcome = await setPicture(file, replaces)
        setOutcomes((before) => [...before, outcome])
      }
    })
  }

  const count = (state: Outcome['state']) => outcomes.filter((each) => each.state === state).length
  const told = outcomes.filter(({ state }) => state === 'left' || state === 'had')
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 900 }}>
      <Title title={TEXTS.title} />
      <Card>
        <CardContent>
          <Typography sx={{ mb: 1 }}>{TEXTS.hint}</Typography>
          <CheckField checked={replaces} disabled={isBusy} onChange={setReplaces} label={TEXTS.replace} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
            <FileButton
              label={TEXTS.files}
              field={{ multiple: true, accept: 'image/jpeg,image/png,image/webp,image/avif,.zip' }}
              onChosen={(chosen) => void take(chosen)}
              variant="contained"
              disabled={isBusy}
            />
            <FileButton
              label={TEXTS.folder}
              field={{ multiple: true, webkitdirectory: '' }}
              onChosen={(chosen) => void take(chosen)}
              variant="outlined"
              disabled={isBusy}
            />
            {isBusy && <Button onClick={() => (isStopped.current = true)}>{TEXTS.stop}</Button>}
          </Box>
          {isBusy && (
            <LinearProgress
              aria-label={TEXTS.title}
              variant="determinate"
              value={total === 0 ? 0 : (100 * outcomes.length) / total}
              sx={{ mt: 2 }}
            />
          )}
        </CardContent>
      </Card>
      {fault !== null && <Alert severity="error">{fault}</Alert>}
      <Typography role="status">
        {outcomes.length > 0 && TEXTS.progress(outcomes.length, total, count)}
      </Typography>
      {told.length > 0 && (
        <RowsTable
          label={TEXTS.told}
          rows={told}
          columns={[
            { title: TEXTS.file, cell: ({ name }) => name, heads: true },
            {
              title: TEXTS.outcome,
              cell: ({ state, text }) => (state === 'had' ? TEXTS.had(text ?? '') : text),
            },
          ]}
        />
      )}
    </Box>
  )
}
