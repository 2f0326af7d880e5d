import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'

// The tokens of the site, by role, and Tailwind's names for them: `bg-paper`, `text-heading`, `shadow-sheet`.
// A colour has its light and its dark value here and nowhere else.

const colours = {
  paper: 'light-dark(#f6f4ec, #1b1713)',
  'paper-raised': 'light-dark(#fffefa, #27211a)',
  'paper-sunk': 'light-dark(#ebe8dc, #130f0b)',
  ink: 'light-dark(#1a1915, #f1eadb)',
  'ink-soft': 'light-dark(#3f3c34, #d3cab8)',
  'ink-muted': 'light-dark(#615d52, #aaa18f)',
  rule: 'light-dark(#d9d4c5, #3a352a)',
  'rule-strong': 'light-dark(#857f70, #80786a)',
  'margin-line': 'light-dark(#a9c1ac, #2f4a3a)',
  perforation: 'light-dark(#b9b3a2, #575040)',

  accent: 'light-dark(#15523a, #8ccaa4)',
  'accent-strong': 'light-dark(#0c3a28, #aadcbc)',
  'accent-soft': 'light-dark(#dfe9da, #1a2720)',
  'accent-fill': 'light-dark(#15523a, #2f7b58)',
  'accent-fill-strong': 'light-dark(#0c3a28, #2a7150)',
  'on-accent': 'light-dark(#fffefa, #fffdf6)',

  marker: 'light-dark(#ffdf3d, #e9c53f)',
  'marker-soft': 'light-dark(#fff2a8, #473c14)',
  'marker-swipe': 'light-dark(#ffdf3d, #6f5814)',
  'marker-line': 'light-dark(#e0b400, #e9c53f)',
  'on-marker': 'light-dark(#1a1915, #191713)',
  'on-marker-soft': 'light-dark(#1a1915, #f7e7ae)',

  danger: 'light-dark(#9f2417, #f39c8e)',
  'danger-strong': 'light-dark(#7b170d, #ffb9ae)',
  'danger-soft': 'light-dark(#f7e2da, #3c1f19)',
  'danger-fill': 'light-dark(#9f2417, #c04a38)',
  'danger-fill-strong': 'light-dark(#7b170d, #ad3f2e)',
  'on-danger': 'light-dark(#fffefa, #fffdf6)',

  focus: 'light-dark(#15523a, #e9c53f)',
  scrim: 'light-dark(rgb(26 25 21 / 0.42), rgb(0 0 0 / 0.62))',
  'shadow-tint': 'light-dark(rgb(58 48 22 / 0.16), rgb(0 0 0 / 0.5))',
  /** The paper of our drawings, whose ink is dark in both themes. */
  drawing: 'light-dark(#f1ecde, #d9d1bd)',
  lamp: 'light-dark(rgb(255 254 250 / 0), rgb(233 197 63 / 0.05))',
}

/** Sizes that grow with the window, from a phone to a desktop. */
const texts = {
  display: 'clamp(2.5rem, 1.66rem + 3.74vw, 4.5rem)',
  title: 'clamp(2.2rem, 1.63rem + 2.56vw, 3.5rem)',
  heading: 'clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem)',
  subheading: 'clamp(1.25rem, 1.18rem + 0.32vw, 1.4375rem)',
  lede: 'clamp(1.1875rem, 1.11rem + 0.35vw, 1.375rem)',
  prompt: 'clamp(1.1875rem, 1.09rem + 0.44vw, 1.4375rem)',
  sheet: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.5625rem)',
  numeral: 'clamp(2.125rem, 1.36rem + 3.4vw, 4rem)',
  reading: 'clamp(1.125rem, 1.07rem + 0.24vw, 1.25rem)',
  body: '1.0625rem',
  ui: '0.9375rem',
  small: '0.8125rem',
}

const leads = { display: '1.02', title: '1.08', heading: '1.16', prompt: '1.46', reading: '1.62', ui: '1.45' }
const tracks = { display: '-0.028em', title: '-0.02em', heading: '-0.012em' }

