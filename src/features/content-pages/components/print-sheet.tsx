import type { PrintedPrompt, PrintLayout } from '../lib/print-choice'

const LIST: Record<PrintLayout, string> = {
  cards: 'grid grid-cols-2 gap-[6mm]',
  strips: 'grid',
  worksheet: 'grid',
}
const ITEM: Record<PrintLayout, string> = {
  cards: 'min-h-[55mm] border border-dashed border-[#999] p-[6mm]',
  strips: 'border-b border-dashed border-[#999] py-[5mm]',
  worksheet: 'flex min-h-[245mm] flex-col break-after-page last:break-after-auto',
}

/** Prompts as they stand on paper, black on white: cards and strips to cut out, worksheets with lines to write on. */
export function PrintSheet({ layout, prompts }: { layout: PrintLayout; prompts: readonly PrintedPrompt[] }) {
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
          {layout === 'worksheet' && (
            <div
              className="mt-[6mm] flex-1 bg-[repeating-linear-gradient(#0000_0_calc(9mm-1px),#aaa_calc(9mm-1px)_9mm)] [print-color-adjust:exact]"
              data-lines
            />
          )}
        </li>
      ))}
    </ol>
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
