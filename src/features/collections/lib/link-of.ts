import type { Favourite } from '@/lib/favourites'

/**
 * Where a favourite stands on the site. A prompt of the library has no place of its own on the page, which shows
 * six of them at first: a search for its title shows it.
 */
export function linkOf({ address, title, page }: Pick<Favourite, 'address' | 'title' | 'page'>): string {
  return address.startsWith('/ai-prompts#')
    ? `/ai-prompts?search=${encodeURIComponent(title ?? page)}#library`
    : address
}
