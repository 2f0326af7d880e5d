/** What axe asks of every page. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Of a long list the first are looked at: the others are of the same make. */
export const REST_OF_LIST = '.prompts > li:nth-child(n + 9)'

/** What is different in the dark theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
