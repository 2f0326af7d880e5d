import { ArrowLeft, LogOut } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { listPath, returnToList } from '../lib/list-place'

interface EditorHeadProps {
  title: string
  /** The post's public path; undefined if it is not published. */
  postPath: string | undefined
  onLogout: () => void
}

/** Heading of the create and edit pages, with the links back and out. */
export function EditorHead({ title, postPath, onLogout }: EditorHeadProps) {
  return (
    <section className="wrap pt-8 pb-6">
      <Link className={cn(buttonClass('link'), 'text-ink-muted')} to={listPath()} onClick={returnToList}>
        <ArrowLeft className="i" aria-hidden />
        Back to Blog Management
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-[clamp(1.875rem,1.6rem+1.2vw,2.5rem)]">{title}</h1>
        <ButtonRow>
          {postPath && (
            <Link className={buttonClass()} to={postPath}>
              View post
            </Link>
          )}
          <Button onClick={onLogout}>
            <LogOut className="i" aria-hidden />
            Logout
          </Button>
        </ButtonRow>
      </div>
    </section>
  )
}
