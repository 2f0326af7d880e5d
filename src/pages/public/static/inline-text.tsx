import { Link } from 'react-router-dom'
import type { InlineText as Text } from '@/content/static-schema'

const PARTS = /(\[[^\]]+\]\([^)\s]+\)|`[^`]+`)/
const LINK = /^\[([^\]]+)\]\(([^)\s]+)\)$/

/** Running text with its links and stored names. Everything else in it is plain text. */
export function InlineText({ text }: { text: Text }) {
  return text.split(PARTS).map((part, index) => {
    if (index % 2 === 0) return part
    const [, label, address = ''] = LINK.exec(part) ?? []
    if (label === undefined) return <code key={index}>{part.slice(1, -1)}</code>
    if (address.startsWith('/')) {
      return (
        <Link key={index} to={address}>
          {label}
        </Link>
      )
    }
    return (
      <a key={index} href={address} rel={address.startsWith('http') ? 'noopener' : undefined}>
        {label}
      </a>
    )
  })
}
