import { useId, useState } from 'react'
import StoreIcon from '@mui/icons-material/Store'
import { Button, Menu, MenuItem } from '@mui/material'
import { BRANCH_TEXTS as TEXTS } from '@gondola/contract/staff'
import { useChosenBranch } from './chosen-branch.ts'

/** The branch whose work is shown, for accounts that see several. */
export function BranchSwitch() {
  const { branches, chosen, choose } = useChosenBranch()
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const id = useId()
  if (branches.length < 2) return null
  const name = branches.find(({ Id }) => Id === chosen)?.Nombre ?? TEXTS.all
  const close = (branch?: number | null) => {
    setOpener(null)
    if (branch !== undefined) choose(branch ?? undefined)
  }
  return (
    <>
      <Button
        color="inherit"
        startIcon={<StoreIcon />}
        aria-label={TEXTS.chosen(name)}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        {...(opener !== null && { 'aria-controls': id })}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
        sx={{ minWidth: 44, maxWidth: { xs: 132, sm: 260 }, textTransform: 'none', flexShrink: 0 }}
      >
        <span style={CUT}>{name}</span>
      </Button>
      <Menu id={id} anchorEl={opener} open={opener !== null} onClose={() => close()}>
        <MenuItem selected={chosen === undefined} onClick={() => close(null)} sx={{ minHeight: 44 }}>
          {TEXTS.all}
        </MenuItem>
        {branches.map(({ Id, Nombre }) => (
          <MenuItem key={Id} selected={Id === chosen} onClick={() => close(Id)} sx={{ minHeight: 44 }}>
            {Nombre}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
