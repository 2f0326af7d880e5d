/**
 * Gives a worker a `require`. `pluralize`, which `syllable` uses, exports a module only if there is one; otherwise it
 * sets a global, and its importer gets nothing.
 */
export const commonjs = Object.assign(globalThis, { require: () => undefined })
