import { Download } from 'lucide-react'
import { downloadText } from '@/lib/download'
import { showToast } from '@/components/toast'
import { Button } from '@/components/ui/button'
import { MESSAGES } from '../messages'
import { markdownName, toMarkdown } from '../lib/export-markdown'
import type { FeedbackRecord } from '../lib/feedback'

interface ExportButtonProps {
  records: readonly FeedbackRecord[]
  label: string
  /** Says which analysis to export, for screen readers. */
  about?: string
}

const ALL_NAME = 'writing-feedback.md'

/** Saves analyses as one Markdown file. */
export function ExportButton({ records, label, about }: ExportButtonProps) {
  const save = () => {
    const [first] = records
    const name = first && records.length === 1 ? markdownName(first) : ALL_NAME
    downloadText(name, toMarkdown(records), 'text/markdown;charset=utf-8')
    void showToast(MESSAGES.downloaded.kind, MESSAGES.downloaded.title)
  }
  return (
    <Button look="quiet" onClick={save}>
      <Download className="i" aria-hidden />
      {label}
      {about && <span className="sr-only">: {about}</span>}
    </Button>
  )
}
