import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { LogoutButton } from '@/features/auth/components/logout-button'
import { Seo } from '@/components/seo'

const NOT_LINKED = [
  { title: 'User Management', text: 'Manage accounts and permissions' },
  { title: 'Site Settings', text: 'Name, links and defaults of the site' },
] as const

/** `/admin`: where a signed-in admin begins. */
export default function DashboardPage() {
  return (
    <>
      <Seo title="Admin Dashboard | Promptory" description="The admin area." path="/admin" isNoIndex />
      <section className="wrap admin-head">
        <div className="bar">
          <h1>Admin Dashboard</h1>
          <LogoutButton />
        </div>
        <p className="lede mt-4">Welcome to the admin dashboard. From here you look after what stands on the blog.</p>
      </section>
      <section className="wrap admin-cards" aria-label="Areas">
        <article className="panel admin-card">
          <h2>
            <Link className="admin-cover" to="/admin/blog">
              Content Management
            </Link>
          </h2>
          <p>Manage blog posts and prompt libraries</p>
          <p className="link" aria-hidden="true">
            Open the blog posts <ArrowRight className="i" />
          </p>
        </article>
        {NOT_LINKED.map(({ title, text }) => (
          <article key={title} className="panel admin-card">
            <h2>{title}</h2>
            <p>{text}</p>
            <p className="small">Not open yet</p>
          </article>
        ))}
      </section>
    </>
  )
}
