import { Box } from '@mui/material'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import { PICTURE_TEXTS } from '../../texts/catalogue-panel.ts'
import { smallest, usePictureAddress } from '../forms/picture-address.ts'

/** Boxes up to this height show the smallest width. */
const SMALL_MAX_PX = 80

interface ThumbnailProps {
  /** A record's `Imagen`; null: none. */
  path: string | null | undefined
  /** Height of the box. */
  size: number
  /** Aspect ratio, width to height. */
  ratio?: number
  /** Empty if the adjacent text says the same. */
  alt?: string
}

/** A small picture of the shop in its own box. */
export function Thumbnail({ path, size, ratio = 1, alt = '' }: ThumbnailProps) {
  const address = usePictureAddress(path)
  const box = {
    width: size * ratio,
    maxWidth: '100%',
    height: size,
    objectFit: 'contain',
    borderRadius: 1,
    bgcolor: '#fff',
  } as const
  if (address === null) {
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
  const src = size <= SMALL_MAX_PX ? smallest(address) : address
  return <Box component="img" src={src} alt={alt} loading="lazy" sx={box} />
}
