/** Declarations of a style by property. */
export type Style = ReadonlyMap<string, string>

const DECLARATION = /([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])+)/g

// Reads the attribute, because `element.style` drops unknown properties such as Word's `mso-list`.
/** The style attribute of an element, in lower case. */
export function styleOf(element: Element): Style {
  const text = element.getAttribute('style')?.toLowerCase() ?? ''
  return new Map([...text.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value.trim()]))
}

const RULE = /([^{}]+)\{([^{}]*)\}/g
const CLASS_SELECTOR = /^(\w*)\.([\w-]+)$/

/** Inlines a document's class styles into its elements; Apple's programs put all styles there. */
export function inlineClassRules(document: Document): void {
  const rules = new Map<string, string>()
  for (const sheet of document.querySelectorAll('style')) {
    const text = (sheet.textContent ?? '').replace(/<!--|-->|\/\*.*?\*\//gs, '')
    for (const [, selectors = '', declarations = ''] of text.matchAll(RULE)) {
      for (const selector of selectors.split(',')) {
        if (CLASS_SELECTOR.test(selector.trim())) rules.set(selector.trim(), declarations)
      }
    }
  }
  if (rules.size === 0) return
  for (const element of document.querySelectorAll('[class]')) {
    const found = [...element.classList].flatMap((name) => [
      rules.get(`.${name}`) ?? [],
      rules.get(`${element.localName}.${name}`) ?? [],
    ])
    if (found.length > 0) element.setAttribute('style', [...found.flat(), element.getAttribute('style')].join(';'))
  }
}

/** The font size of a style in points; undefined if there is none or it is relative. */
export function fontSizeOf(style: Style): number | undefined {
  const [, size, unit] = /([\d.]+)(pt|px)/.exec(style.get('font-size') ?? style.get('font') ?? '') ?? []
  return size === undefined ? undefined : Number(size) * (unit === 'px' ? 0.75 : 1)
}

/** Whether a style sets bold or normal weight; undefined if neither. */
export function isBold(style: Style): boolean | undefined {
  // In the `font` shorthand, the weight comes before the size.
  const weight = style.get('font-weight') ?? style.get('font')?.split(/[\d.]+(?:pt|px|em|%)/)[0] ?? ''
  if (/\bbold(er)?\b|\b[6-9]00\b/.test(weight)) return true
  return /\b(normal|lighter|[1-5]00)\b/.test(weight) ? false : undefined
}

/** Whether a style sets italic or upright; undefined if neither. */
export function isItalic(style: Style): boolean | undefined {
  const slant = style.get('font-style') ?? style.get('font') ?? ''
  if (/\b(italic|oblique)\b/.test(slant)) return true
  return style.get('font-style') === 'normal' ? false : undefined
}

/** Whether a style's font is monospaced; undefined if it names none. */
export function isMonospaced(style: Style): boolean | undefined {
  const family = style.get('font-family') ?? ''
  if (family === '' || family === 'inherit') return undefined
  return /\b(courier|consolas|menlo|monaco|monospace|roboto mono|source code)/.test(family)
}
