import { Button, Card, Typography } from '@mui/material'
import { DASHBOARD_TEXTS as TEXTS } from '@gondola/contract/reports'

/** Shown in a shop without any order. */
export const NewShop = () => (
  <Card sx={{ p: 3 }}>
    <Typography component="h2" variant="h6">
      {TEXTS.newShop}
    </Typography>
    <Typography sx={{ my: 1 }}>{TEXTS.newShopHint}</Typography>
    <Button variant="outlined" href="/" target="_blank" rel="noopener">
      {TEXTS.seeShop}
    </Button>
  </Card>
)
