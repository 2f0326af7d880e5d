import type { Favourite } from '@/lib/favourites'

/**
 * Link to a favourite. A prompt of the library links to a search for its title, because the page shows only six prompts
 * at first.
 */
export function linkOf({ address, title, page }: Pick<Favourite, 'address' | 'title' | 'page'>): string {
  return address.startsWith('/ai-prompts#')
    ? `/ai-prompts?search=${encodeURIComponent(title ?? page)}#library`
    : address
}
