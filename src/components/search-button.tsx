import { Search } from 'lucide-react'
import { openSearch } from '@/lib/search/search-state'

interface SearchButtonProps {
  /** Over the button's own width, such as "w-full". */
  className?: string
  /** What the button says; on a phone's header it is only the icon. */
  label?: string
  isIconOnPhones?: boolean
}

/** Opens the site's search. Looks like a field, because that is what people look for. */
export function SearchButton({ className = '', label = 'Search', isIconOnPhones }: SearchButtonProps) {
  return (
    <button
      className={`inline-flex min-h-target cursor-pointer items-center gap-2.5 rounded-control font-sans text-ui text-ink-muted transition-colors duration-quick hover:border-ink hover:text-ink ${
        isIconOnPhones
          ? 'min-w-target justify-center border-rule-strong sm:border sm:bg-paper-raised sm:px-3 xl:min-w-36 xl:justify-start'
          : 'border border-rule-strong bg-paper-raised px-4'
      } ${className}`}
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      title="Search (Ctrl K or /)"
      onClick={openSearch}
    >
      <Search className="i size-4.5" aria-hidden />
      <span className={isIconOnPhones ? 'max-sm:sr-only' : 'truncate'}>{label}</span>
      <kbd
        className={`ml-auto rounded-control border border-rule px-1.5 font-sans text-[0.75rem] leading-5 whitespace-nowrap text-ink-muted ${isIconOnPhones ? 'max-xl:hidden' : 'max-sm:hidden'}`}
        aria-hidden
      >
        Ctrl K
      </kbd>
    </button>
  )
}
