import { useEffect, useRef } from 'react'
import { copyText } from '@/lib/clipboard'
import { scoreKind } from '@/lib/score-kind'
import { PromptScore } from '@/components/prompt-score'
import { showToast } from '@/components/toast'
import { MESSAGES } from '../messages'
import { linkTo } from '../lib/address'
import { isTooLongForLink } from '../lib/inputs'
import { localPrompt } from '../lib/local-prompt'
import { useInputs } from '../lib/use-inputs'
import { InputsForm } from './inputs-form'
import { OutputPanel } from './output-panel'

/** The local generator: a prompt that follows topic, keywords and choices, made without any server. */
export function LocalGenerator() {
  const form = useRef<HTMLFormElement>(null)
  const { inputs, settled, change, save, reset } = useInputs(form)
  const prompt = localPrompt(settled)

  // Everything here works offline, so the messages must not wait for the network when they are needed.
  useEffect(() => {
    import('@/components/toaster').catch(() => undefined)
  }, [])

  // The check reads English; the plain sentence and what is said of a picture's look always are.
  const isChecked = inputs.form === 'sentence' || inputs.model === 'midjourney' || inputs.language === 'english'

  const copyLink = async () => {
    save()
    const isTooLong = isTooLongForLink(inputs.topic) || isTooLongForLink(inputs.keywords)
    const isDone = !isTooLong && (await copyText(linkTo(inputs)))
    const { kind, title, description } = MESSAGES[isTooLong ? 'linkTooLong' : isDone ? 'linkCopied' : 'linkRefused']
    void showToast(kind, title, description)
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
      <InputsForm formRef={form} inputs={inputs} onChange={change} onLeave={save} />
      <OutputPanel prompt={prompt} inputs={inputs} onCopyLink={() => void copyLink()} onReset={reset}>
        {isChecked && (
          <PromptScore text={prompt} kind={inputs.form === 'structured' ? scoreKind(inputs.model) : 'prompt'} />
        )}
      </OutputPanel>
    </div>
  )
}
