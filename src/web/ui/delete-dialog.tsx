import { ConfirmDialog } from './confirm-dialog.tsx'

export interface DeleteDialogProps<Row> {
  /** What is to go; null closes the dialog. */
  row: Row | null
  title: string
  text: (name: string) => string
  label: string
  busy: boolean
  onCancel: () => void
  onDelete: (id: string) => void
}

/** Asks before a row is deleted. */
export function DeleteDialog<Row extends { id: string; name: string }>(props: DeleteDialogProps<Row>) {
  const { row, title, text, label, busy, onCancel, onDelete } = props
  return (
    <ConfirmDialog
      open={row !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={title}
      description={row && text(row.name)}
      confirmLabel={label}
      danger
      busy={busy}
      onConfirm={() => row && onDelete(row.id)}
    />
  )
}
