import { CATEGORY_IDS, type CategoryId, categoryLabel, DEFAULT_CATEGORY } from '@contracts/categories.ts'
import { DESCRIPTION_MAX_CHARS } from '@contracts/limits.ts'
import { DEFAULT_MODEL, MODELS, type ModelId } from '@contracts/models.ts'
import { TriangleAlert } from 'lucide-react'
import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  Suspense,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { countCharacters } from '@contracts/text.ts'
import { descriptionKind } from '@/lib/score-kind'
import { PromptScore } from '@/components/prompt-score'
import { DRAFT_NOT_KEPT, useDraft } from '@/lib/use-draft'
import { useEarlyChoice } from '@/lib/use-early-choice'
import { useLate } from '@/lib/use-late'
import { keyOf } from '@/lib/key-of'
import { LateNotice } from '@/components/late-notice'
import { Button, ButtonRow } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Field, FieldError, Select, TextArea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Dots } from '@/components/ui/spinner'
import { REQUEST_DRAFT_KEY } from '../lib/request-draft'
import { suggestCategory } from '../lib/suggest-category'
import { useAbout } from '../lib/use-about'
import type { useGenerator } from '../lib/use-generator'

interface GeneratorFormProps {
  generator: ReturnType<typeof useGenerator>
  defaultModel?: ModelId | undefined
  defaultCategory?: CategoryId | undefined
  example: string
  /** What the visitor came to write about. */
  about?: string | undefined
  /** Helps with the description, below the form's button. */
  helper?: ComponentType<{ description: string; onChange: (description: string) => void }> | undefined
}

const ShortQuestions = lazy<ComponentType<{ description: string; onChange: (description: string) => void }>>(() =>
  import('./short-questions').catch(() => ({ default: () => null })),
)

// AIs that answer in words. Builders and image generators need other questions.
const TEXT_MODELS: ReadonlySet<ModelId> = new Set(['chatgpt', 'claude', 'gemini', 'deepseek', 'perplexity', 'mistral'])
// Enough for a few words and the answers to three questions.
const SHORT_CHARS = 200

// The counter appears when the limit comes into sight.
const COUNT_FROM = DESCRIPTION_MAX_CHARS * 0.8

function CharacterCount({ text }: { text: string }) {
  const deferred = useDeferredValue(text)
  const count = useMemo(() => (deferred.length < COUNT_FROM ? 0 : countCharacters(deferred)), [deferred])
  if (count < COUNT_FROM) return null
  return (
    <span className={count > DESCRIPTION_MAX_CHARS ? 'font-[560] text-danger' : undefined}>
      {count} of {DESCRIPTION_MAX_CHARS} characters
    </span>
  )
}

