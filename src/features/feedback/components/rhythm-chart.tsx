import { useId } from 'react'
import type { DeviceAnalysis } from '../lib/analyse-on-device'

interface RhythmChartProps {
  analysis: DeviceAnalysis
  /** Whether the analysis is of the revision. */
  isRevised: boolean
}

const BAR = 8
const GAP = 3
const HEIGHT = 72

// Screen readers read each length out up to this count; beyond it, only the summary.
const MAX_LISTED = 60

/** What a Flesch reading ease means, by Flesch's own table in fewer steps. */
function easeLabel(ease: number): string {
  if (ease >= 80) return 'easy'
  if (ease >= 60) return 'plain'
  if (ease >= 50) return 'fairly hard'
  return 'hard'
}

/** The lengths of the sentences as bars, in their order, and a few figures. */
export function RhythmChart({ analysis, isRevised }: RhythmChartProps) {
  const id = useId()
  const { lengths, readability, dialogueShare } = analysis
  if (lengths.length === 0) return null
  const longest = Math.max(...lengths)
  const mean = Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length)
  const width = lengths.length * (BAR + GAP) - GAP
  const summary = `${lengths.length} ${lengths.length === 1 ? 'sentence' : 'sentences'}, ${Math.min(...lengths)} to ${longest} words, ${mean} on average`
  return (
    <figure className="grid gap-2 border-t border-rule pt-4">
      <figcaption className="text-small leading-normal text-ink-muted" id={`${id}-caption`}>
        Rhythm{isRevised ? ' of the revision' : ''}: {summary}.
        {lengths.length <= MAX_LISTED && <span className="sr-only"> In order: {lengths.join(', ')}.</span>}
      </figcaption>
      <svg
        className="h-18 w-full border-b border-rule-strong fill-accent-fill"
        role="img"
        aria-labelledby={`${id}-caption`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        style={{ maxWidth: `${width * 1.5}px` }}
      >
        {lengths.map((length, index) => {
          const height = Math.max((length / longest) * HEIGHT, 2)
          return <rect key={index} x={index * (BAR + GAP)} y={HEIGHT - height} width={BAR} height={height} />
        })}
      </svg>
      <p className="text-small leading-normal text-ink-muted">
        {readability && `Reading ease ${Math.round(readability.ease)} of 100 (${easeLabel(readability.ease)}). `}
        {dialogueShare > 0 && `${Math.round(dialogueShare * 100)} % in direct speech. `}
        Measured on your device.
      </p>
    </figure>
  )
}
