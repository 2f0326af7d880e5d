/** Element in which a document carries what its loaders gave (scripts/build/prerender.ts writes it). */
export const HYDRATION_ID = 'hydration-data'
