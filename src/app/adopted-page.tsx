import { type ComponentType, createElement, useEffect, useRef } from 'react'

const HEAD_TAGS =
  'title, meta[name=description], meta[name=keywords], meta[name=robots], link[rel=canonical], meta[property], meta[name^="twitter:"]'

/** Attribute names that React spells otherwise. */
const REACT_NAMES: Record<string, string> = { class: 'className', charset: 'charSet' }

/** The head tags of the page that was served, as React elements: React takes the existing ones over. */
function adoptHead() {
  return [...document.head.querySelectorAll(HEAD_TAGS)].map((tag, index) => {
    const props = Object.fromEntries([...tag.attributes].map(({ name, value }) => [REACT_NAMES[name] ?? name, value]))
    return createElement(tag.localName, { key: index, ...props }, tag.textContent || undefined)
  })
}

/**
 * A component that takes over the markup of a prerendered page as it stands, so that its texts do not
 * travel a second time as script.
 * @param wakeIslands brings the parts to life that do something (`islands.tsx`), where the page has any
 */
export function adoptPage(root: Element, wakeIslands?: (container: Element) => () => void): ComponentType {
  const markup = root.querySelector('[data-static]')?.innerHTML ?? ''
  const head = adoptHead()
  return function AdoptedPage() {
    const container = useRef<HTMLDivElement>(null)
    useEffect(() => (container.current ? wakeIslands?.(container.current) : undefined), [])
    return (
      <>
        {head}
        <div data-static ref={container} dangerouslySetInnerHTML={{ __html: markup }} suppressHydrationWarning />
      </>
    )
  }
}
