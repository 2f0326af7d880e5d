import {
  BookOpen,
  Brain,
  CalendarDays,
  ChartColumn,
  Compass,
  Feather,
  Heart,
  Laptop,
  Leaf,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  Moon,
  Mountain,
  PenLine,
  Sparkle,
  Target,
  Users,
  Wallet,
  Workflow,
} from 'lucide-react'
import type { GroupIcon } from '@/content/schema'

const ICONS: Record<GroupIcon, LucideIcon> = {
  book: BookOpen,
  brain: Brain,
  calendar: CalendarDays,
  chart: ChartColumn,
  compass: Compass,
  feather: Feather,
  heart: Heart,
  laptop: Laptop,
  leaf: Leaf,
  lightbulb: Lightbulb,
  megaphone: Megaphone,
  message: MessageCircle,
  moon: Moon,
  mountain: Mountain,
  pen: PenLine,
  sparkle: Sparkle,
  target: Target,
  users: Users,
  wallet: Wallet,
  workflow: Workflow,
}

/** The drawing beside a group's title. */
export function GroupIconMark({ icon }: { icon: GroupIcon }) {
  const Icon = ICONS[icon]
  return <Icon className="i size-5.5 text-accent" aria-hidden />
}
