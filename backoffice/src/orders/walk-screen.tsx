import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react'
import DragIndicatorIcon from '@mui/icons-material/DragIndicator'
import { Box, Button, IconButton, Paper, Stack, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Loading, Title } from 'react-admin'
import { readWalk, saveWalk, type BranchWalk } from '@gondola/contract/orders'
import { callServer, faultText } from '../api/call-server.ts'
import { WALK_TEXTS as TEXTS } from '../texts/queue-screens.ts'
import { useUnsaved } from '../ui/forms/leave-question.tsx'
import { branchQuery, useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { BusyButton } from '../ui/records/busy-button.tsx'
import { useAct } from '../ui/records/use-act.ts'
import { useAnswer, answersOf } from '../api/use-answer.ts'

type Aisle = BranchWalk['Pasillos'][number]

/** Aisles one after another that are of one department. */
interface Stretch {
  from: number
  count: number
}

/** The order in which a branch's pickers walk, to be put by hand. */
export function WalkScreen() {
  const query = branchQuery(useChosenBranch())
  const { data, error, isPending } = useAnswer(readWalk, { query })
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={TEXTS.title} />
      {error && <Typography role="alert">{faultText(error)}</Typography>}
      {isPending && <Loading />}
      {data && <Walk key={`${data.Sucursal} ${codesOf(data.Pasillos).join()}`} walk={data} />}
    </Stack>
  )
}

const codesOf = (aisles: readonly Aisle[]) => aisles.map(({ Codigo }) => Codigo)

function Walk({ walk }: { walk: BranchWalk }) {
  const [aisles, setAisles] = useState(walk.Pasillos)
  const [said, setSaid] = useState('')
  /** What was moved last, and keeps the focus. */
  const [held, setHeld] = useState<Handle | null>(null)
  const act = useAct()
  const client = useQueryClient()
  const isMoved = aisles.some(({ Codigo }, place) => Codigo !== walk.Pasillos[place]?.Codigo)
  useUnsaved(isMoved)
  const save = async (Familias: number[] | null) => {
    const body = { Familias, Leidas: codesOf(walk.Pasillos) }
    await act(() => callServer(saveWalk, { params: { Sucursal: walk.Sucursal }, body }), TEXTS.saved)
    await client.invalidateQueries(answersOf(readWalk))
  }
  const move = ({ stretch, isHead, name }: Moved, to: number) => {
    const first = aisles[stretch.from]!
    const moved = movedTo(aisles, stretch, to)
    setAisles(moved)
    setHeld({ code: first.Codigo, isHead })
    setSaid(TEXTS.moved(name, moved.indexOf(first) + 1, moved.length))
  }
  // its row may be another element now
  useEffect(() => {
    if (held !== null) document.querySelector<HTMLElement>(handlesOf(held))?.focus()
  }, [aisles, held])
  const rows = stretchesOf(aisles).flatMap((stretch) => {
    const first = aisles[stretch.from]!
    const own = aisles.slice(stretch.from, stretch.from + stretch.count)
    return [
      { code: first.Codigo, name: first.Departamento, isHead: true, stretch },
      ...own.map(({ Codigo, Descripcion }, index) => ({
        code: Codigo,
        name: Descripcion,
        isHead: false,
        stretch: { from: stretch.from + index, count: 1 },
      })),
    ]
  })
  const startDrag = useDrag((dragged, to) => {
    const row = rows.find(({ code, isHead }) => code === dragged.code && isHead === dragged.isHead)
    if (row === undefined) return
    const { from, count } = row.stretch
    if (to < from || to >= from + count) move(row, to)
  })
  return (
    <>
      <Typography>
        {TEXTS.of(walk.Nombre)} {TEXTS.origins[walk.Origen]}
      </Typography>
      <Typography color="text.secondary">{TEXTS.explained}</Typography>
      <Box aria-live="polite" sx={{ minHeight: '1.5em', fontWeight: 600 }}>
        {said}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((row) => (
          <Row key={handleOf(row)} row={row} onMove={move} onGrip={() => startDrag(row)} />
        ))}
      </Box>
      {(isMoved || walk.Origen === 'propio') && (
        <Paper square elevation={4} sx={{ position: 'sticky', bottom: 0, p: 1, zIndex: 1 }}>
          {isMoved ? (
            <>
              <BusyButton variant="contained" busyLabel={TEXTS.saving} onPress={() => save(codesOf(aisles))}>
                {TEXTS.save}
              </BusyButton>
              <Button sx={{ ml: 1 }} onClick={() => setAisles(walk.Pasillos)}>
                {TEXTS.discard}
              </Button>
            </>
          ) : (
            <BusyButton busyLabel={TEXTS.saving} onPress={() => save(null)}>
              {TEXTS.learned}
            </BusyButton>
          )}
        </Paper>
      )}
    </>
  )
}

