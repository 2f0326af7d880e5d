import { modelLabel } from '@contracts/models.ts'
import { Link2, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { copyText } from '@/lib/clipboard'
import { scoreKind } from '@/lib/score-kind'
import { PromptScore } from '@/components/prompt-score'
import { Button, ButtonRow } from '@/components/ui/button'
import { MESSAGES, tell } from '../messages'
import { linkTo } from '../lib/address'
import { isTooLongForLink, type LocalInputs } from '../lib/inputs'
import { plainSentence } from '../lib/plain-sentence'
import { structuredPrompt } from '../lib/structured-prompt'
import { useInputs } from '../lib/use-inputs'
import { InputsForm } from './inputs-form'
import { OutputPanel } from './output-panel'

const IDIOMS: Record<LocalInputs['model'], string> = {
  chatgpt: 'Laid out for ChatGPT: numbered sections, so that you can say “change 2” afterwards.',
  claude: 'Laid out for Claude: a tag around each part.',
  gemini: 'Laid out for Gemini: short labelled parts, one line each.',
  midjourney: 'Laid out for Midjourney: subject, look, then parameters.',
}
const ENGLISH_LOOK = ' What it says of the look stays English, which Midjourney reads best.'

/** The local generator: two prompts that follow topic, keywords and choices, made without any server. */
export function LocalGenerator() {
  const form = useRef<HTMLFormElement>(null)
  const { inputs, settled, change, save, reset } = useInputs(form)
  const { model, language } = settled
  const structured = structuredPrompt(settled)

  // Everything here works offline, so messages and check must not wait for the network when they are needed.
  useEffect(() => {
    import('@/components/toaster').catch(() => undefined)
    import('@/components/prompt-score-view').catch(() => undefined)
  }, [])

  const copyLink = async () => {
    save()
    const isTooLong = isTooLongForLink(inputs.topic) || isTooLongForLink(inputs.keywords)
    const isDone = !isTooLong && (await copyText(linkTo(inputs)))
    tell(MESSAGES[isTooLong ? 'linkTooLong' : isDone ? 'linkCopied' : 'linkRefused'])
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <InputsForm formRef={form} inputs={inputs} onChange={change} onLeave={save} />
      <div className="grid min-w-0 gap-6 lg:row-span-2">
        <OutputPanel
          label="Your prompt"
          copyLabel="Copy to Clipboard"
          prompt={plainSentence(settled)}
          model={model}
          note="A plain sentence, the same for every AI."
          placeholder=""
        />
        <OutputPanel
          label={`Structured for ${modelLabel(model)}`}
          copyLabel="Copy structured prompt"
          prompt={structured}
          model={model}
          note={IDIOMS[model] + (model === 'midjourney' && language !== 'english' ? ENGLISH_LOOK : '')}
          placeholder="Type a topic, or a few keywords, and the prompt appears here."
          isWhole
        >
          {/* The check reads English only; a picture's look is always described in English. */}
          {(model === 'midjourney' || language === 'english') && (
            <PromptScore text={structured} kind={scoreKind(model)} />
          )}
        </OutputPanel>
      </div>
      <div className="grid gap-3">
        <ButtonRow look="quiet" className="mt-0">
          <Button look="quiet" onClick={() => void copyLink()}>
            <Link2 className="i" aria-hidden />
            Copy link
          </Button>
          <Button look="quiet" onClick={reset}>
            <RotateCcw className="i" aria-hidden />
            Start over
          </Button>
        </ButtonRow>
        <p className="text-small leading-normal text-ink-muted">
          Both prompts are put together on this page; nothing you type leaves your device. If you open one in{' '}
          {modelLabel(model)}, it goes there.
        </p>
      </div>
    </div>
  )
}
