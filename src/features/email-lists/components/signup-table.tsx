import { Trash2 } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Signup } from '../api/signups'
import { LIST_NAMES } from '../messages'

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const HEAD = 'border-rule text-left text-small font-[520] text-ink-muted md:border-b md:px-4 md:py-3'
const CELL = 'border-rule wrap-anywhere md:border-b md:px-4 md:py-2 md:group-last:border-b-0'

/** Addresses as a table, on a phone as rows one above the other. */
export function SignupTable({ rows, onRemove }: { rows: readonly Signup[]; onRemove: (row: Signup) => void }) {
  return (
    <table className="w-full text-ui">
      <thead className="max-md:sr-only">
        <tr>
          {['Address', 'List', 'Left on', 'Confirmed'].map((name) => (
            <th key={name} className={HEAD} scope="col">
              {name}
            </th>
          ))}
          <th scope="col" className={`${HEAD} md:text-right`}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className="group border-rule max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:border-b max-md:px-4 max-md:py-3"
          >
            <td className={`${CELL} font-[520] md:w-[44%]`}>{row.email}</td>
            <td className={`${CELL} max-md:col-start-1`}>
              <Badge>{LIST_NAMES[row.list]}</Badge>
            </td>
            <td className={`${CELL} text-small text-ink-soft max-md:col-start-1`}>
              <time dateTime={row.created_at}>{date.format(new Date(row.created_at))}</time>
            </td>
            <td className={`${CELL} text-small text-ink-soft max-md:col-start-1`}>
              {row.confirmed_at ? (
                <>
                  <span className="md:sr-only">Confirmed on </span>
                  <time dateTime={row.confirmed_at}>{date.format(new Date(row.confirmed_at))}</time>
                </>
              ) : (
                <span className="max-md:sr-only">No</span>
              )}
            </td>
            <td
              className={`${CELL} max-md:col-start-2 max-md:row-span-4 max-md:row-start-1 max-md:self-center md:text-right`}
            >
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
