import type { ModelId } from '@contracts/models.ts'
import * as Tabs from '@radix-ui/react-tabs'
import { lazy, Suspense } from 'react'
import { useGenerator } from '../model/use-generator'
import { GeneratorForm } from './generator-form'
import { History } from './history'

interface PromptGeneratorProps {
  /** Presets the AI and hides its select. */
  defaultModel?: ModelId
  /** Placeholder of the description: an honest request in a visitor's words. */
  example: string
}

const loadResultPanel = () => import('./result-panel')
const ResultPanel = lazy(loadResultPanel)

/** The server-assisted generator: a form and its result, one tab each, and the prompts made before on this device. */
export function PromptGenerator({ defaultModel, example }: PromptGeneratorProps) {
  const generator = useGenerator()
  const { tab, setTab, result } = generator
  return (
    // Fetched while one writes, so that it is there with the first result, also where the network has gone by then.
    <div className="generator" onFocus={() => void loadResultPanel().catch(() => undefined)}>
      <Tabs.Root
        className="panel"
        value={tab}
        onValueChange={(value) => setTab(value === 'result' ? 'result' : 'generator')}
      >
        <Tabs.List className="tabs" aria-label="Prompt generator">
          <Tabs.Trigger className="tab" value="generator">
            Generator
          </Tabs.Trigger>
          <Tabs.Trigger className="tab" value="result" disabled={!result}>
            Result
          </Tabs.Trigger>
        </Tabs.List>
        {/* The form stays mounted: what was typed and chosen outlives a look at the result. */}
        <Tabs.Content value="generator" forceMount hidden={tab !== 'generator'}>
          <GeneratorForm generator={generator} defaultModel={defaultModel} example={example} />
        </Tabs.Content>
        <Tabs.Content value="result">
          <Suspense>
            {result && <ResultPanel key={result.id} result={result} onBack={() => setTab('generator')} />}
          </Suspense>
        </Tabs.Content>
      </Tabs.Root>
      <History latestId={result?.id} onRestore={generator.restore} />
    </div>
  )
}
