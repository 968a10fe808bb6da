import { useState } from 'react'
import { Autocomplete, TextField } from '@mui/material'
import {
  ListButton,
  required,
  TextInput,
  TopToolbar,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin'
import { mergeBrand, staffBrands, type StaffBrand } from '@gondola/contract/catalogue-admin'
import { DialogButton } from '../ui/records/row-buttons.tsx'
import { callServer, fieldFault } from '../api/call-server.ts'
import { BRAND_TEXTS as TEXTS } from '../texts/catalogue-panel.ts'
import { YesNoFilter } from '../ui/forms/catalogue-inputs.tsx'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { useIsHere } from '../ui/records/use-act.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { useAnswer } from '../api/use-answer.ts'

export const brands = recordScreens<StaffBrand>({
  list: {
    columns: [
      { field: 'Codigo', as: 'number' },
      { field: 'Descripcion' },
      { field: 'Articulos', as: 'number' },
    ],
    line: ['Descripcion', null, ({ Articulos }) => `${TEXTS.fields.Articulos}: ${Articulos}`],
    phoneOnly: true,
    sort: 'Descripcion',
    filters: [<YesNoFilter key="SinArticulos" source="SinArticulos" />],
  },
  form: {
    width: 720,
    fields: () => <TextInput source="Descripcion" validate={required()} />,
    actions: (
      <TopToolbar>
        <MergeBrand />
        <ListButton />
      </TopToolbar>
    ),
  },
})

/** Merges the shown brand into another one, chosen in a dialog. */
function MergeBrand() {
  const brand = useRecordContext<StaffBrand & { id: number }>()
  const may = useMay('catalogo.editar')
  if (brand === undefined || !may) return null
  return (
    <DialogButton
      size="medium"
      label={TEXTS.merge}
      dialog={(close) => <MergeDialog brand={brand} onClose={close} />}
    />
  )
}

const BRANDS_OFFERED = 20

function MergeDialog({ brand, onClose }: { brand: StaffBrand; onClose: () => void }) {
  const notify = useNotify()
  const redirect = useRedirect()
  const isHere = useIsHere()
  const [typed, setTyped] = useState('')
  const [into, setInto] = useState<StaffBrand | null>(null)
  const q = into?.Descripcion === typed ? '' : typed
  const { data: found = [] } = useAnswer(staffBrands.list, {
    query: { _end: BRANDS_OFFERED, ...(q !== '' && { q }) },
  })

  async function merge() {
    if (into === null) throw fieldFault('Con', TEXTS.mergeNone)
    await callServer(mergeBrand, { params: { Codigo: brand.Codigo }, body: { Con: into.Codigo } })
    notify(TEXTS.merged(into.Descripcion), { type: 'success' })
    if (isHere()) redirect('edit', 'marcas', into.Codigo)
  }

  return (
    <FormDialog
      title={TEXTS.mergeTitle(brand.Descripcion)}
      explanation={TEXTS.mergeHint(brand.Descripcion)}
      confirm={TEXTS.merge}
      color="error"
      faultsAt="Con"
      onConfirm={merge}
      onClose={onClose}
    >
      {(field) => (
        <Autocomplete
          options={found.filter(({ Codigo }) => Codigo !== brand.Codigo)}
          getOptionLabel={({ Descripcion }) => Descripcion}
          getOptionKey={({ Codigo }) => Codigo}
          isOptionEqualToValue={(one, other) => one.Codigo === other.Codigo}
          filterOptions={(all) => all}
          value={into}
          onChange={(_event, chosen) => setInto(chosen)}
          inputValue={typed}
          onInputChange={(_event, text) => setTyped(text)}
          renderInput={(params) => (
            <TextField {...params} {...field('Con')} label={TEXTS.mergeWith} autoFocus />
          )}
        />
      )}
    </FormDialog>
  )
}
