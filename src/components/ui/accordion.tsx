import * as Radix from '@radix-ui/react-accordion'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './class-names'

/** Parts under a heading each, of which one is open at a time. */
export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Radix.Root type="single" collapsible className={cn('border-t border-ink', className)}>
      {children}
    </Radix.Root>
  )
}

interface AccordionItemProps {
  title: string
  /** Level of the heading on its page. */
  level: 2 | 3
  children: ReactNode
}

/** Closed content stays in the document, so it can be indexed, printed, and read without scripts. */
export function AccordionItem({ title, level, children }: AccordionItemProps) {
  const Heading = `h${level}` as const
  return (
    <Radix.Item value={title} className="border-b border-rule print:break-inside-avoid">
      <Radix.Header asChild>
        <Heading className="font-serif text-subheading leading-[1.3] font-medium tracking-normal text-pretty">
          <Radix.Trigger className="group flex w-full cursor-pointer items-baseline justify-between gap-4 py-4.5 text-left hover:text-accent data-waiting:text-accent">
            {title}
            <Plus
              className="i translate-y-[0.15rem] text-ink-muted transition-transform duration-calm ease-calm group-data-[state=open]:rotate-45 group-data-[state=open]:text-accent print:hidden"
              aria-hidden
            />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content
        forceMount
        className="[@media_screen_and_(scripting:enabled)]:data-[state=closed]:hidden [&>p]:max-w-measure [&>p]:pb-6 [&>p]:text-ink-soft"
      >
        {children}
      </Radix.Content>
    </Radix.Item>
  )
}
