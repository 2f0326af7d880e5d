import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Follows plain links of adopted pages inside the app. Links of the router have done so already;
 * new tabs, downloads, other sites and fragments of this page stay with the browser.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.href || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return
      // A file (feed, data, calendar) is not a page.
      if (/\.\w+$/.test(link.pathname)) return
      if (link.hash && link.pathname === window.location.pathname) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
