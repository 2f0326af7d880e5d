import { Seo } from '@/components/seo'
import { ClassView } from '@/features/classroom/components/class-view'
import { CLASS_PATH } from '@/lib/class-link'
import { SITE } from '@/lib/site'

/** Prompts for a class, without the site's frame. */
export default function ClassPage() {
  return (
    <main id="main" className="flex min-h-dvh flex-col px-gutter py-3 print:block print:p-0" tabIndex={-1}>
      <Seo
        title={`Prompts for a Class | ${SITE.name}`}
        description="The writing prompts that a teacher has chosen, shown large, with a timer."
        path={CLASS_PATH}
        isNoIndex
      />
      <noscript>This page needs JavaScript: the link itself names the prompts.</noscript>
      <ClassView />
    </main>
  )
}
