import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { FieldControlProps } from './field-control.ts'
import parts from './parts.module.css'
import styles from './table-control.module.css'
import { addColumn, addRow, columnsOf, readTable, removeColumn, removeRow, type TableValue, withCell, withHead } from './table-value.ts'

export function TableControl({ id, value, onChange, describedBy }: FieldControlProps) {
  const words = useWords()
  const table = readTable(value)
  const columns = Array.from({ length: columnsOf(table) }, (_, column) => column)
  const change = (next: TableValue) => onChange({ ...next, fieldtype: 'table' })
  return (
    <fieldset id={id} className={parts.group} aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {columns.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    <div className={styles.head}>
                      <input
                        type="text"
                        aria-label={words.fields.headOf(column + 1)}
                        value={table.thead[column]?.value ?? ''}
                        disabled={!table.thead[column]}
                        onChange={(event) => change(withHead(table, column, event.target.value))}
                      />
                      <Button
                        look="icon"
                        aria-label={words.fields.removeColumn(column + 1)}
                        onPress={() => change(removeColumn(table, column))}
                      >
                        <Icon name="close" />
                      </Button>
                    </div>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.tbody.map((row, index) => (
                <tr key={row._uid ?? index}>
                  {columns.map((column) => (
                    <td key={column}>
                      <textarea
                        rows={1}
                        aria-label={words.fields.cellOf(index + 1, column + 1)}
                        value={row.body[column]?.value ?? ''}
                        onChange={(event) => change(withCell(table, index, column, event.target.value))}
                      />
                    </td>
                  ))}
                  <td className={styles.last}>
                    <Button look="icon" aria-label={words.fields.removeRow(index + 1)} onPress={() => change(removeRow(table, index))}>
                      <Icon name="close" />
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={parts.row}>
        <Button onPress={() => change(addColumn(table))}>
          <Icon name="plus" /> {words.fields.column}
        </Button>
        <Button onPress={() => change(columns.length === 0 ? addRow(addColumn(table)) : addRow(table))}>
          <Icon name="plus" /> {words.fields.row}
        </Button>
      </div>
    </fieldset>
  )
}
