/** The drawing of a category: its file in `public/plates`, and what it shows. */
export const DRAWINGS: Readonly<Record<string, { readonly name: string; readonly alt: string }>> = {
  '/creative-writing-prompts': { name: 'lighthouse', alt: 'A lighthouse at night, its lamp lit.' },
  '/writing-prompts': { name: 'notebook', alt: 'An open notebook, a pencil and a cup of coffee.' },
  '/ai-prompts': { name: 'typewriter', alt: 'A typewriter; on its sheet a blank between brackets.' },
  '/journal-prompts': { name: 'lamp', alt: 'A diary under a lamp, a night window behind it.' },
  '/business-prompts': { name: 'shopfront', alt: 'A small shop with a striped awning.' },
  '/marketing-prompts': { name: 'poster', alt: 'An advertising column with a ladder and a bucket of paste.' },
  '/productivity-prompts': { name: 'pigeonholes', alt: 'A rack of pigeonholes, some with letters in them.' },
  '/ai-workflow-prompts': { name: 'points', alt: 'A railway track that forks, with a signal and a lever.' },
  '/personal-growth-prompts': { name: 'sapling', alt: 'A young tree in a pot on a window sill.' },
}
