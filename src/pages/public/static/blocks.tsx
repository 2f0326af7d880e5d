import type { Block, SmallTable } from '@/content/static-schema'
import { InlineText } from './inline-text'

/** Paragraphs, lists and tables, one after the other. */
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

function Table({ table: { caption, head, rows } }: { table: SmallTable }) {
  return (
    <table className="facts">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <InlineText text={name} />
            </th>
            {cells.map((cell, index) => (
              <td key={index} data-label={head[index + 1]}>
                <InlineText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
