import type { CategoryId } from '@contracts/categories.ts'
import type { ModelId } from '@contracts/models.ts'
import { type ComponentProps, useRef } from 'react'
import { PANEL } from '@/components/ui/panel'
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs'
import { useGenerator } from '../lib/use-generator'
import { GeneratorForm } from './generator-form'
import { History } from './history'
import { useResultPanel } from './use-result-panel'

interface PromptGeneratorProps {
  /** Presets the AI and hides its select. */
  defaultModel?: ModelId
  /** The category that is chosen at first. */
  defaultCategory?: CategoryId
  /** Placeholder of the description: an honest request in a visitor's words. */
  example: string
  /** What the visitor came to write about. */
  about?: string | undefined
  helper?: ComponentProps<typeof GeneratorForm>['helper']
}

/** The server-assisted generator: a form and its result, one tab each, and the prompts made before on this device. */
export function PromptGenerator({ defaultModel, defaultCategory, example, about, helper }: PromptGeneratorProps) {
  const generator = useGenerator()
  const { setTab, missResult, result } = generator
  const [ResultPanel, fetchAhead] = useResultPanel(generator.tab === 'result', missResult)
  // Keeps the form until the result's code has loaded, or the page would collapse and expand while it is read.
  const tab = ResultPanel ? generator.tab : 'generator'
  const formTab = useRef<HTMLButtonElement>(null)

  // The result goes away with the button that was pressed.
  const returnToForm = () => {
    setTab('generator')
    formTab.current?.focus()
  }

  return (
    // Loads everything while the visitor writes, so it is ready for the first request even if the network is gone.
    <div className="scroll-mt-4" data-generator onFocus={fetchAhead}>
      <Tabs
        className={`${PANEL} flex flex-col`}
        value={tab}
        onValueChange={(value) => setTab(value === 'result' ? 'result' : 'generator')}
      >
        <TabList className="px-2" aria-label="Prompt generator">
          <Tab ref={formTab} value="generator">
            Generator
          </Tab>
          <Tab value="result" disabled={!result}>
            Result
          </Tab>
        </TabList>
        {/* The form stays mounted: what was typed and chosen outlives a look at the result. */}
        <TabPanel value="generator" forceMount hidden={tab !== 'generator'}>
          <GeneratorForm
            generator={generator}
            defaultModel={defaultModel}
            defaultCategory={defaultCategory}
            example={example}
            about={about}
            helper={helper}
          />
        </TabPanel>
        <TabPanel value="result">
          {ResultPanel && result && (
            <ResultPanel key={result.id} result={result} onBack={returnToForm} onChange={generator.change} />
          )}
        </TabPanel>
      </Tabs>
      <History latestId={result?.id} onRestore={generator.restore} />
    </div>
  )
}
