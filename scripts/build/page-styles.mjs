import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'

// Set and taken away while a page is used, also before its scripts have come.
const DYNAMIC_ATTRIBUTES = [
  'data-theme',
  'data-fonts',
  'data-fresh',
  'data-hydrated',
  'open',
  'hidden',
  'aria-pressed',
  'aria-expanded',
]
const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g
// Nobody hovers, presses or prints without a sign that brings the whole sheet.
const NEEDS_A_SIGN = /:hover|:active|\[data-print/
const PSEUDO_OF_FIELDS = /^::(?:file-selector-button|placeholder|-webkit-(?!details)[\w-]+)$/
const FIELDS = ['input', 'select', 'textarea']
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
    const key = words.join('\n')
    const styles = known.get(key) ?? purge(still, words)
    known.set(key, styles)
    return styles
  }
}

/** Everything in a page's tags that a selector can name. Its texts are left out. */
function wordsOf(markup) {
  const words = new Set(['html', 'body', 'main'])
  for (const [, tag = '', attributes = ''] of markup.matchAll(TAG)) {
    words.add(tag)
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      // React writes some names as its properties are spelt.
      words.add(name.toLowerCase())
      if (name === 'class' || name === 'id') for (const word of value.split(/\s+/)) words.add(word)
      else if (value.length <= 20) words.add(value)
    }
  }
  return [...words].sort()
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
  return root.toString()
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
    content: [{ raw: words.join('\n'), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.split('\n'),
    dynamicAttributes: DYNAMIC_ATTRIBUTES,
    keyframes: true,
    variables: true,
  })
  if (!result) throw new Error('The stylesheet could not be read.')
  const root = postcss.parse(result.css)
  if (!FIELDS.some((field) => words.includes(field))) {
    root.walkRules((rule) => keepSelectors(rule, (selector) => !PSEUDO_OF_FIELDS.test(selector)))
  }
  dropUnusedProperties(root, result.css)
  dropEmptyRules(root)
  return root.toString().trim()
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
