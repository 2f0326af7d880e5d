/**
 * Gives a worker a `require`. `pluralize`, which `syllable` counts by, hands itself out as a module only where there
 * is one; to a browser it would give a global instead of what its importer asks for.
 */
export const commonjs = Object.assign(globalThis, { require: () => undefined })
