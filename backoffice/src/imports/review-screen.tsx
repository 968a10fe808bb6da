import { useState } from 'react'
import { Alert, Autocomplete, Box, Button, Pagination, Stack, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Loading, Title, useNotify } from 'react-admin'
import { listDepartments } from '@gondola/contract/calls/catalogue.ts'
import { classifyArticles, listUnclassified } from '@gondola/contract/calls/staff-imports.ts'
import type { UnclassifiedArticle } from '@gondola/contract/entities/import-job.ts'
import { REVIEW_TEXTS } from '@gondola/contract/texts/staff/imports.ts'
import { askServer, callServer, faultText } from '../api/call-server.ts'
import { useMay } from '../ui/use-may.ts'
import { UnclassifiedLine } from './unclassified-line.tsx'

const ROWS = 25

interface FamilyChoice {
  Codigo: number
  label: string
  Departamento: string
}

/** Articles whose family nothing told: one by one by a tap on what comes nearest, or several at once. */
export function ReviewScreen() {
  const mayEdit = useMay('catalogo.editar')
  const notify = useNotify()
  const [page, setPage] = useState(0)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [family, setFamily] = useState<FamilyChoice | null>(null)
  const families = useFamilies()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['unclassified', page],
    queryFn: ({ signal }) =>
      askServer<UnclassifiedArticle[]>(listUnclassified, {
        query: { _start: page * ROWS, _end: (page + 1) * ROWS },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

  async function put(Codigos: readonly string[], Familia: number) {
    try {
      const { Cambiados } = await callServer(classifyArticles, { body: { Codigos: [...Codigos], Familia } })
      notify(REVIEW_TEXTS.done(Cambiados), { type: 'success' })
      setChosen((before) => before.filter((code) => !Codigos.includes(code)))
      await refetch()
    } catch (failure) {
      notify(faultText(failure), { type: 'error' })
    }
  }

  return (
    <Box sx={{ mt: 1, maxWidth: 1000 }}>
      <Title title={REVIEW_TEXTS.title} />
      <Typography sx={{ mb: 1 }}>{REVIEW_TEXTS.explain}</Typography>
      {isPending && <Loading />}
      {error && <Alert severity="warning">{faultText(error)}</Alert>}
      {data && (
        <Typography role="status" color="text.secondary">
          {data.total === 0 ? REVIEW_TEXTS.none : REVIEW_TEXTS.left(data.total)}
        </Typography>
      )}
      {mayEdit && (data?.total ?? 0) > 0 && (
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, my: 2 }}>
          <Autocomplete
            options={families}
            value={family}
            onChange={(_event, one) => setFamily(one)}
            groupBy={({ Departamento }) => Departamento}
            isOptionEqualToValue={(a, b) => a.Codigo === b.Codigo}
            renderInput={(params) => <TextField {...params} size="small" label={REVIEW_TEXTS.family} />}
            sx={{ minWidth: 280 }}
          />
          <Button
            variant="contained"
            disabled={family === null || chosen.length === 0}
            onClick={() => void put(chosen, family!.Codigo)}
            sx={{ minHeight: 44 }}
          >
            {REVIEW_TEXTS.put}
          </Button>
        </Stack>
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
      {(data?.total ?? 0) > ROWS && (
        <Pagination
          sx={{ mt: 2 }}
          count={Math.ceil((data?.total ?? 0) / ROWS)}
          page={page + 1}
          onChange={(_event, to) => setPage(to - 1)}
        />
      )}
    </Box>
  )
}

const toggled = (all: readonly string[], code: string): string[] =>
  all.includes(code) ? all.filter((each) => each !== code) : [...all, code]

function useFamilies(): FamilyChoice[] {
  const { data } = useQuery({
    queryKey: ['departments'],
    queryFn: ({ signal }) => callServer(listDepartments, { params: { from: 0, count: 0 }, signal }),
  })
  return (data ?? []).flatMap(({ Descripcion, ListFamilias }) =>
    ListFamilias.map((family) => ({
      Codigo: family.Codigo,
      label: family.Descripcion,
      Departamento: Descripcion,
    })),
  )
}