/** The form for the description, the AI and the category. Ctrl+Enter and Cmd+Enter generate. */
export function GeneratorForm({
  generator,
  defaultModel,
  defaultCategory = DEFAULT_CATEGORY,
  example,
  about,
  helper: Helper,
}: GeneratorFormProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [description, setDescription, isDraftKept] = useDraft(REQUEST_DRAFT_KEY, field)
  const [model, setModel] = useState<ModelId>(defaultModel ?? DEFAULT_MODEL)
  const [category, setCategory] = useState<CategoryId>(defaultCategory)
  const modelField = useRef<HTMLSelectElement>(null)
  const categoryField = useRef<HTMLSelectElement>(null)
  useEarlyChoice(modelField, model, (early) => setModel(early as ModelId))
  useEarlyChoice(categoryField, category, (early) => setCategory(early as CategoryId))
  const { isGenerating, problem, result } = generator
  useAbout(about, description, setDescription)
  const isLate = useLate(isGenerating)
  const deferred = useDeferredValue(description)
  const suggested = useMemo(() => suggestCategory(deferred), [deferred])
  const takeCategory = () => {
    if (suggested) setCategory(suggested)
    // The button that was pressed goes away.
    categoryField.current?.focus()
  }
  const mayBeShort = deferred.trim() !== '' && deferred.length < SHORT_CHARS
  const fieldProblem = problem?.field === 'description' ? problem.message : undefined

  const submit = async () => {
    // Reads the field itself, because on an early press the state may not have the text typed before hydration yet.
    const wish = field.current?.value ?? description
    await generator.generate({ description: wish, model, category })
    if (wish.trim() === '') field.current?.focus()
  }
  const stopWaiting = () => {
    generator.stopWaiting()
    // The button that was pressed goes away.
    field.current?.focus()
  }
  const submitByKey = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void submit()
  }

  return (
    <form
      className="grid gap-4 p-5 sm:p-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field isBad={Boolean(fieldProblem)}>
        <label htmlFor={`${id}-want`}>What do you want to achieve?</label>
        <TextArea
          ref={field}
          id={`${id}-want`}
          name="description"
          rows={5}
          placeholder={example}
          value={description}
          aria-invalid={fieldProblem !== undefined}
          aria-describedby={`${id}-hint${fieldProblem ? ` ${id}-problem` : ''}`}
          onChange={(event) => {
            setDescription(event.target.value)
            if (problem) generator.clearProblem()
          }}
          onKeyDown={submitByKey}
        />
        {fieldProblem && (
          <FieldError id={`${id}-problem`}>
            <TriangleAlert className="i" aria-hidden />
            {fieldProblem}
          </FieldError>
        )}
      </Field>
      <div
        className={`grid items-end gap-4 ${defaultModel ? 'sm:grid-cols-[1fr_auto]' : 'grid-cols-2 lg:grid-cols-[1fr_1fr_auto]'}`}
      >
        {!defaultModel && (
          <Field>
            <label htmlFor={`${id}-model`}>AI Model</label>
            <Select
              ref={modelField}
              id={`${id}-model`}
              value={model}
              onChange={(event) => setModel(event.target.value as ModelId)}
            >
              {MODELS.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field>
          <label htmlFor={`${id}-category`}>Category</label>
          <Select
            ref={categoryField}
            id={`${id}-category`}
            value={category}
            onChange={(event) => setCategory(event.target.value as CategoryId)}
          >
            {CATEGORY_IDS.map((option) => (
              <option key={option} value={option}>
                {categoryLabel(option)}
              </option>
            ))}
          </Select>
        </Field>
        <ButtonRow className={`mt-0 max-sm:*:flex-auto ${defaultModel ? '' : 'max-lg:col-span-2'}`}>
          <Button
            look="primary"
            size="big"
            className="min-w-[11.5rem]"
            type="submit"
            aria-disabled={isGenerating}
            aria-busy={isGenerating}
          >
            {isGenerating ? (
              <>
                Generating
                {!isLate && <Dots />}
              </>
            ) : (
              'Generate Prompt'
            )}
          </Button>
          {result && (
            <Button size="big" onClick={() => generator.setTab('result')}>
              View Results
            </Button>
          )}
        </ButtonRow>
      </div>
      <p className="text-small leading-normal text-ink-muted" id={`${id}-hint`}>
        Leave out names and addresses: your text may be sent to an AI provider. <CharacterCount text={description} />
      </p>
      {/* Below the button, which must not move when these appear. */}
      <div className="grid justify-items-start gap-3">
        {problem?.field === 'service' && <Notice>{problem.message}</Notice>}
        <span className="sr-only" role="status">
          {isGenerating && !isLate ? 'Generating your prompt' : ''}
        </span>
        <div role="status">
          {isLate && <LateNotice label="Build a prompt in my browser instead" onStop={stopWaiting} />}
        </div>
        {suggested && suggested !== category && (
          <Chip className="border-marker-line bg-marker-soft text-on-marker-soft" onClick={takeCategory}>
            Looks like {categoryLabel(suggested).toLowerCase()}: use it
          </Chip>
        )}
        <PromptScore text={description} kind={descriptionKind(model)} />
        {Helper && <Helper description={description} onChange={setDescription} />}
        {TEXT_MODELS.has(model) && mayBeShort && (
          <Suspense>
            <ShortQuestions description={description} onChange={setDescription} />
          </Suspense>
        )}
        {!isDraftKept && (
          <Notice look="bad" role="alert">
            {DRAFT_NOT_KEPT}
          </Notice>
        )}
      </div>
    </form>
  )
}
