import { useState } from 'react'
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import {
  Box,
  Button,
  FormControlLabel,
  FormHelperText,
  IconButton,
  Link,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material'
import { regex, required, SelectInput, TextInput, useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import {
  colourFault,
  CORNERS,
  HOME_SECTION_NAMES,
  HOME_SECTIONS,
  TYPE_PAIRINGS,
  checkBrandColours,
  staffParameters,
  type ShopBrandDraft,
  type HomeSection,
} from '@gondola/contract/site'
import { BRAND_TEXTS as TEXTS } from '../texts/brand.ts'
import { choicesOf } from '../ui/forms/choice-field.tsx'
import { FileButton } from '../ui/forms/file-upload.tsx'
import { keptText } from '../ui/forms/form-values.ts'
import { OneRecordForm } from '../ui/forms/form-screens.tsx'
import { BrandPreview, isHex } from './brand-preview.tsx'

/** The chain's look, with the shop as it would be beside it. */
export const BrandForm = () => (
  <OneRecordForm title={TEXTS.many} saved={TEXTS.saved}>
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 26rem) minmax(0, 1fr)' },
      }}
    >
      <div>
        <Typography variant="body2" sx={{ mb: 2 }}>
          {TEXTS.elsewhere}{' '}
          <Link component={RouterLink} to={`/${staffParameters.name}`}>
            {TEXTS.parameters}
          </Link>
          .
        </Typography>
        <TextInput source="NombreCorto" parse={keptText} fullWidth helperText={TEXTS.nameHint} />
        <TextInput source="Lema" parse={keptText} fullWidth helperText={TEXTS.mottoHint} />
        <DrawingInput source="Logo" hint={TEXTS.logoHint} />
        <DrawingInput source="Icono" hint={TEXTS.iconHint} />
        <ColourInput source="Color" hint={TEXTS.colourHint} />
        <ColourInput source="ColorFondo" hint={TEXTS.groundHint} />
        <ColourInput source="Acento" hint={TEXTS.accentHint} />
        <SelectInput source="Letra" choices={choicesOf(TYPE_PAIRINGS)} validate={required()} fullWidth />
        <SelectInput source="Bordes" choices={choicesOf(CORNERS)} validate={required()} fullWidth />
        <TextInput source="Tarjeta" parse={keptText} validate={required()} fullWidth />
        <SectionsInput />
      </div>
      <BrandPreview />
    </Box>
  </OneRecordForm>
)

const HEX = regex(/^#[0-9a-f]{6}$/i, TEXTS.notAColour)

/** A colour by the browser's chooser or its code; with what cannot be read, the nearest colour that can. */
function ColourInput({ source, hint }: { source: 'Color' | 'ColorFondo' | 'Acento'; hint: string }) {
  const { field, fieldState } = useInput<string>({ source, validate: HEX })
  const brand = useWatch() as ShopBrandDraft
  const isRead = [brand.Color, brand.ColorFondo, brand.Acento].every(isHex)
  const fault = isRead ? colourFault(brand) : null
  const isOwn = fault?.Campo === source
  const wrong = isOwn ? checkBrandColours(brand)?.text : fieldState.error && TEXTS.notAColour
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'start', mb: 1 }}>
      <Box
        component="input"
        type="color"
        aria-label={TEXTS.chooseColour(TEXTS.fields[source])}
        value={isHex(field.value) ? field.value.toLowerCase() : '#000000'}
        onChange={({ target }) => field.onChange(target.value)}
        sx={{
          flex: 'none',
          width: 56,
          height: 56,
          p: 0.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'transparent',
        }}
      />
      <Box sx={{ flex: 1 }}>
        <TextField
          {...field}
          variant="filled"
          fullWidth
          label={TEXTS.fields[source]}
          error={wrong !== undefined}
          helperText={wrong ?? hint}
        />
        {isOwn && (
          <Button onClick={() => field.onChange(fault.nearest)}>
            {TEXTS.takeNearest(fault.nearest.toUpperCase())}
          </Button>
        )}
      </Box>
    </Stack>
  )
}

/** As base64 in a body with two of them. */
const FILE_MAX_BYTES = 190_000

/** A picture that is saved with the form, as its own data. */
function DrawingInput({ source, hint }: { source: 'Logo' | 'Icono'; hint: string }) {
  const { field, fieldState } = useInput<string>({ source })
  const [fault, setFault] = useState<string | null>(null)
  const shown = field.value as string
  const wrong = fault ?? fieldState.error?.message
  function take(file: File | undefined) {
    if (file === undefined) return
    if (file.size > FILE_MAX_BYTES) return setFault(TEXTS.tooLarge)
    setFault(null)
    const reader = new FileReader()
    reader.addEventListener('load', () => field.onChange(reader.result))
    reader.readAsDataURL(file)
  }
  return (
    <Box role="group" aria-label={TEXTS.fields[source]} sx={{ mb: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2">{TEXTS.fields[source]}</Typography>
        {shown !== '' && (
          <Box
            component="img"
            src={shown}
            alt=""
            sx={{ height: 48, maxWidth: 180, p: 0.5, bgcolor: '#fff' }}
          />
        )}
        <FileButton
          label={TEXTS.fields[source]}
          field={{ accept: 'image/svg+xml,image/png,image/jpeg,image/webp' }}
          onChosen={([file]) => take(file)}
          variant="outlined"
        >
          {TEXTS.choose}
        </FileButton>
        {shown !== '' && (
          <Button color="error" onClick={() => field.onChange('')}>
            {TEXTS.remove}
          </Button>
        )}
      </Stack>
      <FormHelperText error={wrong !== undefined} {...(wrong !== undefined && { role: 'alert' })}>
        {wrong ?? hint}
      </FormHelperText>
    </Box>
  )
}

/** The home page's parts: those that are shown, in their order, then the others. */
function SectionsInput() {
  const { setValue } = useFormContext<ShopBrandDraft>()
  const shown = (useWatch({ name: 'Secciones' }) ?? []) as HomeSection[]
  const put = (names: HomeSection[]) => setValue('Secciones', names, { shouldDirty: true })
  const moved = (at: number, to: number) => {
    const next = shown.filter((_, index) => index !== at)
    next.splice(to, 0, shown[at]!)
    put(next)
  }
  const hidden = HOME_SECTION_NAMES.filter((name) => !shown.includes(name))
  return (
    <Box role="group" aria-labelledby="secciones-marca">
      <Typography id="secciones-marca" variant="body2" color="text.secondary">
        {TEXTS.fields.Secciones}
      </Typography>
      {[...shown, ...hidden].map((name, index) => (
        <Stack key={name} direction="row" sx={{ alignItems: 'center' }}>
          <FormControlLabel
            sx={{ flex: 1 }}
            label={HOME_SECTIONS[name]}
            control={
              <Switch
                checked={shown.includes(name)}
                onChange={(_, isShown) =>
                  put(isShown ? [...shown, name] : shown.filter((each) => each !== name))
                }
              />
            }
          />
          {shown.includes(name) && (
            <>
              <IconButton
                aria-label={TEXTS.up(HOME_SECTIONS[name])}
                disabled={index === 0}
                onClick={() => moved(index, index - 1)}
              >
                <ArrowUpwardIcon />
              </IconButton>
              <IconButton
                aria-label={TEXTS.down(HOME_SECTIONS[name])}
                disabled={index === shown.length - 1}
                onClick={() => moved(index, index + 1)}
              >
                <ArrowDownwardIcon />
              </IconButton>
            </>
          )}
        </Stack>
      ))}
    </Box>
  )
}
