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
        <div className="btn-row">
          <button className="btn btn-primary" type="button">
            <Copy className="i" aria-hidden />
            Primary
          </button>
          <button className="btn btn-secondary" type="button">
            Secondary
          </button>
          <button className="btn btn-danger" type="button">
            Danger
          </button>
          <button className="btn btn-primary" type="button" disabled>
            Disabled
          </button>
          <button className="btn btn-primary" type="button" aria-busy="true">
            Busy
            <span className="dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          </button>
          <button className="act done" type="button">
            <Check className="i" aria-hidden />
            Copied!
          </button>
          <a className="link" href="/">
            A link
            <ArrowRight className="i" aria-hidden />
          </a>
        </div>
      </Specimen>
      <Specimen title="Fields">
        <div className="field">
          <label htmlFor="p-input">A field</label>
          <input className="input" id="p-input" placeholder="Something" />
          <span className="hint">A hint.</span>
        </div>
        <div className="field bad">
          <label htmlFor="p-bad">A field that was refused</label>
          <input className="input" id="p-bad" aria-invalid="true" aria-describedby="p-bad-why" />
          <span className="err" id="p-bad-why">
            <TriangleAlert className="i" aria-hidden />
            What is wrong, and what would be right.
          </span>
        </div>
      </Specimen>
      <Specimen title="Messages">
        <div className="btn-row">
          {(['success', 'warning', 'error'] as const).map((kind) => (
            <button
              key={kind}
              className="btn btn-secondary"
              type="button"
              onClick={() => void showToast(kind, `A ${kind}`, 'And one sentence about it.')}
            >
              Show a {kind}
            </button>
          ))}
        </div>
        <p className="notice">A notice in place.</p>
        <p className="notice bad">A notice of failure.</p>
        <p className="busy" role="status">
          <span className="spin" />
          Loading…
        </p>
        <div className="skel" aria-hidden="true">
          <i />
          <i style={{ width: '94%' }} />
          <i style={{ width: '58%' }} />
        </div>
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
        <PromptList prompts={['A prompt without a blank.', 'A prompt for [someone] with two [blanks].']} />
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
