import { useEffect, useState } from 'react'
import type { PageData } from '@/content/page-content'
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import type { GeneratorPage as Content } from '@/content/schema'
import { PromptGenerator } from '@/features/generator/components/prompt-generator'
import { PromptImprover } from '@/features/generator/components/prompt-improver'
import { SmallPrint } from '@/features/generator/components/small-print'
import { readRequestLink } from '@/lib/prompt-link'
import { GeneratorWays } from '@/components/generator-ways'
import { Section } from '@/components/section'
import { ToolTemplate } from './tool-template'

const EXAMPLE = 'A reminder to my tenant that the rent is eight days late. She has been good for three years.'

/** The server-assisted generator as a full page, with every AI to choose from. */
export default function GeneratorPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  // Older links have it in the query.
  const [request] = useState(() => readRequestLink(hash) ?? readRequestLink(search))
  useEffect(() => {
    // Removes it from the address, so a reload neither applies it again nor sends it to the server.
    if (request) void navigate({ search: '', hash: '' }, { replace: true, preventScrollReset: true })
  }, [request, navigate])
  return (
    <ToolTemplate
      path={path}
      content={content}
      tool={
        <>
          <GeneratorWays current="/generator" />
          <PromptGenerator example={EXAMPLE} about={request} />
          <SmallPrint />
        </>
      }
    >
      <Section distance="near">
        <PromptImprover />
      </Section>
    </ToolTemplate>
  )
}
