/**
 * What a table holds under a name that somebody else chose. Plain indexing would also find what every object has, such
 * as `constructor`.
 */
export const lookUp = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
