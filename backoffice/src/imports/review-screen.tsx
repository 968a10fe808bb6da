import { useState } from 'react'
import {
  Autocomplete,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { NumberedPages } from '../ui/records/list-buttons.tsx'
import { Loading, Title, useNotify } from 'react-admin'
import {
  classifyArticles,
  listUnclassified,
  REVIEW_TEXTS,
  type UnclassifiedArticle,
} from '@gondola/contract/imports'
import { callServer, faultText } from '../api/call-server.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { Failed } from '../ui/frame/failed.tsx'
import { useAnswer, usePage } from '../api/use-answer.ts'
import { Hint } from '../ui/frame/part.tsx'
import { formatPesos } from '@gondola/contract/base'
import { staffFamilies } from '@gondola/contract/catalogue-admin'

interface FamilyChoice {
  Codigo: number
  label: string
  Departamento: string
}

/** Moves the chosen articles to a family of the shop, also one that is not visible. */
function FamilyForm({ disabled, onPut }: { disabled: boolean; onPut: (family: number) => void }) {
  const [family, setFamily] = useState<FamilyChoice | null>(null)
  const families = useFamilies()
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, mt: 2, mb: 1, alignItems: { sm: 'center' } }}
    >
      <Autocomplete
        options={families}
        value={family}
        onChange={(_event, one) => setFamily(one)}
        groupBy={({ Departamento }) => Departamento}
        isOptionEqualToValue={(a, b) => a.Codigo === b.Codigo}
        renderInput={(params) => (
          <TextField {...params} size="small" label={REVIEW_TEXTS.family} sx={{ my: 0 }} />
        )}
        sx={{ minWidth: 280 }}
      />
      <Button
        variant="contained"
        disabled={family === null || disabled}
        onClick={() => onPut(family!.Codigo)}
        sx={{ minHeight: 48 }}
      >
        {REVIEW_TEXTS.put}
      </Button>
    </Stack>
  )
}

/** More families than any shop has. */
const FAMILIES_MAX = 1000

function useFamilies(): FamilyChoice[] {
  const { data } = useAnswer(staffFamilies.list, {
    query: { _start: 0, _end: FAMILIES_MAX, _sort: 'Orden', _order: 'ASC' },
  })
  return (data ?? []).map(({ Codigo, Descripcion, Departamento }) => ({
    Codigo,
    label: Descripcion,
    Departamento: Departamento.Descripcion,
  }))
}

const ROWS = 25

/** Articles without a known family: accepted one by one with the closest family, or moved several at once. */
export function ReviewScreen() {
  const mayEdit = useMay('catalogo.editar')
  const notify = useNotify()
  const [page, setPage] = useState(0)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const q = search.trim()
  const query = { _start: page * ROWS, _end: (page + 1) * ROWS, ...(q !== '' && { q }) }
  const { data, error, isPending, refetch } = usePage(listUnclassified, { query })
  const codes = data?.json.map(({ Codigo }) => Codigo) ?? []
  const hasAll = codes.length > 0 && codes.every((code) => chosen.includes(code))

  async function put(Codigos: readonly string[], Familia: number) {
    try {
      const { Cambiados } = await callServer(classifyArticles, { body: { Codigos: [...Codigos], Familia } })
      notify(REVIEW_TEXTS.done(Cambiados), { type: 'success' })
      setChosen((before) => before.filter((code) => !Codigos.includes(code)))
      // the last page may be empty now
      if (Codigos.length >= codes.length) setPage((before) => Math.max(0, before - 1))
      await refetch()
    } catch (failure) {
      notify(faultText(failure), { type: 'error' })
    }
  }

  return (
    <Box sx={{ mt: 1, maxWidth: 1000 }}>
      <Title title={REVIEW_TEXTS.title} />
      <Typography sx={{ mb: 1 }}>{REVIEW_TEXTS.explain}</Typography>
      {(search !== '' || (data?.total ?? 0) > 0) && (
        <TextField
          type="search"
          size="small"
          label={REVIEW_TEXTS.search}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setPage(0)
            setChosen([])
          }}
          sx={{ width: { xs: '100%', sm: 280 } }}
        />
      )}
      {isPending && <Loading />}
      {error && <Failed error={error} />}
      {data && (
        <Typography role="status" color="text.secondary" sx={{ mt: 1 }}>
          {data.total > 0 && REVIEW_TEXTS.left(data.total)}
          {data.total === 0 && (search === '' ? REVIEW_TEXTS.none : REVIEW_TEXTS.noneFound)}
        </Typography>
      )}
      {mayEdit && codes.length > 0 && (
        <>
          <FamilyForm disabled={chosen.length === 0} onPut={(family) => void put(chosen, family)} />
          <FormControlLabel
            control={<Checkbox checked={hasAll} indeterminate={!hasAll && chosen.length > 0} />}
            label={REVIEW_TEXTS.chooseAll}
            onChange={() => setChosen(hasAll ? [] : codes)}
            sx={{ ml: 0 }}
          />
        </>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.json.map((article) => (
          <UnclassifiedLine
            key={article.Codigo}
            article={article}
            isChosen={chosen.includes(article.Codigo)}
            mayEdit={mayEdit}
            onChoose={() => setChosen((before) => toggled(before, article.Codigo))}
            onAccept={(Codigo) => void put([article.Codigo], Codigo)}
          />
        ))}
      </Box>
      <NumberedPages
        total={data?.total}
        rows={ROWS}
        page={page}
        onPage={(to) => {
          setPage(to)
          setChosen([])
        }}
      />
    </Box>
  )
}

const toggled = (all: readonly string[], code: string): string[] =>
  all.includes(code) ? all.filter((each) => each !== code) : [...all, code]

interface UnclassifiedLineProps {
  article: UnclassifiedArticle
  isChosen: boolean
  mayEdit: boolean
  onChoose: () => void
  onAccept: (familyCode: number) => void
}

/** An article with the closest family. */
function UnclassifiedLine({ article, isChosen, mayEdit, onChoose, onAccept }: UnclassifiedLineProps) {
  const { Descripcion, Marca, Codigo, Precioventa, Sugerida } = article
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {mayEdit && (
        <Checkbox
          checked={isChosen}
          onChange={onChoose}
          slotProps={{ input: { 'aria-label': REVIEW_TEXTS.choose(Descripcion) } }}
        />
      )}
      <Box sx={{ flex: '1 1 220px' }}>
        <Typography sx={{ fontWeight: 600 }}>{Descripcion}</Typography>
        <Hint>{[Marca, Codigo, formatPesos(Precioventa)].join(' · ')}</Hint>
      </Box>
      {Sugerida === null ? (
        <Hint>{REVIEW_TEXTS.noSuggestion}</Hint>
      ) : (
        mayEdit && (
          <Button variant="outlined" onClick={() => onAccept(Sugerida.Codigo)}>
            {REVIEW_TEXTS.accept(Sugerida.Descripcion)}
          </Button>
        )
      )}
    </Box>
  )
}
