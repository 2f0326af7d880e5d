import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { TAB, TAB_ROW } from './tab-buttons'

/** Panels of which one is shown, each with its tab. */
export const Tabs = Radix.Root
export const TabPanel = Radix.Content

export function TabList({ className = '', ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={`${TAB_ROW} ${className}`} {...props} />
}

export function Tab({ className = '', ...props }: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger className={`${TAB} ${className}`} {...props} />
}
