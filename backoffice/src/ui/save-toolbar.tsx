import { SaveButton, Toolbar } from 'react-admin'

/** A form's foot where nothing can be deleted. */
export const SaveToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)
