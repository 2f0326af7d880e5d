import { expect, test } from 'vitest'
import { createPageStyles } from '../../scripts/build/page-styles.mjs'

const stylesOf = (css: string, markup = '<p class="note">Hi</p>') => createPageStyles(css)(markup)

test('a page keeps what its own tags, classes and states can be touched by', async () => {
  const css =
    '.note{color:red}.other{color:blue}p[hidden]{display:none}section{margin:0}html[data-theme=dark]{color:#fff}'
  const own = await stylesOf(css)
  expect(own).toContain('.note')
  expect(own).toContain('[hidden]')
  expect(own).toContain('data-theme')
  expect(own).not.toMatch(/other|section/)
})

test('what only a visitor’s sign can bring about comes with the whole sheet', async () => {
  const css =
    '.note:hover,.note:focus-visible{color:red}p:active,p:focus-within{color:blue}@media print{.note{display:none}}'
  const own = await stylesOf(css)
  expect(own).toContain('.note:focus-visible')
  expect(own).not.toMatch(/hover|active|within|print/)
})

test('custom properties, animations and registrations that nothing reads are left out', async () => {
  const css = `:root{--used:1px;--unused:2px}.note{margin:var(--used);animation:a 1s;width:var(--kept)}
    @keyframes a{to{opacity:0}}@keyframes b{to{opacity:1}}
    @property --kept{syntax:"*";inherits:false}@property --gone{syntax:"*";inherits:false}`
  const own = await stylesOf(css)
  expect(own).toMatch(/--used:1px/)
  expect(own).toContain('@keyframes a')
  expect(own).toContain('@property --kept')
  expect(own).not.toMatch(/--unused|@keyframes b|--gone/)
})

test('the stand-ins for registered properties stay where one is registered, and go where none is', async () => {
  const layer = '@layer properties{@supports (a:b){*{--kept:initial}}}'
  const registered = `${layer}.note{width:var(--kept)}@property --kept{syntax:"*";inherits:false}`
  expect(await stylesOf(registered)).toContain('@layer properties')
  expect(await stylesOf(`${layer}.note{width:1px}`)).not.toContain('@layer properties')
})

test('parts of form fields are dressed where a page has fields', async () => {
  const css = '.note{color:red}::placeholder{opacity:1}::-webkit-details-marker{display:none}'
  expect(await stylesOf(css)).not.toContain('::placeholder')
  expect(await stylesOf(css, '<p class="note"><input type="text"></p>')).toContain('::placeholder')
})

test('an attribute is known by its name in any case', async () => {
  const css = '.slot[contenteditable]{cursor:text}'
  expect(await stylesOf(css, '<span class="slot" contentEditable="true">x</span>')).toContain('cursor')
  expect(await stylesOf(css, '<span class="slot">x</span>')).not.toContain('cursor')
})

test('a class is not an attribute of the same name, nor a value', async () => {
  const css = '.fill{color:red}.tick{color:red}[data-action=tick]{color:blue}#fill{color:red}'
  const own = await stylesOf(css, '<svg fill="none" data-action="tick"></svg>')
  expect(own).toBe('[data-action=tick]{color:blue}')
})

test('a rule that asks for a class elsewhere on the page stays where the page has it', async () => {
  const css = 'p:has(.note){color:red}body:has(.dialog:modal) p,p:has(>.a .b){color:blue}'
  expect(await stylesOf(css)).toBe('p:has(.note){color:red}')
  expect(await stylesOf(css, '<p><i class="a"><b class="b"></b></i></p>')).toBe('p:has(>.a .b){color:blue}')
})

test('a fallback stays where the document may not have the property', async () => {
  const css = (property: string) => `${property}.note{font-family:var(--face,Arial,"A, b")}`
  expect(await stylesOf(css('@layer theme{:root,:host{--face:Georgia}}'))).toContain('.note{font-family:var(--face)}')
  for (const property of ['', '.note{--face:Georgia}', '@media (width>1px){:root{--face:Georgia}}']) {
    expect(await stylesOf(css(property))).toContain('.note{font-family:var(--face,Arial,"A, b")}')
  }
})

test('the switch between light and dark keeps its two colours', async () => {
  const css =
    ':root{--light:initial;--dark: ;--ink:var(--light,#000)var(--dark,#fff)}.note{color:var(--ink);fill:var(--light,red)}'
  expect(await stylesOf(css)).toBe(css)
})

test('no empty condition and no comment is left', async () => {
  const css = '/*! a licence */.note{color:red}@supports (a:b){@media (width>=1px){.other{color:blue}}}'
  expect(await stylesOf(css)).toBe('.note{color:red}')
})

test('a prefixed declaration that the minifier wrote twice stands once', async () => {
  const own = await stylesOf('.note{-webkit-hyphens:auto;-webkit-hyphens:auto;hyphens:auto}')
  expect(own).toBe('.note{-webkit-hyphens:auto;hyphens:auto}')
})
