import type { Block, SmallTable } from '@/content/static-schema'
import { CodeBlock } from './code-block'
import { InlineText } from './inline-text'

/** Paragraphs, lists, tables and lines to copy, one after the other. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => {
    if (typeof block === 'string') {
      return (
        <p key={index}>
          <InlineText text={block} />
        </p>
      )
    }
    if ('table' in block) return <Table key={index} table={block.table} />
    if ('code' in block) return <CodeBlock key={index} {...block.code} />
    return (
      <ul key={index}>
        {block.list.map((item) => (
          <li key={item}>
            <InlineText text={item} />
          </li>
        ))}
      </ul>
    )
  })
}

const CELL = 'text-left align-top wrap-anywhere sm:border-b sm:border-rule sm:py-3 sm:pr-5'
const HEAD = `${CELL} font-[520]`

/** A small table, whose rows become stacks on phones. */
function Table({ table: { caption, head, rows } }: { table: SmallTable }) {
  return (
    <table className="facts w-full max-w-[46rem] border-t border-ink font-sans text-ui leading-[1.45]">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-small text-ink-muted max-sm:hidden">
        <tr>
          {head.map((label) => (
            <th key={label} className={HEAD} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr
            key={name}
            className="max-sm:grid max-sm:gap-1 max-sm:border-b max-sm:border-rule max-sm:py-3.5 print:break-inside-avoid"
          >
            <th className={`${HEAD} sm:w-2/5`} scope="row">
              <InlineText text={name} />
            </th>
            {cells.map((cell, index) => (
              <td
                key={index}
                className={`${CELL} text-ink-soft before:text-small before:text-ink-muted max-sm:before:content-[attr(data-label)_":_"]`}
                data-label={head[index + 1]}
              >
                <InlineText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
