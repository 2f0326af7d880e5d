import {
  BLOG_CATEGORIES,
  type BlogCategory,
  POST_FIELD_NAMES,
  type PostField as PostFieldName,
} from '@contracts/blog.ts'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldError, Input, Select, TextArea } from '@/components/ui/field'
import type { PostForm } from '../lib/use-post-form'
import type { ReadTime } from '../lib/use-read-time'
import { generateSlug } from '../lib/validate'
import { ContentField } from './content-field'
import { CoverField } from './cover-field'
import { PostField } from './post-field'
import { SearchFields } from './search-fields'

interface PostFormFieldsProps {
  form: PostForm
  readTime: ReadTime
  /** Takes over a slug that is an earlier address of another post. */
  takeSlug: (() => Promise<void>) | undefined
  onSave: () => void
}

// The text comes first; the details are beside it, or below it if there is no room.
const AREAS =
  'lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_auto_auto_auto_auto_1fr_auto] ' +
  'lg:[grid-template-areas:"title_title""content_slug""content_category""content_read""content_excerpt""content_cover""search_search"]'

/** The fields of a post. */
export function PostFormFields({ form, readTime, takeSlug, onSave }: PostFormFieldsProps) {
  const id = useId()
  const { texts, origin, problems, refusals, setText, setProblem, touchContent, focusContent } = form
  const idOf = (name: PostFieldName) => `${id}-${name}`

  useEffect(() => {
    if (refusals === 0) return
    const first = POST_FIELD_NAMES.find((name) => problems[name] !== undefined)
    if (first === 'content') focusContent()
    else if (first) document.getElementById(`${id}-${first}`)?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- only after a refused save, not while a field is corrected
  }, [refusals])

  const change = <K extends keyof typeof texts>(name: K, value: (typeof texts)[K]) => {
    setText(name, value)
    setProblem(name, undefined)
  }

  const control = (name: keyof typeof texts, describedBy: string | undefined) => ({
    id: idOf(name),
    name,
    value: texts[name],
    'aria-invalid': problems[name] !== undefined,
    'aria-describedby': describedBy,
  })

  const generate = () => {
    const { slug, problem } = generateSlug(texts.title)
    if (slug !== '') setText('slug', slug)
    setProblem('slug', problem)
    document.getElementById(idOf('slug'))?.focus()
  }

  const isSlugChanged = !origin.isNew && texts.slug !== origin.fields.slug

  return (
    <div className={`grid gap-6 p-6 lg:gap-y-4 *:min-w-0 *:content-start ${AREAS}`}>
      <PostField id={idOf('title')} label="Title" isRequired problem={problems.title} area="lg:[grid-area:title]">
        {(describedBy) => (
          <Input
            {...control('title', describedBy)}
            className="font-serif text-[1.375rem]"
            type="text"
            required
            autoComplete="off"
            onChange={(event) => change('title', event.target.value)}
          />
        )}
      </PostField>
      <Field isBad={Boolean(problems.content)} className="lg:[grid-area:content]">
        <label htmlFor={idOf('content')}>
          Content<span aria-hidden="true">*</span>
        </label>
        <ContentField
          form={{
            ...form,
            touchContent: () => {
              setProblem('content', undefined)
              touchContent()
            },
          }}
          id={idOf('content')}
          describedBy={problems.content ? `${idOf('content')}-problem` : undefined}
          isInvalid={problems.content !== undefined}
          onSave={onSave}
        />
        {problems.content && (
          <FieldError id={`${idOf('content')}-problem`}>
            <TriangleAlert className="i" aria-hidden />
            {problems.content}
          </FieldError>
        )}
      </Field>
      <PostField
        id={idOf('slug')}
        label="Slug"
        isRequired
        problem={problems.slug}
        area="lg:[grid-area:slug]"
        hint={
          isSlugChanged
            ? 'The address of the post changes with it. Links to the old one lead on to the new one.'
            : origin.isNew && 'Part of the address: /blog/your-slug. Left empty, it is made of the title.'
        }
        action={
          <>
            <Button onClick={generate}>Generate from Title</Button>
            {takeSlug && <Button onClick={() => void takeSlug()}>Take this slug</Button>}
          </>
        }
      >
        {(describedBy) => (
          <Input
            {...control('slug', describedBy)}
            type="text"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => change('slug', event.target.value)}
          />
        )}
      </PostField>
      <PostField
        id={idOf('category')}
        label="Category"
        isRequired
        problem={problems.category}
        area="lg:[grid-area:category]"
      >
        {(describedBy) => (
          <Select
            {...control('category', describedBy)}
            required
            onChange={(event) => change('category', event.target.value as BlogCategory)}
          >
            {BLOG_CATEGORIES.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        )}
      </PostField>
      <PostField id={idOf('excerpt')} label="Excerpt" problem={problems.excerpt} area="lg:[grid-area:excerpt]">
        {(describedBy) => (
          <TextArea
            {...control('excerpt', describedBy)}
            className="min-h-0 text-[1.125rem]"
            rows={3}
            placeholder="Brief summary of the post (optional)"
            onChange={(event) => change('excerpt', event.target.value)}
          />
        )}
      </PostField>
      <PostField
        id={idOf('read_time')}
        label="Read Time"
        problem={problems.read_time}
        area="lg:[grid-area:read]"
        action={
          readTime.proposal &&
          readTime.proposal !== texts.read_time.trim() && (
            <Button
              onClick={() => {
                readTime.follow()
                setProblem('read_time', undefined)
                // The button goes away once it is used.
                document.getElementById(idOf('read_time'))?.focus()
              }}
            >
              Use {readTime.proposal}
            </Button>
          )
        }
      >
        {(describedBy) => (
          <Input
            {...control('read_time', describedBy)}
            type="text"
            autoComplete="off"
            placeholder="E.g. 5 min"
            onChange={(event) => {
              readTime.leave()
              change('read_time', event.target.value)
            }}
          />
        )}
      </PostField>
      <CoverField
        id={idOf('cover')}
        area="lg:[grid-area:cover]"
        value={texts.cover}
        problem={problems.cover}
        onChange={(address) => change('cover', address)}
      />
      <SearchFields idOf={idOf} area="lg:[grid-area:search]" texts={texts} problems={problems} onChange={change} />
    </div>
  )
}
