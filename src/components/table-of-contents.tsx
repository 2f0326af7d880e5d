/** Links to the sections of a long page; in the margin, and staying there, where the screen is wide. */
export function TableOfContents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <nav className="toc sticky" aria-labelledby="toc-title">
      <h2 id="toc-title">On this page</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} dir="auto">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
