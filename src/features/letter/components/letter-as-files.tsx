import { Link } from 'react-router-dom'
import { downloadText } from '@/lib/download'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import type { Letter } from '../lib/letter-frame'

/** The letter as files, for a newsletter service or a mail program. */
export function LetterAsFiles({ letter, isOpen }: { letter: Letter | undefined; isOpen: boolean }) {
  return (
    <Disclosure open={isOpen}>
      <summary>As files</summary>
      <p className="mb-4 text-small text-ink-muted">
        For another program. Where they say {'{{leave}}'}, put each person’s own way off the list, the column{' '}
        <code>leave</code> of the addresses.
      </p>
      <ButtonRow>
        <Button
          disabled={!letter}
          onClick={() => letter && downloadText('letter.html', letter.html, 'text/html;charset=utf-8')}
        >
          Download HTML
        </Button>
        <Button disabled={!letter} onClick={() => letter && downloadText('letter.txt', letter.text)}>
          Download text
        </Button>
        <Link className={buttonClass('link')} to="/admin/signups">
          Signups as CSV
        </Link>
      </ButtonRow>
    </Disclosure>
  )
}
