import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'

// Set and taken away while a page is used, also before its scripts have come.
const DYNAMIC_ATTRIBUTES = [
  'data-theme',
  'data-ads',
  'data-fonts',
  'data-os',
  'data-lettered',
  'data-fresh',
  'data-hydrated',
  'open',
  'hidden',
  'aria-pressed',
  'aria-expanded',
]
const LONGEST_VALUE = 20
const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g
// Nobody hovers, presses, moves the focus or prints without a sign that brings the whole sheet.
const NEEDS_A_SIGN = /:hover|:active|:focus-within|\[data-print/
const PSEUDO_OF_FIELDS = /^::(?:file-selector-button|placeholder|-webkit-(?!details)[\w-]+)$/
const FIELDS = ['input', 'select', 'textarea']
// The switch between light and dark is made of these: there the fallback is the value.
const NO_VALUE = /^(?:\s*|initial)$/
const VAR_ALONE = /^var\((--[\w-]+),[^()]*\)$/
const HAS_TWINS = /^-(?:webkit|moz)-/

/**
 * Finds the rules of the site's stylesheet that a page's own markup can be touched by before anybody does anything.
 * The whole sheet comes with the first sign of a visitor, and where there are no scripts.
 * @param {string} css the whole stylesheet
 * @returns {(markup: string) => Promise<string>} the part for one page
 */
export function createPageStyles(css) {
  const still = withoutSigns(css)
  /** @type {Map<string, Promise<string>>} */
  const known = new Map()
  return (markup) => {
    const words = wordsOf(markup)
    // Pages of one kind have the same words.
    const key = JSON.stringify(words)
    const styles = known.get(key) ?? purge(still, words)
    known.set(key, styles)
    return styles
  }
}

/**
 * Everything in a page's tags that a selector can name, each as what it is: a class `fill` is no attribute `fill`.
 * Texts are left out.
 * @returns {import('purgecss').ExtractorResultDetailed}
 */
function wordsOf(markup) {
  const tags = new Set(['html', 'body', 'main'])
  const [classes, ids, names, values] = [new Set(), new Set(), new Set(), new Set()]
  for (const [, tag = '', attributes = ''] of markup.matchAll(TAG)) {
    tags.add(tag)
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      // React writes some names as its properties are spelt.
      names.add(name.toLowerCase())
      const words = value.split(/\s+/)
      if (name === 'class') for (const word of words) classes.add(word)
      else if (name === 'id') ids.add(value)
      else if (value.length <= LONGEST_VALUE) for (const word of [value, ...words]) values.add(word)
    }
  }
  const sorted = (set) => [...set].toSorted((one, other) => (one < other ? -1 : 1))
  return {
    tags: sorted(tags),
    classes: sorted(classes),
    ids: sorted(ids),
    attributes: { names: sorted(names), values: sorted(values) },
    undetermined: [],
  }
}

function withoutSigns(css) {
  const root = postcss.parse(css)
  root.walkComments((comment) => void comment.remove())
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove()
  })
  root.walkRules((rule) => {
    keepSelectors(rule, (selector) => !NEEDS_A_SIGN.test(selector))
    dropRepeatedPrefixes(rule)
  })
  dropUnreachedFallbacks(root)
  return root.toString()
}

/** What `var()` falls back on is never asked for where the document itself has the property. @param {postcss.Root} root */
function dropUnreachedFallbacks(root) {
  const known = new Set()
  root.walkRules((rule) => {
    if (!rule.selectors.includes(':root')) return
    const isConditional = rule.parent?.type === 'atrule' && rule.parent.name !== 'layer'
    if (!isConditional) rule.walkDecls(/^--/, ({ prop, value }) => void (NO_VALUE.test(value) || known.add(prop)))
  })
  root.walkDecls((declaration) => {
    const [, name] = VAR_ALONE.exec(declaration.value) ?? []
    if (known.has(name)) declaration.value = `var(${name})`
  })
}

/** @param {postcss.Rule} rule @param {(selector: string) => boolean} isKept */
function keepSelectors(rule, isKept) {
  const selectors = rule.selectors.filter(isKept)
  if (selectors.length === 0) rule.remove()
  else if (selectors.length < rule.selectors.length) rule.selectors = selectors
}

/** The minifier writes one and the same prefixed declaration several times. @param {postcss.Rule} rule */
function dropRepeatedPrefixes(rule) {
  rule.walkDecls(HAS_TWINS, (declaration) => {
    const next = declaration.next()
    if (next?.type === 'decl' && next.toString() === declaration.toString()) declaration.remove()
  })
}

async function purge(css, words) {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => words,
    dynamicAttributes: DYNAMIC_ATTRIBUTES,
    keyframes: true,
    variables: true,
  })
  if (!result) throw new Error('The stylesheet could not be read.')
  const root = postcss.parse(result.css)
  if (!FIELDS.some((field) => words.tags.includes(field))) {
    root.walkRules((rule) => keepSelectors(rule, (selector) => !PSEUDO_OF_FIELDS.test(selector)))
  }
  // Left alone by PurgeCSS, which does not look inside.
  root.walkRules((rule) => keepSelectors(rule, (selector) => !asksForOtherClasses(selector, words.classes)))
  dropUnusedProperties(root, result.css)
  dropEmptyRules(root)
  return root.toString().trim()
}

/** Whether a selector's `:has()` names a class that is not on the page. */
function asksForOtherClasses(selector, classes) {
  const asked = [...selector.matchAll(/:has\(([^()]*)\)/g)].flatMap(
    ([, inner = '']) => inner.match(/(?<=\.)[\w-]+/g) ?? [],
  )
  return asked.some((name) => !classes.includes(name))
}

/** Takes out the registrations of custom properties that no rule is left to read, and what stands in for them. */
function dropUnusedProperties(root, css) {
  let isNeeded = false
  root.walkAtRules('property', (rule) => {
    if (css.includes(`var(${rule.params}`)) isNeeded = true
    else rule.remove()
  })
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties' && !isNeeded) rule.remove()
  })
}

function dropEmptyRules(container) {
  for (const node of [...container.nodes]) {
    if (node.type !== 'atrule' || !node.nodes) continue
    dropEmptyRules(node)
    if (node.nodes.length === 0) node.remove()
  }
}
