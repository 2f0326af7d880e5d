import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { LogoutButton } from '@/features/auth/components/logout-button'
import { createSignupsApi } from '@/features/signups/api/signups'
import { SignupsState } from '@/features/signups/components/signups-state'
import { createFiguresApi } from '@/features/figures/api/figures'
import { BuildState } from '@/features/figures/components/build-state'
import { createLetterApi } from '@/features/letter/api/letters'
import { LettersState } from '@/features/letter/components/letters-state'
import { PostsState } from '@/features/post-editor/components/posts-state'
import { supabase } from '@/lib/supabase-client'
import { Seo } from '@/components/seo'
import { buttonClass } from '@/components/ui/button'
import { PANEL } from '@/components/ui/panel'
import { EditorSurroundings } from './editor-surroundings'
import { useAsAdmin } from './use-as-admin'

const NOT_LINKED = [
  { title: 'User Management', text: 'Manage accounts and permissions' },
  { title: 'Site Settings', text: 'Name, links and defaults of the site' },
] as const

/** Areas that the specification's three cards do not link to. */
const MORE = [
  { to: '/admin/account', title: 'Your account', text: 'Password, other devices, second factor' },
  { to: '/admin/accounts', title: 'Accounts', text: 'Give Pro by hand, export and delete when somebody asks' },
  { to: '/admin/admins', title: 'Admins', text: 'Who may enter here, and since when' },
  { to: '/admin/signups', title: 'Signups', text: 'E-mail addresses left for the newsletter and the Pro waiting list' },
  { to: '/admin/letter', title: 'Letter', text: 'Send a week’s prompts or an article to the newsletter' },
  { to: '/admin/figures', title: 'Figures', text: 'How often the tools answer, and the last build' },
] as const

/** `/admin`: the start page of the admin area. */
export default function DashboardPage() {
  const asAdmin = useAsAdmin()
  const apis = useMemo(
    () => ({
      signups: createSignupsApi(supabase(), asAdmin),
      letters: createLetterApi(supabase(), asAdmin),
      figures: createFiguresApi(supabase(), asAdmin),
    }),
    [asAdmin],
  )
  return (
    <>
      <Seo title="Admin Dashboard | Promptory" description="The admin area." path="/admin" isNoIndex />
      <section className="wrap pt-8 pb-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-[clamp(1.875rem,1.6rem+1.2vw,2.5rem)]">Admin Dashboard</h1>
          <LogoutButton />
        </div>
        <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft mt-4">
          Welcome to the admin dashboard. Manage the blog from here.
        </p>
      </section>
      <section className="wrap grid gap-6 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]" aria-label="Areas">
        <article
          className={`${PANEL} flex flex-col relative gap-2 p-6 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-[a:hover]:border-rule-strong`}
        >
          <h2 className="text-[1.4375rem]">
            <Link
              className="text-inherit no-underline after:absolute after:inset-0 after:rounded-[inherit] focus-visible:outline-none"
              to="/admin/blog"
            >
              Content Management
            </Link>
          </h2>
          <p className="text-ink-soft">Manage blog posts and prompt libraries</p>
          <p className={`${buttonClass('link')} mt-auto flex min-h-target items-center`} aria-hidden="true">
            Open the blog posts <ArrowRight className="i" />
          </p>
        </article>
        {NOT_LINKED.map(({ title, text }) => (
          <article key={title} className={`${PANEL} flex flex-col gap-2 p-6`}>
            <h2 className="text-[1.4375rem]">{title}</h2>
            <p className="text-ink-soft">{text}</p>
            <p className="text-small leading-normal text-ink-muted mt-auto flex min-h-target items-center">
              Not open yet
            </p>
          </article>
        ))}
      </section>
      <section className="wrap mt-8" aria-labelledby="state">
        <h2 id="state" className="mb-3 text-[1.4375rem]">
          How things stand
        </h2>
        <dl className="border-b border-rule">
          <EditorSurroundings>
            <PostsState />
          </EditorSurroundings>
          <SignupsState api={apis.signups} />
          <LettersState api={apis.letters} />
          <BuildState api={apis.figures} />
        </dl>
      </section>
      <nav className="wrap mt-8 pb-12" aria-label="More of the admin area">
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {MORE.map(({ to, title, text }) => (
            <li key={to} className="border-t border-rule py-3">
              <Link className={buttonClass('link')} to={to}>
                {title}
              </Link>
              <p className="text-small text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
