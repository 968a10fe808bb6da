import { Box } from '@mui/material'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import { PICTURE_TEXTS } from '@gondola/contract/texts/staff/catalogue-panel.ts'

interface ThumbnailProps {
  /** A record's `Imagen`; null: none. */
  path: string | null | undefined
  /** Height of the box. */
  size: number
  /** Width to height. */
  ratio?: number
  /** Empty where the words beside it say the same. */
  alt?: string
}

/** A picture of the shop's in a box of its own, small. */
export function Thumbnail({ path, size, ratio = 1, alt = '' }: ThumbnailProps) {
  const box = {
    width: size * ratio,
    maxWidth: '100%',
    height: size,
    objectFit: 'contain',
    borderRadius: 1,
    bgcolor: '#fff',
  } as const
  if (!path) {
    return (
      <Box
        sx={{
          ...box,
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'background.default',
          color: 'text.secondary',
        }}
      >
        <ImageIcon titleAccess={alt && PICTURE_TEXTS.none} sx={{ fontSize: size / 2 }} />
      </Box>
    )
  }
  return <Box component="img" src={pictureAddress(path, size)} alt={alt} loading="lazy" sx={box} />
}

/** Where a picture lies; of one in several widths the smallest that is enough. */
function pictureAddress(path: string, size: number): string {
  const whole = /^(https?:)?\/\//.test(path) || path.startsWith('/') ? path : `/imagenes/${path}`
  return size <= 80 ? whole.replace(/-640(\.\w+)$/, '-160$1') : whole
}
