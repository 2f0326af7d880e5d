import { READ_DAYS } from '@contracts/blog.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Notice } from '@/components/ui/notice'
import { PANEL } from '@/components/ui/panel'
import { Busy } from '@/components/ui/spinner'
import { shortMoment } from '@/lib/short-moment'
import { DAYS, type DailyCount, type FiguresApi, TOOLS } from '../api/figures'

const KEY = 'figures'
const HEAD = 'border-b border-rule px-4 py-2 text-small font-[520] text-ink-muted'

const usesOf = (rows: readonly DailyCount[], feature: string, source: DailyCount['source'], day?: string) =>
  rows
    .filter((row) => row.feature === feature && row.source === source && (day === undefined || row.day === day))
    .reduce((sum, { uses }) => sum + uses, 0)

/** Uses of the tools by day, reads of articles, the time of the last build, and changes waiting for the next one. */
export function Figures({ api }: { api: FiguresApi }) {
  return (
    <div className="wrap grid gap-6 pb-12">
      <Build api={api} />
      <Uses api={api} />
      <Reads api={api} />
    </div>
  )
}

function Build({ api }: { api: FiguresApi }) {
  const { data: builtAt, isPending } = useQuery({ queryKey: [KEY, 'build'], queryFn: () => api.builtAt() })
  const { data: waiting } = useQuery({
    queryKey: [KEY, 'waiting', builtAt],
    queryFn: () => api.changedSince(String(builtAt)),
    enabled: typeof builtAt === 'string',
  })
  return (
    <section className={`${PANEL} p-6`}>
      <h2 className="mb-2 text-[1.4375rem]">Last build</h2>
      {isPending && <Busy>Loading...</Busy>}
      {builtAt && (
        <p>
          {shortMoment(builtAt)}.{' '}
          {waiting !== undefined &&
            (waiting === 0
              ? 'No changed article waits for the next one.'
              : waiting === 1
                ? '1 changed article waits for the next one.'
                : `${waiting} changed articles wait for the next one.`)}
        </p>
      )}
      {builtAt === null && <p>Unknown: these pages were not built.</p>}
    </section>
  )
}

function Uses({ api }: { api: FiguresApi }) {
  const { data: rows, error, isPending } = useQuery({ queryKey: [KEY, 'uses'], queryFn: () => api.uses(new Date()) })
  const days = [...new Set(rows?.map(({ day }) => day))]
  const columns = Object.keys(TOOLS).flatMap((feature) =>
    (['ai', 'builtin'] as const).map((source) => ({ feature, source })),
  )
  return (
    <section className={`${PANEL} min-w-0`}>
      <h2 className="p-4 pb-0 text-[1.4375rem]">Uses of the last {DAYS} days</h2>
      <p className="px-4 pb-2 text-small text-ink-muted">Answers by UTC day. Nothing is kept about who asked.</p>
      {isPending && <Busy className="px-4 py-6">Loading...</Busy>}
      {error && (
        <Notice look="bad" role="alert" className="m-4">
          {error.message}
        </Notice>
      )}
      {rows?.length === 0 && <p className="px-4 py-6 font-serif text-[1.25rem]">No uses yet</p>}
      {rows && rows.length > 0 && (
        <div
          className="overflow-x-auto"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable boxes must be reachable by keyboard
          tabIndex={0}
          role="region"
          aria-label="Uses by day"
        >
          <table className="w-full text-right text-ui tabular-nums">
            <thead>
              <tr>
                <th scope="col" className={`${HEAD} text-left`}>
                  Day
                </th>
                {columns.map(({ feature, source }) => (
                  <th key={feature + source} scope="col" className={HEAD}>
                    {TOOLS[feature as keyof typeof TOOLS]}, {source === 'ai' ? 'AI' : 'built-in'}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <tr key={day}>
                  <th scope="row" className="px-4 py-1.5 text-left font-[450] whitespace-nowrap">
                    {day}
                  </th>
                  {columns.map(({ feature, source }) => (
                    <td key={feature + source} className="px-4 py-1.5">
                      {usesOf(rows, feature, source, day).toLocaleString('en')}
                    </td>
                  ))}
                </tr>
              ))}
              <tr className="border-t border-ink font-[560]">
                <th scope="row" className="px-4 py-2 text-left">
                  Together
                </th>
                {columns.map(({ feature, source }) => (
                  <td key={feature + source} className="px-4 py-2">
                    {usesOf(rows, feature, source).toLocaleString('en')}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Reads({ api }: { api: FiguresApi }) {
  const { data: posts, error, isPending } = useQuery({ queryKey: [KEY, 'reads'], queryFn: () => api.mostRead() })
  const all = posts?.[0]?.all_reads
  return (
    <section className={`${PANEL} min-w-0`}>
      <h2 className="p-4 pb-0 text-[1.4375rem]">Reads of the last {READ_DAYS} days</h2>
      <p className="px-4 pb-2 text-small text-ink-muted">
        Articles that stood before somebody for a few seconds. Robots, as far as they can be told, and visitors who ask
        not to be tracked are left out. Nothing is kept about who read.
      </p>
      {isPending && <Busy className="px-4 py-6">Loading...</Busy>}
      {error && (
        <Notice look="bad" role="alert" className="m-4">
          {error.message}
        </Notice>
      )}
      {posts?.length === 0 && <p className="px-4 py-6 font-serif text-[1.25rem]">No reads yet</p>}
      {posts && all !== undefined && (
        <table className="w-full text-ui">
          <thead>
            <tr>
              <th scope="col" className={`${HEAD} text-left`}>
                Article
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                Reads
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {posts.map(({ id, title, slug, reads }) => (
              <tr key={id}>
                <th scope="row" className="px-4 text-left font-[450] wrap-anywhere" dir="auto">
                  {slug === null ? (
                    title
                  ) : (
                    <Link
                      className="inline-block py-2.5 no-underline hover:text-accent hover:underline"
                      to={`/blog/${encodeURIComponent(slug)}`}
                    >
                      {title}
                    </Link>
                  )}
                </th>
                <td className="px-4 py-1.5 text-right">{reads.toLocaleString('en')}</td>
              </tr>
            ))}
            <tr className="border-t border-ink font-[560]">
              <th scope="row" className="px-4 py-2 text-left">
                All articles
              </th>
              <td className="px-4 py-2 text-right">{all.toLocaleString('en')}</td>
            </tr>
          </tbody>
        </table>
      )}
    </section>
  )
}
