import { LOCAL_TYPING_DELAY_MS } from '@contracts/local-generator.ts'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { inputsOfAddress, writeAddress } from './address'
import { draftOf, keepDraft, readDraft } from './draft'
import { DEFAULT_INPUTS, type LocalInputs, readInputs } from './inputs'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

type Texts = Pick<LocalInputs, 'topic' | 'keywords'>

const textsOf = ({ topic, keywords }: LocalInputs): Texts => ({ topic, keywords })

/** What the visitor changed before hydration: the fields that differ from their prerendered values. */
function changedEarly(form: HTMLFormElement | null): Partial<LocalInputs> {
  if (!form) return {}
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const found = readInputs(new URLSearchParams(texts).toString())
  const whole = { ...found, ...Object.fromEntries(texts.filter(([name]) => name === 'topic' || name === 'keywords')) }
  return Object.fromEntries(
    Object.entries(whole).filter(([name, value]) => value !== DEFAULT_INPUTS[name as keyof LocalInputs]),
  )
}

/**
 * The inputs, kept in the page's address and in this tab. They start with the prerendered defaults and take over the
 * address before the first paint.
 * @returns `inputs` as in the form; `settled`, whose topic and keywords follow after half a second without typing
 */
export function useInputs(form: RefObject<HTMLFormElement | null>) {
  const [inputs, setInputs] = useState(DEFAULT_INPUTS)
  const [texts, setTexts] = useState(textsOf(DEFAULT_INPUTS))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The latest inputs, for what happens between two renders.
  const latest = useRef(DEFAULT_INPUTS)
  const path = useRef<string>(undefined)

  const show = useCallback((next: LocalInputs) => {
    clearTimeout(timer.current)
    latest.current = next
    setInputs(next)
    setTexts(textsOf(next))
  }, [])

  /** Puts everything where it outlives the page, without waiting for the typing to end. */
  const save = useCallback(() => {
    keepDraft(latest.current)
    writeAddress(latest.current, 'replace')
  }, [])

  useBrowserLayoutEffect(() => {
    const { pathname } = window.location
    path.current = pathname
    const take = (next: LocalInputs) => {
      show(next)
      save()
    }
    const early = changedEarly(form.current)
    take({ ...(inputsOfAddress() ?? readDraft() ?? DEFAULT_INPUTS), ...early })

    const onStep = () => {
      // On the way to another page the address changes first; a fragment may name a place of this one.
      if (window.location.pathname !== pathname) return
      const asked = inputsOfAddress()
      if (asked) take(asked)
      else if (window.location.hash === '') take(draftOf('') ?? DEFAULT_INPUTS)
    }
    // A link to this same page changes the address without an event. If it has no inputs, nothing changes.
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('a')) return
      const { href } = window.location
      setTimeout(() => {
        if (window.location.pathname === pathname && window.location.href !== href) {
          take(inputsOfAddress() ?? latest.current)
        }
      })
    }
    const onLeave = () => window.location.pathname === pathname && save()
    window.addEventListener('popstate', onStep)
    window.addEventListener('pagehide', onLeave)
    document.addEventListener('click', onClick, true)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('popstate', onStep)
      window.removeEventListener('pagehide', onLeave)
      document.removeEventListener('click', onClick, true)
    }
  }, [form, show, save])

  const change = (part: Partial<LocalInputs>) => {
    const next = { ...latest.current, ...part }
    latest.current = next
    setInputs(next)
    // What is typed is kept at once; the address and the prompt wait for a pause.
    keepDraft(next)
    if (part.topic === undefined && part.keywords === undefined) {
      writeAddress({ ...next, ...texts }, 'replace')
      return
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setTexts(textsOf(latest.current))
      // On the way to another page the address changes first.
      if (window.location.pathname === path.current) writeAddress(latest.current, 'replace')
    }, LOCAL_TYPING_DELAY_MS)
  }

  /** Restores the defaults. The browser's Back undoes it. */
  const reset = () => {
    save()
    show(DEFAULT_INPUTS)
    writeAddress(DEFAULT_INPUTS, 'push')
    keepDraft(DEFAULT_INPUTS)
  }

  const settled: LocalInputs = { ...inputs, ...texts }
  return { inputs, settled, change, save, reset }
}
