import { Trash2 } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ACTIONS_CELL, CELL, ROW, TableHead } from '@/components/ui/table'
import type { Signup } from '../api/signups'
import { LIST_NAMES } from '../list-messages'

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Signups as a table, on a phone as rows one above the other. */
export function SignupTable({ rows, onRemove }: { rows: readonly Signup[]; onRemove: (row: Signup) => void }) {
  return (
    <table className="w-full text-ui">
      <TableHead columns={['Address', 'List', 'Left on', 'Confirmed']} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={ROW}>
            <td className={`${CELL} font-[520] md:w-[44%]`}>{row.email}</td>
            <td className={CELL}>
              <Badge>{LIST_NAMES[row.list]}</Badge>
            </td>
            <td className={`${CELL} text-small text-ink-soft`}>
              <time dateTime={row.created_at}>{date.format(new Date(row.created_at))}</time>
            </td>
            <td className={`${CELL} text-small text-ink-soft`}>
              {row.confirmed_at ? (
                <>
                  <span className="md:sr-only">Confirmed on </span>
                  <time dateTime={row.confirmed_at}>{date.format(new Date(row.confirmed_at))}</time>
                </>
              ) : (
                <span className="max-md:sr-only">No</span>
              )}
            </td>
            <td className={ACTIONS_CELL}>
              <Button
                look="icon"
                className="hover:bg-danger-soft hover:text-danger"
                aria-label={`Remove ${row.email} from ${LIST_NAMES[row.list]}`}
                title="Remove"
                onClick={() => onRemove(row)}
              >
                <Trash2 className="i" aria-hidden />
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
