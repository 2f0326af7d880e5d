import { findPage } from '@/content/registry'

/** The path itself once its page exists; until then the nearest page that does, so that no link is dead. */
export function existingPage(path: `/${string}`, nearest: `/${string}`): `/${string}` {
  return findPage(path) ? path : nearest
}
