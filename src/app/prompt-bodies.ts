import type { DailyPage, GroupedPage, ThemedPage } from '@/content/schema'
import type { Module } from './route-kit'

/** The bodies of the pages of prompts, by their name in `content/prompt-pages.ts`; a chunk each. */
export const THEMED: Record<string, () => Module<ThemedPage>> = {
  'themed/adults': () => import('@/content/pages/themed/adults'),
  'themed/adventure-prompts-for-young-writers': () =>
    import('@/content/pages/themed/adventure-prompts-for-young-writers'),
  'themed/creative-journal-prompts-for-self-reflection': () =>
    import('@/content/pages/themed/creative-journal-prompts-for-self-reflection'),
  'themed/daily-writing-prompts-for-students': () =>
    import('@/content/pages/themed/daily-writing-prompts-for-students'),
  'themed/dark-fantasy-prompts-for-adults': () => import('@/content/pages/themed/dark-fantasy-prompts-for-adults'),
  'themed/fantasy': () => import('@/content/pages/themed/fantasy'),
  'themed/fantasy-writing-prompts-for-beginners': () =>
    import('@/content/pages/themed/fantasy-writing-prompts-for-beginners'),
  'themed/fun-creative-prompts-for-kids': () => import('@/content/pages/themed/fun-creative-prompts-for-kids'),
  'themed/funny-writing-prompts-for-adults': () => import('@/content/pages/themed/funny-writing-prompts-for-adults'),
  'themed/gratitude': () => import('@/content/pages/themed/gratitude'),
  'themed/horror-writing-prompts-for-middle-school': () =>
    import('@/content/pages/themed/horror-writing-prompts-for-middle-school'),
  'themed/inspirational-journal-prompts-for-gratitude': () =>
    import('@/content/pages/themed/inspirational-journal-prompts-for-gratitude'),
  'themed/memoir-writing-prompts-for-adults': () => import('@/content/pages/themed/memoir-writing-prompts-for-adults'),
  'themed/prompt-ideas-for-dystopian-fiction': () =>
    import('@/content/pages/themed/prompt-ideas-for-dystopian-fiction'),
  'themed/romance-writing-prompts-for-novels': () =>
    import('@/content/pages/themed/romance-writing-prompts-for-novels'),
  'themed/romantic-dialogue-prompts': () => import('@/content/pages/themed/romantic-dialogue-prompts'),
  'themed/romantic-writing-prompts-for-teens': () =>
    import('@/content/pages/themed/romantic-writing-prompts-for-teens'),
  'themed/sci-fi-dialogue-prompts': () => import('@/content/pages/themed/sci-fi-dialogue-prompts'),
  'themed/sci-fi-story-starters-for-adults': () => import('@/content/pages/themed/sci-fi-story-starters-for-adults'),
  'themed/sci-fi-writing-prompts-for-beginners': () =>
    import('@/content/pages/themed/sci-fi-writing-prompts-for-beginners'),
  'themed/self-reflection': () => import('@/content/pages/themed/self-reflection'),
  'themed/short-story': () => import('@/content/pages/themed/short-story'),
  'themed/short-story-prompts-about-love': () => import('@/content/pages/themed/short-story-prompts-about-love'),
  'themed/silly-writing-prompts-for-teens': () => import('@/content/pages/themed/silly-writing-prompts-for-teens'),
  'themed/spooky-writing-prompts-for-halloween': () =>
    import('@/content/pages/themed/spooky-writing-prompts-for-halloween'),
  'themed/teens': () => import('@/content/pages/themed/teens'),
}

export const GROUPED: Record<string, () => Module<GroupedPage>> = {
  'grouped/ai-workflow-prompts': () => import('@/content/pages/grouped/ai-workflow-prompts'),
  'grouped/business-prompts': () => import('@/content/pages/grouped/business-prompts'),
  'grouped/creative-writing-prompts': () => import('@/content/pages/grouped/creative-writing-prompts'),
  'grouped/journal-prompts': () => import('@/content/pages/grouped/journal-prompts'),
  'grouped/marketing-prompts': () => import('@/content/pages/grouped/marketing-prompts'),
  'grouped/personal-growth-prompts': () => import('@/content/pages/grouped/personal-growth-prompts'),
  'grouped/productivity-prompts': () => import('@/content/pages/grouped/productivity-prompts'),
  'grouped/writing-prompts': () => import('@/content/pages/grouped/writing-prompts'),
}

export const DAILY: () => Module<DailyPage> = () => import('@/content/pages/daily')