/** Beside Tailwind's own steps of a quarter rem. */
const spaces = {
  section: 'clamp(3.5rem, 2.4rem + 4.9vw, 7rem)',
  near: 'clamp(2rem, 1.5rem + 2vw, 3.25rem)',
  gutter: 'clamp(1rem, 0.4rem + 2.6vw, 2.5rem)',
  'margin-col': '11rem',
  'margin-gap': '2.25rem',
  /** The least size of what is pressed. */
  target: '2.75rem',
}
const widths = { page: '75rem', measure: '38rem' }

const radii = { sheet: '2px', control: '4px', mark: '0.38em 0.14em 0.42em 0.12em / 0.2em 0.32em 0.16em 0.3em' }
const shadows = {
  sheet: '0 1px 1px var(--shadow-tint), 0 18px 32px -22px var(--shadow-tint)',
  lift: '0 1px 1px var(--shadow-tint), 0 22px 36px -18px var(--shadow-tint)',
  dialog: '0 2px 2px var(--shadow-tint), 0 40px 80px -24px var(--shadow-tint)',
}

const fonts = {
  serif:
    '"Newsreader Variable", "Newsreader Fallback", "Newsreader Fallback Noto", "Newsreader Fallback DejaVu", serif',
  display: '"Newsreader Variable", "Newsreader Display", "Newsreader Display Noto", "Newsreader Display DejaVu", serif',
  sans: '"Geist Variable", "Geist Fallback", "Geist Fallback Roboto", "Geist Fallback DejaVu", sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
}
const times = { quick: '120ms', calm: '180ms' }

type Tokens = Readonly<Record<string, string>>
const entries = (tokens: Tokens, prefix: string) =>
  Object.entries(tokens).map(([name, value]) => [prefix + name, value] as const)

/** The tokens as custom properties, for what the page's own CSS says. */
const properties: Tokens = Object.fromEntries([
  ...entries(colours, '--'),
  ...entries(texts, '--text-'),
  ...entries(leads, '--lead-'),
  ...entries(tracks, '--track-'),
  ...entries(spaces, '--'),
  ...entries(widths, '--'),
  ...entries(radii, '--radius-'),
  ...entries(shadows, '--shadow-'),
  ...entries(fonts, '--font-'),
  ...entries(times, '--'),
  ['--ease', 'cubic-bezier(0.2, 0.7, 0.2, 1)'],
])

/** Tailwind's values, each by its custom property. */
const byName = (tokens: Tokens, prefix = '--'): Record<string, string> =>
  Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(${prefix}${name})`]))

/** Headings bring their line height and letter spacing along. */
const headings = Object.fromEntries(
  (['display', 'title', 'heading'] as const).map((name) => [
    name,
    [`var(--text-${name})`, { lineHeight: `var(--lead-${name})`, letterSpacing: `var(--track-${name})` }],
  ]),
) as Record<string, [string, { lineHeight: string; letterSpacing: string }]>

export default {
  content: ['./src/**/*.{ts,tsx}'],
  theme: {
    colors: { transparent: 'transparent', current: 'currentColor', ...byName(colours) },
    fontFamily: byName(fonts, '--font-'),
    screens: { sm: '40rem', md: '52rem', lg: '64rem', xl: '78rem' },
    extend: {
      fontSize: { ...byName(texts, '--text-'), ...headings },
      lineHeight: byName(leads, '--lead-'),
      letterSpacing: byName(tracks, '--track-'),
      spacing: byName(spaces),
      maxWidth: byName(widths),
      borderRadius: byName(radii, '--radius-'),
      boxShadow: byName(shadows, '--shadow-'),
      transitionDuration: byName(times),
      transitionTimingFunction: { DEFAULT: 'var(--ease)', calm: 'var(--ease)' },
    },
  },
  plugins: [
    plugin((api) =>
      api.addBase({
        ':root': { colorScheme: 'light dark', ...properties },
        '@media (prefers-reduced-motion: reduce)': { ':root': { '--quick': '0ms', '--calm': '0ms' } },
      }),
    ),
  ],
} satisfies Config
