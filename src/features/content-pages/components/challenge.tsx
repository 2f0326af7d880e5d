import { Calendar, Download } from 'lucide-react'
import { PromptList } from './prompt-list'

/** The thirty-day challenge. Static markup: ticks and downloads are answered by `actions/handle-action.ts`. */
export function Challenge({ prompts }: { prompts: readonly string[] }) {
  return (
    <div data-challenge>
      <p className="challenge-progress" data-progress="">
        One prompt a day. Tick a day when it is written; this browser remembers.
      </p>
      <div className="btn-row">
        <button className="btn btn-primary" type="button" data-action="pack">
          <Download className="i" aria-hidden />
          Download the 30-day pack
        </button>
        <button className="btn btn-secondary" type="button" data-action="calendar">
          <Calendar className="i" aria-hidden />
          Add to my calendar
        </button>
      </div>
      <PromptList prompts={prompts} isTickable />
    </div>
  )
}
