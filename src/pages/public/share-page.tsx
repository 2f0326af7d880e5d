import { useLocation, useNavigate } from 'react-router-dom'
import { DESCRIPTION_MAX_CHARS, FEEDBACK_MAX_CHARS } from '@contracts/limits.ts'
import { countCharacters } from '@contracts/text.ts'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { Button, ButtonRow } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { SHARE_PATH } from '@/features/offline/lib/caches'
import { requestLink, textFeedbackLink } from '@/lib/prompt-link'
import { readShared } from '@/lib/shared-text'
import { SITE } from '@/lib/site'
import { useHydrated } from '@/lib/use-hydrated'

/** A text that was shared from another app, and what can be done with it. Nothing is sent before a press. */
export default function SharePage() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const text = isHydrated ? readShared(hash) : ''
  const count = countCharacters(text)
  return (
    <>
      <Seo
        title={`Shared Text | ${SITE.name}`}
        description="A text that was shared from another app."
        path={SHARE_PATH}
        isNoIndex
      />
      <PageHead title="What shall we do with it?" lede="Your text is still on your device. Choose first." />
      <Section distance="near">
        {isHydrated && text === '' ? (
          <Notice role="status">
            Nothing was shared. Choose a text in another app, press Share there, then {SITE.name}.
          </Notice>
        ) : (
          <>
            <p className="max-h-72 max-w-measure overflow-y-auto border-l-2 border-rule-strong pl-4 font-serif whitespace-pre-line wrap-anywhere">
              {text}
            </p>
            <ButtonRow className="mt-6">
              <Button
                look="primary"
                disabled={count > DESCRIPTION_MAX_CHARS}
                onClick={() => void navigate(requestLink(text))}
              >
                Make a prompt of it
              </Button>
              <Button disabled={count > FEEDBACK_MAX_CHARS} onClick={() => void navigate(textFeedbackLink(text))}>
                Get feedback on it
              </Button>
            </ButtonRow>
            {count > DESCRIPTION_MAX_CHARS && (
              <Notice className="mt-4" role="status">
                {tooLong(count)}
              </Notice>
            )}
          </>
        )}
      </Section>
    </>
  )
}

const inWords = (count: number) => count.toLocaleString('en')

const tooLong = (count: number) =>
  count > FEEDBACK_MAX_CHARS
    ? `This text has ${inWords(count)} characters. A request takes ${inWords(DESCRIPTION_MAX_CHARS)}, feedback ${inWords(FEEDBACK_MAX_CHARS)}: share a part of it.`
    : `This text has ${inWords(count)} characters, too many for a request (${inWords(DESCRIPTION_MAX_CHARS)}). Feedback reads all of it.`
