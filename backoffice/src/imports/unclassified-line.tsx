import { Box, Button, Checkbox, Typography } from '@mui/material'
import { type UnclassifiedArticle, REVIEW_TEXTS } from '@gondola/contract/imports'
import { formatPesos } from '@gondola/contract/base'

interface UnclassifiedLineProps {
  article: UnclassifiedArticle
  isChosen: boolean
  mayEdit: boolean
  onChoose: () => void
  onAccept: (familyCode: number) => void
}

/** An article with the closest family. */
export function UnclassifiedLine({ article, isChosen, mayEdit, onChoose, onAccept }: UnclassifiedLineProps) {
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
        <Typography variant="body2" color="text.secondary">
          {[Marca, Codigo, formatPesos(Precioventa)].join(' · ')}
        </Typography>
      </Box>
      {Sugerida === null ? (
        <Typography variant="body2" color="text.secondary">
          {REVIEW_TEXTS.noSuggestion}
        </Typography>
      ) : (
        mayEdit && (
          <Button variant="outlined" onClick={() => onAccept(Sugerida.Codigo)} sx={{ minHeight: 44 }}>
            {REVIEW_TEXTS.accept(Sugerida.Descripcion)}
          </Button>
        )
      )}
    </Box>
  )
}
