import { ArrowRight, Check, Copy, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { PromptList } from '@/features/content-pages/components/prompt-list'
import { RelatedLinks } from '@/features/content-pages/components/related-links'
import { PromptGenerator } from '@/features/generator/components/prompt-generator'
import { Newsletter } from '@/features/newsletter/components/newsletter'
import { Breadcrumb } from '@/components/breadcrumb'
import { FaqList } from '@/components/faq-list'
import { MarkedPrompt } from '@/components/marked-prompt'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { showToast } from '@/components/toast'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { Field, FieldError, Input } from '@/components/ui/field'
import { Busy, Dots, Skeleton } from '@/components/ui/spinner'
import { Notice } from '@/components/ui/notice'

const COLOURS = [
  'paper',
  'paper-raised',
  'paper-sunk',
  'ink',
  'ink-soft',
  'ink-muted',
  'rule',
  'rule-strong',
  'accent',
  'accent-soft',
  'accent-fill',
  'marker',
  'marker-soft',
  'danger',
  'danger-soft',
]
const SIZES = ['display', 'title', 'heading', 'subheading', 'lede', 'prompt', 'reading', 'body', 'ui', 'small']

function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section distance="near">
      <h2>{title}</h2>
      <div className="mt-4 grid gap-4">{children}</div>
    </Section>
  )
}

/** Every primitive of the site on one page, drawn by the very code the pages use. Exists in development only. */
export default function PrimitivesPage() {
  return (
    <>
      <Seo title="Primitives" description="The site’s primitives." path="/development/primitives" isNoIndex />
      <Breadcrumb crumbs={[{ label: 'Home', path: '/' }, { label: 'Primitives' }]} />
      <PageHead title="Primitives" lede="Tokens, type, controls and states, as the pages use them." />
      <Specimen title="Colours by role">
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-5">
          {COLOURS.map((name) => (
            <li key={name} className="border border-rule p-2">
              <div className="h-10" style={{ background: `var(--${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type">
        {SIZES.map((size) => (
          <p key={size} className="font-serif" style={{ fontSize: `var(--text-${size})`, lineHeight: 1.2 }}>
            {size}: a night bus in the rain
          </p>
        ))}
      </Specimen>
      <Specimen title="Buttons and links">
        <ButtonRow>
          <Button look="primary">
            <Copy className="i" aria-hidden />
            Primary
          </Button>
          <Button>Secondary</Button>
          <Button look="danger">Danger</Button>
          <Button look="primary" disabled>
            Disabled
          </Button>
          <Button look="primary" aria-busy="true">
            Busy
            <Dots />
          </Button>
          <Button look="quiet" className="done">
            <Check className="i" aria-hidden />
            Copied!
          </Button>
          <a className={buttonClass('link')} href="/">
            A link
            <ArrowRight className="i" aria-hidden />
          </a>
        </ButtonRow>
      </Specimen>
      <Specimen title="Fields">
        <Field>
          <label htmlFor="p-input">A field</label>
          <Input id="p-input" placeholder="Something" />
          <span className="text-small text-ink-muted">A hint.</span>
        </Field>
        <Field isBad>
          <label htmlFor="p-bad">A field that was refused</label>
          <Input id="p-bad" aria-invalid="true" aria-describedby="p-bad-why" />
          <FieldError id="p-bad-why">
            <TriangleAlert className="i" aria-hidden />
            What is wrong, and what would be right.
          </FieldError>
        </Field>
      </Specimen>
      <Specimen title="Messages">
        <ButtonRow>
          {(['success', 'warning', 'error'] as const).map((kind) => (
            <Button key={kind} onClick={() => void showToast(kind, `A ${kind}`, 'And one sentence about it.')}>
              Show a {kind}
            </Button>
          ))}
        </ButtonRow>
        <Notice>A notice in place.</Notice>
        <Notice look="bad">A notice of failure.</Notice>
        <Busy>Loading…</Busy>
        <Skeleton>
          <i />
          <i style={{ width: '94%' }} />
          <i style={{ width: '58%' }} />
        </Skeleton>
      </Specimen>
      <Specimen title="A sheet">
        <div className="torn max-w-2xl">
          <div className="sheet">
            <p className="sheet-text">
              <MarkedPrompt text="A prompt for [someone], with a blank that [only they] can fill." />
            </p>
            <div className="perf" />
          </div>
        </div>
      </Specimen>
      <Specimen title="Prompts">
        <PromptList
          prompts={[
            { title: 'Without a blank', tags: ['scene'], text: 'A prompt without a blank.' },
            { title: 'With two', tags: ['letter'], text: 'A prompt for [someone: e.g. my aunt] with two [blanks].' },
          ]}
        />
      </Specimen>
      <Specimen title="Questions and neighbours">
        <FaqList faqs={[{ question: 'Does one open at a time?', answer: 'Yes, and it closes again.' }]} />
        <RelatedLinks links={[{ text: 'A neighbour', to: '/generator' }]} />
      </Specimen>
      <Specimen title="Generator">
        <PromptGenerator example="A placeholder." />
      </Specimen>
      <Specimen title="Newsletter">
        <Newsletter />
      </Specimen>
    </>
  )
}
