import { Link, useSearchParams } from 'react-router-dom'
import type { GeneratorPage as Content } from '@/content/schema'
import { PromptGenerator } from '@/features/generator/components/prompt-generator'
import { SmallPrint } from '@/features/generator/components/small-print'
import { Section } from '@/components/section'
import { ToolTemplate } from './tool-template'

const EXAMPLE = 'A reminder to my tenant that the rent is eight days late. She has been good for three years.'

/** The server-assisted generator as a full page, with every AI to choose from. */
export default function GeneratorPage({ path, content }: { path: string; content: Content }) {
  const [params] = useSearchParams()
  return (
    <ToolTemplate
      path={path}
      content={content}
      tool={
        <>
          <PromptGenerator example={EXAMPLE} about={params.get('about')?.trim()} />
          <SmallPrint />
        </>
      }
    >
      <Section distance="none">
        <p className="text-small leading-normal text-ink-muted mt-3">
          Only tone, length and language to choose, and nothing sent anywhere? Take the{' '}
          <Link className="underline" to="/prompt-generator">
            generator that works on your device
          </Link>
          .
        </p>
      </Section>
    </ToolTemplate>
  )
}
