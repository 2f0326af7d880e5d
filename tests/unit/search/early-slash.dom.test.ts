import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

test('before the page is alive "/" asks for the search, but not where it is text', () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
  document.body.innerHTML = `<template data-scripts></template><i data-entry></i><p tabindex="0">Text</p>
    <input><textarea></textarea><select></select><span contenteditable="plaintext-only">blank</span>
    <div contenteditable="true"><b>bold</b></div>`
  // jsdom does not tell what can be edited.
  for (const element of document.querySelectorAll('[contenteditable], [contenteditable] *'))
    Object.defineProperty(element, 'isContentEditable', { value: true })
  // A script, not a module. What it imports never comes.
  runInThisContext(readFileSync('src/starter.js', 'utf8').replaceAll('import(', 'new Promise(() => {}, '))
  const isSwallowed = (selector: string) => {
    const press = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })
    document.querySelector(selector)?.dispatchEvent(press)
    return press.defaultPrevented
  }
  const fields = ['input', 'textarea', 'select', 'span', 'div', 'b']
  expect([isSwallowed('p'), fields.filter(isSwallowed)]).toEqual([true, []])
})
