import { useEffect, useState } from 'react'
import SearchIcon from '@mui/icons-material/Search'
import {
  Autocomplete,
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  TextField,
  Typography,
} from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { staffArticles, type StaffArticle } from '@gondola/contract/catalogue-admin'
import type { StaffCall } from '@gondola/contract/calls'
import { staffClients, type StaffClient } from '@gondola/contract/clients'
import { orderTitle, QUEUE_TEXTS, staffOrders, type QueuedOrder } from '@gondola/contract/orders'
import { GO_TO_TEXTS, MENU_GROUPS } from '@gondola/contract/staff'
import { ARTICLE_TEXTS } from '../../texts/catalogue-panel.ts'
import { CUSTOMER_TEXTS } from '../../texts/people-screens.ts'
import { askServer } from '../../api/call-server.ts'
import { mayCall } from '../../api/own-staff.ts'
import { useRested } from '../forms/use-form.ts'
import { stateText, whenText } from '../orders/order-words.ts'
import { useOwnScreens } from './menu.tsx'
import { addressOf, isResourceScreens, titleOf, type Screen } from './screen.ts'
import { useOwnStaff } from './use-own-staff.ts'
import { useIsPhone } from './window-size.ts'

/** Something to go to: a screen, a new record, or a record of the server. */
interface Place {
  group: string
  title: string
  more?: string
  address: string
}

interface Searched {
  group: string
  list: StaffCall
  /** The field that sorts the rows, the highest first; absent: as the list does. */
  newestBy?: string
  placeOf: (row: never) => Omit<Place, 'group'>
}

/** Lists that are searched while somebody types. The server looks by the rules of each list. */
const SEARCHED: readonly Searched[] = [
  {
    group: QUEUE_TEXTS.title,
    list: staffOrders.list,
    newestBy: 'Id',
    placeOf: (order: QueuedOrder) => ({
      title: `${orderTitle(order.Id)} · ${order.Opt1}`,
      more: `${stateText(order)} · ${whenText(order)}`,
      address: `/cola/${order.Id}`,
    }),
  },
  {
    group: CUSTOMER_TEXTS.many,
    list: staffClients.list,
    placeOf: ({ Id, Nombre, Telefono, Email }: StaffClient) => ({
      title: Nombre,
      more: [Telefono, Email].filter(Boolean).join(' · '),
      address: `/${staffClients.name}/${Id}/show`,
    }),
  },
  {
    group: ARTICLE_TEXTS.many,
    list: staffArticles.list,
    placeOf: ({ Codigo, Descripcion, Ean }: StaffArticle) => ({
      title: Descripcion,
      more: [Codigo, Ean].filter(Boolean).join(' · '),
      address: `/${staffArticles.name}/${Codigo}`,
    }),
  },
]

/** How long a text rests before the server is asked, in ms. */
const REST_MS = 200
/** Characters from which on records are searched; an order's number may have fewer. */
const SEARCH_FROM = 3
const ROWS = 5

