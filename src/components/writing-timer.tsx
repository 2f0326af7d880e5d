import { Pause, Play, RotateCcw } from 'lucide-react'
import { Button, ButtonRow } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { clock, TIMER_MINUTES, useTimer } from '@/lib/use-timer'

/** An optional countdown: folded away, silent, and kept through reloads. */
export function WritingTimer() {
  const timer = useTimer()
  const { minutes, leftMs, isRunning, isOver, isFresh } = timer
  return (
    <>
      <Disclosure>
        <summary>
          A timer, if you want one{' '}
          {!isFresh && <span className="text-ink-muted">({isOver ? 'over' : clock(leftMs)})</span>}
        </summary>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pb-4">
          <p
            className="min-w-18 font-serif text-heading leading-[inherit] tracking-[inherit] tabular-nums"
            role="timer"
            aria-label="Time left"
          >
            {clock(leftMs)}
          </p>
          <ButtonRow look="quiet" role="group" aria-label="Length">
            {TIMER_MINUTES.map((choice) => (
              <Button
                key={choice}
                look="quiet"
                className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
                aria-pressed={minutes === choice}
                onClick={() => timer.choose(choice)}
              >
                {choice} minutes
              </Button>
            ))}
          </ButtonRow>
          <ButtonRow look="quiet">
            {isRunning ? (
              <Button look="quiet" onClick={timer.pause}>
                <Pause className="i" aria-hidden />
                Pause
              </Button>
            ) : (
              <Button look="quiet" onClick={timer.start}>
                <Play className="i" aria-hidden />
                {isFresh || isOver ? 'Start' : 'Go on'}
              </Button>
            )}
            <Button look="quiet" onClick={timer.reset}>
              <RotateCcw className="i" aria-hidden />
              Reset
            </Button>
          </ButtonRow>
        </div>
      </Disclosure>
      {/* Outside the fold, or screen readers would not announce it. */}
      <p className="font-serif text-[1.125rem] not-empty:py-3" role="status">
        {isOver && `${minutes} minutes are over. Finish your sentence; the rest can wait.`}
      </p>
    </>
  )
}
