import type { NamedPlace } from '@gondola/contract/branches'
import { placeTexts } from '../../texts/place.ts'
import { useState } from 'react'

const ANSWER_MAX_MS = 15_000
/** Five decimals are a metre; more would tell no branch apart. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000

/** 'Usar mi ubicación': the browser's position, or why there is none. */
export function usePosition(onFound: (place: NamedPlace) => void) {
  const [isLocating, setLocating] = useState(false)
  const [trouble, setTrouble] = useState('')
  const fail = (text: string) => {
    setLocating(false)
    setTrouble(text)
  }
  const locate = () => {
    // missing without https
    if (!('geolocation' in navigator)) return fail(placeTexts.locateFailed)
    setLocating(true)
    setTrouble('')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        onFound({ Latitud: rounded(coords.latitude), Longitud: rounded(coords.longitude) })
      },
      ({ code, PERMISSION_DENIED }) =>
        fail(code === PERMISSION_DENIED ? placeTexts.locateRefused : placeTexts.locateFailed),
      { timeout: ANSWER_MAX_MS, maximumAge: 600_000 },
    )
  }
  return { locate, isLocating, trouble }
}
