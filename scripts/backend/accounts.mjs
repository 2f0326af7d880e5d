/**
 * The accounts that supabase/seed.sql makes. They exist in the embedded backend only; a hosted project never gets the
 * seed.
 */
export const LOCAL_ACCOUNTS = Object.freeze([
  Object.freeze({ role: 'admin', email: 'admin@promptory.test', password: 'promptory-admin' }),
  Object.freeze({ role: 'reader', email: 'reader@promptory.test', password: 'promptory-reader' }),
])
