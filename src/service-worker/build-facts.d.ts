/** What the build knows of itself (scripts/build/service-worker.ts). */

/** Scripts and styles of the pages that are kept without a visit. */
declare const __ASSETS_TO_KEEP__: readonly string[]

/** Scripts and styles that the admin area alone uses. */
declare const __ADMIN_ASSETS__: readonly string[]
