import { useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import type { GeneratorPage as Content } from '@/content/schema'
import { FeedbackTool } from '@/features/feedback/components/feedback-tool'
import { ToolTemplate } from './tool-template'

/** The writing-feedback tool as a page, and questions about it. */
export default function FeedbackPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  return (
    <ToolTemplate
      path={path}
      content={content}
      name="Writing Feedback"
      tool={<FeedbackTool />}
      note="One free reading a day."
      questionsNote="Asked before the first page was shown."
    />
  )
}