interface Handle {
  /** Of the first aisle. */
  code: number
  /** Moves the whole stretch of a department. */
  isHead: boolean
}

interface Moved extends Handle {
  name: string
  stretch: Stretch
}

const handleOf = ({ code, isHead }: Handle): string => `${isHead ? 'd' : 'f'}${code}`
/** A stretch that came to another one of its department has no head of its own any more. */
const handlesOf = (handle: Handle): string =>
  [handle, { ...handle, isHead: false }].map((each) => `[data-manija=${handleOf(each)}]`).join()

/** Near an edge of the window the page scrolls while something is dragged. */
const EDGE_PX = 90
const SCROLL_PX = 14

/** Drags by pointer: tells the place that the pointer is over. Returns the function that begins. */
function useDrag(onOver: (dragged: Handle, to: number) => void): (handle: Handle) => void {
  const [dragged, setDragged] = useState<Handle | null>(null)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (dragged === null) return
    const drag = ({ clientX, clientY }: PointerEvent) => {
      if (clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX)
      else if (clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX)
      const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-lugar]')
      if (row) over(dragged, Number(row.dataset['lugar']))
    }
    const drop = () => setDragged(null)
    window.addEventListener('pointermove', drag)
    for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, drop)
    return () => {
      window.removeEventListener('pointermove', drag)
      for (const end of ['pointerup', 'pointercancel'] as const) window.removeEventListener(end, drop)
    }
  }, [dragged])
  return setDragged
}

interface RowProps {
  row: Moved
  /** Takes it before or after the aisle in a place. */
  onMove: (row: Moved, to: number) => void
  onGrip: () => void
}

/** An aisle or a department's stretch with its handle: dragged by pointer, moved by arrow keys. */
function Row({ row, onMove, onGrip }: RowProps) {
  const { name, isHead, stretch } = row
  const { from, count } = stretch
  function press(event: KeyboardEvent) {
    const to = event.key === 'ArrowUp' ? from - 1 : event.key === 'ArrowDown' ? from + count : null
    if (to === null) return
    event.preventDefault()
    onMove(row, to)
  }
  return (
    <Stack
      component="li"
      direction="row"
      data-lugar={from}
      sx={{ alignItems: 'center', gap: 1, minHeight: 44, ...(isHead && { mt: 1, bgcolor: 'action.hover' }) }}
    >
      <IconButton
        aria-label={TEXTS.move(name)}
        data-manija={handleOf(row)}
        onKeyDown={press}
        onPointerDown={onGrip}
        sx={{ touchAction: 'none', cursor: 'grab', width: 44, height: 44, scrollMarginBlock: 90 }}
      >
        <DragIndicatorIcon />
      </IconButton>
      {isHead ? (
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
      ) : (
        <Typography>
          {from + 1}. {name}
        </Typography>
      )}
    </Stack>
  )
}

/** With a stretch moved so that it is where the aisle in a place was. */
export function movedTo<T>(all: readonly T[], { from, count }: Stretch, to: number): T[] {
  const place = Math.max(0, Math.min(all.length - count, to > from ? to - count + 1 : to))
  return all.toSpliced(from, count).toSpliced(place, 0, ...all.slice(from, from + count))
}

/** The aisles in stretches of one department. */
export function stretchesOf(aisles: readonly Pick<Aisle, 'Departamento'>[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const [place, { Departamento }] of aisles.entries()) {
    const last = stretches.at(-1)
    if (last !== undefined && aisles[last.from]?.Departamento === Departamento) last.count++
    else stretches.push({ from: place, count: 1 })
  }
  return stretches
}
