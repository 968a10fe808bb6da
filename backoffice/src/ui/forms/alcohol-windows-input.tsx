import { ArrayInput, required, SimpleFormIterator, TextInput, type ArrayInputProps } from 'react-admin'

/** When alcohol may be sold, of the shop or of a branch. */
export const AlcoholWindowsInput = (props: Partial<ArrayInputProps>) => (
  <ArrayInput {...props} source="VentanasAlcohol">
    <SimpleFormIterator inline disableReordering>
      {['Desde', 'Hasta', 'HoraDesde', 'HoraHasta'].map((source) => (
        <TextInput key={source} source={source} validate={required()} helperText={false} />
      ))}
    </SimpleFormIterator>
  </ArrayInput>
)
