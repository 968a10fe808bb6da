import { useState, type ComponentType, type ReactElement } from 'react'
import { SimpleForm, SimpleShowLayout, type CreateProps, type EditProps, type RaRecord } from 'react-admin'
import { CreateScreen, EditScreen, ShowScreen } from '../forms/form-screens.tsx'
import type { BranchesOf } from '../forms/of-chain.tsx'
import { shownField, type Column } from './columns.tsx'
import { defined, RecordList, type ListOptions, type Row } from './record-list.tsx'

/** The form of a kind of record, of a new one and of one that is there. */
export interface FormOptions extends Pick<CreateProps, 'transform' | 'redirect'>, Pick<EditProps, 'actions'> {
  fields: ComponentType<{ isNew: boolean }>
  /** The form's maximum width in pixels. */
  width?: number
  /** The values of a new record. */
  defaults?: object
  /** Staff of some branches change only records of theirs. */
  branchesOf?: BranchesOf
  /** What is shown of a record just made, instead of leaving the form. */
  afterCreate?: ComponentType<{ record: RaRecord }>
  /** The buttons at the foot; by default those to save and to delete. */
  toolbar?: ReactElement
}

/** A record to be read: its fields, and what follows them. */
interface ShowOptions<T> {
  columns: readonly Column<Row<T>>[]
  actions?: ReactElement
  title?: string
  below?: ReactElement
}

type Definition<T extends object> = {
  form?: FormOptions
  show?: ShowOptions<T> | ComponentType
} & ({ list: ListOptions<T> } | { useList: () => ListOptions<T> })

export interface RecordScreens {
  list: ComponentType
  create: ComponentType
  edit: ComponentType
  show: ComponentType
}

/** The screens of a kind of record, from one declaration of its columns and its form. */
export function recordScreens<T extends object>(definition: Definition<T>): RecordScreens {
  const { form, show } = definition
  const useList = 'useList' in definition ? definition.useList : () => definition.list
  return {
    list: () => <RecordList options={useList()} />,
    create: () => form && <CreateForm {...form} />,
    edit: () => form && <EditForm {...form} />,
    show: typeof show === 'function' ? show : () => show && <RecordShow {...show} />,
  }
}

function CreateForm({ fields: Fields, width, defaults, afterCreate: AfterCreate, ...rest }: FormOptions) {
  const { transform, redirect } = rest
  const [made, setMade] = useState<RaRecord | null>(null)
  const mutationOptions = AfterCreate && { onSuccess: (record: RaRecord) => setMade(record) }
  return (
    <>
      <CreateScreen {...defined({ transform, redirect, mutationOptions })}>
        <SimpleForm
          {...(width && { sx: { maxWidth: width } })}
          {...(defaults && { defaultValues: defaults })}
        >
          <Fields isNew />
        </SimpleForm>
      </CreateScreen>
      {AfterCreate && made !== null && <AfterCreate record={made} />}
    </>
  )
}

function EditForm({ fields: Fields, width, ...rest }: FormOptions) {
  const { transform, redirect, branchesOf, actions, toolbar } = rest
  return (
    <EditScreen {...defined({ transform, redirect, branchesOf, actions })}>
      <SimpleForm {...(width && { sx: { maxWidth: width } })} {...(toolbar && { toolbar })}>
        <Fields isNew={false} />
      </SimpleForm>
    </EditScreen>
  )
}

function RecordShow<T extends object>({ columns, actions, title, below }: ShowOptions<T>) {
  return (
    <ShowScreen {...defined({ actions, title })}>
      <SimpleShowLayout>
        {columns.map((column) => shownField(column))}
        {below}
      </SimpleShowLayout>
    </ShowScreen>
  )
}
