/** Facts about the build (scripts/build/service-worker.ts). */

/** Scripts and styles of the pages that are cached without a visit. */
declare const __ASSETS_TO_KEEP__: readonly string[]

/** Scripts and styles that only the admin area uses. */
declare const __ADMIN_ASSETS__: readonly string[]
