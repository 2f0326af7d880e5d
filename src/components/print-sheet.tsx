/** Layouts for printed prompts. */
export const PRINT_LAYOUTS = {
  cards: 'Cards',
  strips: 'Strips',
  worksheet: 'Worksheets',
} as const

export type PrintLayout = keyof typeof PRINT_LAYOUTS

/** A prompt as it is printed. */
export interface PrintedPrompt {
  readonly number: number
  readonly title: string
  readonly text: string
}

/** The lines to write on: how far apart they are, in millimetres; 0 for none. */
export const LINES = { usual: 9, wide: 14, none: 0 } as const

export type Lines = keyof typeof LINES

// More lines than fit on a page; the rest is cut off.
const MOST_LINES = 40

const LIST: Record<PrintLayout, string> = {
  cards: 'grid grid-cols-2 gap-[6mm]',
  strips: 'grid',
  worksheet: 'grid',
}
const ITEM: Record<PrintLayout, string> = {
  cards: 'min-h-[55mm] border border-dashed border-[#999] p-[6mm]',
  strips: 'border-b border-dashed border-[#999] py-[5mm]',
  // Fits A4 and Letter with margins of an inch.
  worksheet: 'flex min-h-[228mm] flex-col break-after-page last:break-after-auto',
}

interface PrintSheetProps {
  layout: PrintLayout
  prompts: readonly PrintedPrompt[]
  /** Lines of worksheets. */
  lines?: Lines
}

/** Prompts as they stand on paper, black on white: cards and strips to cut out, worksheets with lines to write on. */
export function PrintSheet({ layout, prompts, lines = 'usual' }: PrintSheetProps) {
  return (
    <ol className={`bg-[white] font-serif text-[11pt] leading-normal text-[black] ${LIST[layout]}`}>
      {prompts.map(({ number, title, text }) => (
        <li key={number} className={`break-inside-avoid ${ITEM[layout]}`}>
          {layout === 'worksheet' && (
            <p className="mb-[8mm] flex gap-[6mm] font-sans text-[10pt]">
              <Blank label="Name" className="flex-1" />
              <Blank label="Date" className="w-[45mm]" />
            </p>
          )}
          <p className="mb-[2mm] font-sans text-[10pt] font-[560]">{title}</p>
          <p className="whitespace-pre-line">{text}</p>
          {layout === 'worksheet' && LINES[lines] > 0 && <WritingLines distance={LINES[lines]} />}
        </li>
      ))}
    </ol>
  )
}

/** Borders, not a background: browsers leave backgrounds out when they print. @param distance in millimetres */
function WritingLines({ distance }: { distance: number }) {
  return (
    <div className="relative mt-[6mm] flex-1 overflow-hidden" data-lines>
      <div className="absolute inset-x-0 top-0">
        {Array.from({ length: MOST_LINES }, (_, index) => (
          <div key={index} className="border-b border-[#aaa]" style={{ height: `${distance}mm` }} />
        ))}
      </div>
    </div>
  )
}

function Blank({ label, className }: { label: string; className: string }) {
  return (
    <span className={`flex items-end gap-[2mm] ${className}`}>
      {label}
      <span className="flex-1 border-b border-[black]" />
    </span>
  )
}
