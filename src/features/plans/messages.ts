/** Every message of the plans. */
export const MESSAGES = {
  notSaved: 'This browser blocks saving.',
} as const
