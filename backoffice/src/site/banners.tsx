import { Stack } from '@mui/material'
import { DateInput, required, SelectInput, TextInput } from 'react-admin'
import { uploadBannerPicture } from '@gondola/contract/catalogue-admin'
import type { StaffBanner } from '@gondola/contract/site'
import { BANNER_KINDS, BANNER_STATES, BANNER_TEXTS as TEXTS } from '../texts/window-screens.ts'
import { BranchesInput } from '../ui/forms/branch-inputs.tsx'
import { choicesOf } from '../ui/forms/choice-field.tsx'
import { keptText } from '../ui/forms/form-values.ts'
import { WholeInput } from '../ui/forms/number-inputs.tsx'
import { namedBranchesOf } from '../ui/forms/of-chain.tsx'
import { PictureInput } from '../ui/forms/picture-input.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { Thumbnail } from '../ui/records/thumbnail.tsx'

const STATES = Object.entries(BANNER_STATES).map(([id, name]) => ({ id: Number(id), name }))

/** The banners of one position, in the shop's order. */
const bannersOf = (kind: 'front' | 'user') =>
  recordScreens<StaffBanner>({
    list: {
      columns: [
        { field: 'Orden', right: true },
        {
          field: 'Imagen',
          unsorted: true,
          show: ({ Imagen }) => <Thumbnail path={Imagen} size={40} ratio={3} />,
        },
        { field: 'Texto' },
        { field: 'Url', unsorted: true },
        { field: 'FechaDesde', as: 'day' },
        { field: 'FechaHasta', as: 'day' },
        { field: 'Estado', names: BANNER_STATES, filter: true },
        { field: 'Vigente', as: 'yesNo', unsorted: true },
      ],
      line: ['Texto', 'Url', ({ Estado }) => BANNER_STATES[Estado === 0 ? 0 : 1]],
      sort: 'Orden',
      byBranch: true,
    },
    form: {
      defaults: { Estado: 0, Orden: 0, Url: '', FechaDesde: null, FechaHasta: null, Descrip: kind },
      branchesOf: namedBranchesOf,
      fields: () => (
        <>
          <PictureInput upload={uploadBannerPicture} ratio={3} isRequired />
          <TextInput source="Texto" validate={required()} helperText={TEXTS.textHint} />
          <TextInput source="Url" parse={keptText} helperText={TEXTS.urlHint} />
          {kind === 'user' && (
            <SelectInput source="Descrip" choices={choicesOf(BANNER_KINDS)} validate={required()} />
          )}
          <SelectInput source="Estado" choices={STATES} validate={required()} />
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 0, sm: 2 }}>
            <DateInput source="FechaDesde" helperText={TEXTS.datesHint} />
            <DateInput source="FechaHasta" helperText={TEXTS.datesHint} />
          </Stack>
          <BranchesInput />
          <WholeInput source="Orden" min={0} validate={required()} helperText={TEXTS.orderHint} />
        </>
      ),
    },
  })

export const frontBanners = bannersOf('front')
export const userBanners = bannersOf('user')
