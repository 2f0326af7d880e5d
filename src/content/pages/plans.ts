import type { PlansPageTexts } from '@/content/schema'

export default {
  metaTitle: 'Plans: From a Goal to Small Steps, With Prompts | Promptory',
  metaDescription:
    'Six plans with an order: a job in four weeks, an essay, a shop’s month of posts, a move, a memoir’s first chapter, a novel in November. Ticks stay here.',
  title: 'Plans',
  description: 'A goal, an order and small steps, each with the prompt that helps. What you tick stays on this device.',
} satisfies PlansPageTexts
