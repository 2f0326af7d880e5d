import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { TAB, TAB_ROW } from './tab-buttons'
import { cn } from './class-names'

/** Panels with tabs, of which one is shown. */
export const Tabs = Radix.Root
export const TabPanel = Radix.Content

export function TabList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cn(TAB_ROW, className)} {...props} />
}

export function Tab({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger className={cn(TAB, className)} {...props} />
}
