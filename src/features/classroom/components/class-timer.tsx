import { Pause, Play, RotateCcw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/field'
import { clock, type useTimer } from '@/lib/use-timer'

const CHOICES = [1, 3, 5, 8, 10, 15, 20, 25, 30, 40, 45, 60]

interface ClassTimerProps {
  timer: ReturnType<typeof useTimer>
  onChoose: (minutes: number) => void
}

/** A countdown large enough to read from the last row. It makes no sound. */
export function ClassTimer({ timer, onChoose }: ClassTimerProps) {
  const choices = [...new Set([...CHOICES, timer.minutes])].toSorted((a, b) => a - b)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p
        className={`min-w-[3.4em] font-serif text-[clamp(2rem,5vw,3.5rem)] leading-none tabular-nums ${timer.isOver ? 'text-danger' : ''}`}
        role="timer"
        aria-label="Time left"
      >
        {clock(timer.leftMs)}
      </p>
      <Select
        className="w-auto"
        aria-label="Minutes"
        value={timer.minutes}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice} min
          </option>
        ))}
      </Select>
      {timer.isRunning ? (
        <Button onClick={timer.pause}>
          <Pause className="i" aria-hidden />
          Pause
        </Button>
      ) : (
        <Button look="primary" onClick={timer.start}>
          <Play className="i" aria-hidden />
          {timer.isFresh || timer.isOver ? 'Start' : 'Go on'}
        </Button>
      )}
      <Button look="icon" aria-label="Reset the timer" title="Reset the timer" onClick={timer.reset}>
        <RotateCcw className="i" aria-hidden />
      </Button>
      <p className="font-[560] text-danger" role="status">
        {timer.isOver && 'Time is up.'}
      </p>
    </div>
  )
}
