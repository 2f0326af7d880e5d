import type { UnitsPageTexts } from '@/content/unit-schema'

export default {
  metaTitle: 'Writing Units: Five Lessons Each, Ready to Teach | Promptory',
  metaDescription:
    'Twelve writing units for teachers: five lessons each with prompts, minutes, a rubric in pupils’ words, two sample texts with remarks, and standards.',
  title: 'Writing Units',
  description:
    'Five lessons that lead to one text. Each unit has its prompts, a rubric in pupils’ own words, and two sample texts to take apart together.',
} satisfies UnitsPageTexts
