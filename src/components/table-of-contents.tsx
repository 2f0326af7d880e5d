/** Links to the sections of a long page. On wide screens they are in the margin and stay in view. */
export function TableOfContents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <nav
      className="sticky-wide lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:pr-[calc(var(--margin-gap)+1.5rem)] lg:text-right print:hidden"
      aria-labelledby="toc-title"
    >
      <h2 id="toc-title" className="font-sans text-small leading-[1.4] font-[520] tracking-normal text-ink-muted">
        On this page
      </h2>
      <ol className="mt-2 grid grid-cols-2 gap-x-6 border-t border-ink lg:grid-cols-1 lg:border-0">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              className="flex h-full min-h-target items-center border-b border-rule py-1 text-ui leading-tight text-ink-soft no-underline hover:text-accent hover:underline lg:block lg:min-h-0 lg:border-0 lg:py-[0.3rem] lg:text-small lg:leading-[1.3] lg:text-balance"
              href={`#${id}`}
              dir="auto"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