/** The header's button, which opens the search of the whole panel; Ctrl+K or ⌘K does too. */
export function GoTo() {
  const [isOpen, setOpen] = useState(false)
  const isPhone = useIsPhone()
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      // a dialog under way is finished first
      if (document.querySelector('[role=dialog][aria-modal=true]') === null) setOpen(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      {isPhone ? (
        <IconButton color="inherit" aria-label={GO_TO_TEXTS.open} onClick={() => setOpen(true)}>
          <SearchIcon />
        </IconButton>
      ) : (
        <Button
          color="inherit"
          startIcon={<SearchIcon />}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
        >
          {GO_TO_TEXTS.open}{' '}
          <Box component="kbd" aria-hidden sx={{ ml: 1, opacity: 0.75 }}>
            Ctrl K
          </Box>
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="sm"
        aria-labelledby="ir-a"
        sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      >
        <DialogTitle id="ir-a">{GO_TO_TEXTS.title}</DialogTitle>
        <DialogContent>
          <PlaceField onGone={() => setOpen(false)} />
        </DialogContent>
      </Dialog>
    </>
  )
}

function PlaceField({ onGone }: { onGone: () => void }) {
  const [typed, setTyped] = useState('')
  const rested = useRested(typed.trim(), REST_MS)
  const go = useNavigate()
  const own = useOwnPlaces(typed)
  const { found, isPending } = useFoundPlaces(rested)
  const isWaiting = isPending || rested !== typed.trim()
  return (
    <Autocomplete<Place>
      open={typed.trim() !== ''}
      options={[...own, ...found]}
      groupBy={({ group }) => group}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ address }) => address}
      filterOptions={(places) => places}
      value={null}
      inputValue={typed}
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_, place) => {
        if (place === null) return
        onGone()
        void go(place.address)
      }}
      autoHighlight
      clearOnBlur={false}
      forcePopupIcon={false}
      slotProps={{ listbox: { sx: { maxHeight: '65vh' } } }}
      loading={isWaiting}
      loadingText={GO_TO_TEXTS.searching}
      noOptionsText={GO_TO_TEXTS.none}
      renderOption={({ key, ...props }, { title, more }) => (
        <Box component="li" key={key} {...props}>
          <span>
            {title}
            {more !== undefined && (
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                {more}
              </Typography>
            )}
          </span>
        </Box>
      )}
      renderInput={(field) => (
        <TextField {...field} autoFocus label={GO_TO_TEXTS.field} helperText={GO_TO_TEXTS.hint} />
      )}
    />
  )
}

/** Screens, and new records of them, whose names have a word that begins with each word typed. */
function useOwnPlaces(typed: string): Place[] {
  const staff = useOwnStaff()
  const screens = useOwnScreens()
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const places = screens.flatMap((screen): Place[] => [
    {
      group: GO_TO_TEXTS.screens,
      title: titleOf(screen),
      more: MENU_GROUPS[screen.group!],
      address: addressOf(screen),
    },
    ...(isResourceScreens(screen) &&
    creates(screen) &&
    staff !== undefined &&
    mayCall(staff, screen.resource.create!)
      ? [
          {
            group: GO_TO_TEXTS.actions,
            title: GO_TO_TEXTS.create(screen.texts.one),
            address: `${addressOf(screen)}/create`,
          },
        ]
      : []),
  ])
  const fits = ({ title }: Place) => {
    const named = wordsOf(title)
    return words.every((word) => named.some((name) => name.startsWith(word)))
  }
  return places
    .filter(fits)
    .toSorted((a, b) => Number(a.group === GO_TO_TEXTS.actions) - Number(b.group === GO_TO_TEXTS.actions))
}

const creates = (screen: Screen): boolean => 'create' in screen && screen.create !== undefined

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\d]+/gu) ?? []

/** The first records of each list that the account may search. */
function useFoundPlaces(text: string): { found: Place[]; isPending: boolean } {
  const staff = useOwnStaff()
  const isEnough = text.length >= SEARCH_FROM || /^\d+$/.test(text)
  const lists = SEARCHED.filter(({ list }) => isEnough && staff !== undefined && mayCall(staff, list))
  const answers = useQueries({
    queries: lists.map(({ list, newestBy }) => ({
      queryKey: ['go-to', list.path, text],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        askServer<never[]>(list, {
          query: { q: text, _start: 0, _end: ROWS, ...(newestBy && { _sort: newestBy, _order: 'DESC' }) },
          signal,
        }),
    })),
  })
  const isPending = answers.some((answer) => answer.isPending)
  // all at once: a row that comes late would push the chosen one away under the finger
  const shown = isPending ? [] : answers
  return {
    isPending,
    found: shown.flatMap(({ data }, index) => {
      const { group, placeOf } = lists[index]!
      return (data?.json ?? []).map((row) => ({ group, ...placeOf(row) }))
    }),
  }
}
