import { createTailwindMerge } from 'tailwind-merge'

const isAny = () => true
const isArbitrary = (value: string) => value.startsWith('[')
const isColour = (value: string) => !/^(\[|size|position|no-repeat|gradient|linear|none)/.test(value)

const SIDES = { x: ['l', 'r'], y: ['t', 'b'] }

/** The groups of a box property for all its sides: `p`, `px`, `pl`. */
const boxGroups = (name: string) =>
  Object.fromEntries(['', 'x', 'y', 't', 'r', 'b', 'l'].map((side) => [name + side, [{ [name + side]: [isAny] }]]))

/** The groups that a box property for several sides overrides. */
const boxConflicts = (name: string) => ({
  [name]: ['x', 'y', 't', 'r', 'b', 'l'].map((side) => name + side),
  [`${name}x`]: SIDES.x.map((side) => name + side),
  [`${name}y`]: SIDES.y.map((side) => name + side),
})

/**
 * Joins class names. If two utilities set the same property, the later one wins, so callers can override a component.
 * Covers only what our components use; the library's full table would add 6 kB to every page.
 */
export const cn = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    display: ['block', 'inline-block', 'flex', 'inline-flex', 'grid', 'inline-grid', 'hidden'],
    ...boxGroups('p'),
    ...boxGroups('m'),
    size: [{ size: [isAny] }],
    'min-h': [{ 'min-h': [isAny] }],
    'max-h': [{ 'max-h': [isAny] }],
    h: [{ h: [isAny] }],
    'min-w': [{ 'min-w': [isAny] }],
    'max-w': [{ 'max-w': [isAny] }],
    w: [{ w: [isAny] }],
    gap: [{ gap: [isAny] }],
    wrap: [{ flex: ['wrap', 'nowrap'] }],
    overflow: [{ overflow: ['auto', 'hidden', 'visible'] }],
    font: [{ font: ['serif', 'sans', 'mono', 'display'] }],
    leading: [{ leading: [isAny] }],
    'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
    'text-wrap': [{ text: ['pretty', 'balance', 'wrap', 'nowrap'] }],
    'text-size': [
      { text: ['display', 'title', 'heading', 'subheading', 'lede', 'prompt', 'sheet', 'numeral', 'reading'] },
      { text: ['body', 'ui', 'small', isArbitrary] },
    ],
    'text-colour': [{ text: [isAny] }],
    'border-width': [{ border: ['', '0', '2', 't', 'r', 'b', 'l', 'x', 'y'] }],
    'border-colour': [{ border: [isAny] }],
    'background-colour': [{ bg: [isColour] }],
  },
  conflictingClassGroups: { ...boxConflicts('p'), ...boxConflicts('m'), size: ['h', 'w'] },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['after', 'before', 'placeholder', '*', '**'],
}))
