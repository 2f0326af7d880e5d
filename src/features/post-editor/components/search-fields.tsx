import { SEARCH_DESCRIPTION_SHOWN, SEARCH_TITLE_SHOWN, searchTexts } from '@contracts/blog.ts'
import { Input, TextArea } from '@/components/ui/field'
import { shorten } from '@/lib/shorten'
import { SITE } from '@/lib/site'
import type { Texts } from '../lib/post-form-state'
import type { Problems } from '../lib/validate'
import { PostField } from './post-field'

type SearchField = 'search_title' | 'search_description'

interface SearchFieldsProps {
  idOf: (name: SearchField) => string
  area: string
  texts: Texts
  problems: Problems
  onChange: (name: SearchField, value: string) => void
}

const host = new URL(SITE.url).host

/** Compares the length of a text with what search engines show. */
function hint(text: string, shown: number, otherwise: string) {
  const { length } = [...text.trim()]
  if (length === 0) return otherwise
  return length > shown
    ? `${length} characters. About ${shown} are shown, the rest is cut.`
    : `${length} of about ${shown} characters.`
}

/** A post as a search engine shows it. */
function SearchPreview({ title, description, slug }: { title: string; description: string; slug: string }) {
  return (
    <figure className="grid gap-1 rounded-control border border-rule bg-paper p-4 font-sans wrap-anywhere">
      <figcaption className="text-small text-ink-muted">In search results</figcaption>
      <p className="text-small text-ink-muted">
        {host} › blog › {slug || 'your-slug'}
      </p>
      <p className="text-[1.25rem] leading-snug text-accent">{shorten(title, SEARCH_TITLE_SHOWN)}</p>
      <p className="text-ui leading-normal">
        {description ? shorten(description, SEARCH_DESCRIPTION_SHOWN) : 'The search engine chooses words of the text.'}
      </p>
    </figure>
  )
}

/** A post as programs show a link to it. */
function CardPreview({ title, description, cover }: { title: string; description: string; cover: string }) {
  return (
    <figure className="overflow-hidden rounded-control border border-rule bg-paper font-sans wrap-anywhere">
      <figcaption className="px-4 py-3 text-small text-ink-muted">Where it is shared</figcaption>
      {cover ? (
        <img className="aspect-[1200/630] w-full object-cover" src={cover} alt="" />
      ) : (
        <p className="grid aspect-[1200/630] place-items-center border-y border-rule bg-accent-soft p-6 text-center font-serif text-[1.5rem] leading-tight">
          {title}
        </p>
      )}
      <div className="grid gap-1 p-4">
        <p className="text-ui font-[520]">{title}</p>
        {description && <p className="line-clamp-2 text-small text-ink-muted">{description}</p>}
        <p className="text-small text-ink-muted">{host}</p>
      </div>
    </figure>
  )
}

/** A post's title and text for search engines and shared links, with previews. */
export function SearchFields({ idOf, area, texts, problems, onChange }: SearchFieldsProps) {
  const title = texts.title.trim() || 'Title of the post'
  const said = searchTexts(
    {
      title,
      excerpt: texts.excerpt.trim(),
      search_title: texts.search_title.trim(),
      search_description: texts.search_description.trim(),
    },
    SITE.name,
  )
  const control = (name: SearchField, describedBy: string | undefined) => ({
    id: idOf(name),
    name,
    value: texts[name],
    'aria-invalid': problems[name] !== undefined,
    'aria-describedby': describedBy,
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  })
  return (
    <section
      className={`grid gap-4 border-t border-rule pt-4 sm:grid-cols-2 sm:items-start ${area}`}
      aria-label="Search engines and shared links"
    >
      <h2 className="text-[1.25rem] sm:col-span-full">Search engines and shared links</h2>
      <PostField
        id={idOf('search_title')}
        label="Title in search results"
        problem={problems.search_title}
        hint={hint(texts.search_title, SEARCH_TITLE_SHOWN, 'Left empty, it is the title and the site’s name.')}
        area="content-start"
      >
        {(describedBy) => <Input {...control('search_title', describedBy)} type="text" autoComplete="off" />}
      </PostField>
      <PostField
        id={idOf('search_description')}
        label="Text in search results"
        problem={problems.search_description}
        hint={hint(texts.search_description, SEARCH_DESCRIPTION_SHOWN, 'Left empty, it is the excerpt.')}
        area="content-start"
      >
        {(describedBy) => <TextArea {...control('search_description', describedBy)} isPlain rows={3} />}
      </PostField>
      <SearchPreview {...said} slug={texts.slug.trim()} />
      <CardPreview {...said} cover={texts.cover} />
    </section>
  )
}
