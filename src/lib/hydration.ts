/** Id of the element that carries a document's loader data (scripts/build/prerender.ts writes it). */
export const HYDRATION_ID = 'hydration-data'
