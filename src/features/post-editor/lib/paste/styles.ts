/** Declarations of a style, by property. */
export type Style = ReadonlyMap<string, string>

const DECLARATION = /([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])+)/g

// Read from the attribute: a browser's own object drops what it does not know, such as Word's `mso-list`.
/** The style attribute of an element, in lower case. */
export function styleOf(element: Element): Style {
  const text = element.getAttribute('style')?.toLowerCase() ?? ''
  return new Map([...text.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value.trim()]))
}

const RULE = /([^{}]+)\{([^{}]*)\}/g
const CLASS_SELECTOR = /^(\w*)\.([\w-]+)$/

/** Writes what a document's own style sheets say of classes into the elements: programs of Apple's put all of it there. */
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

/** The size of a style's font in points; undefined where it gives none that can be compared. */
export function fontSizeOf(style: Style): number | undefined {
  const [, size, unit] = /([\d.]+)(pt|px)/.exec(style.get('font-size') ?? style.get('font') ?? '') ?? []
  return size === undefined ? undefined : Number(size) * (unit === 'px' ? 0.75 : 1)
}

/** Whether a style makes its text bold, or not bold; undefined where it does neither. */
export function isBold(style: Style): boolean | undefined {
  // The short form ends its weight before the size.
  const weight = style.get('font-weight') ?? style.get('font')?.split(/[\d.]+(?:pt|px|em|%)/)[0] ?? ''
  if (/\bbold(er)?\b|\b[6-9]00\b/.test(weight)) return true
  return /\b(normal|lighter|[1-5]00)\b/.test(weight) ? false : undefined
}

/** Whether a style slants its text, or sets it upright; undefined where it does neither. */
export function isItalic(style: Style): boolean | undefined {
  const slant = style.get('font-style') ?? style.get('font') ?? ''
  if (/\b(italic|oblique)\b/.test(slant)) return true
  return style.get('font-style') === 'normal' ? false : undefined
}

/** Whether a style's font is one of a typewriter; undefined where it names none. */
export function isMonospaced(style: Style): boolean | undefined {
  const family = style.get('font-family') ?? ''
  if (family === '' || family === 'inherit') return undefined
  return /\b(courier|consolas|menlo|monaco|monospace|roboto mono|source code)/.test(family)
}
