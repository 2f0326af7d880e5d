import { Pause, Play, RotateCcw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/field'
import { clock, useTimer } from '@/lib/use-timer'

const CHOICES = [1, 3, 5, 8, 10, 15, 20, 25, 30, 40, 45, 60]

/** A countdown that a class can read from the last row. It makes no sound and is kept nowhere. */
export function ClassTimer({ minutes }: { minutes: number }) {
  const timer = useTimer({ usual: minutes, isKept: false })
  const choices = [...new Set([...CHOICES, minutes])].toSorted((a, b) => a - b)
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
        onChange={(event) => timer.choose(Number(event.target.value))}
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
