/** A description and the prompt that it should become. */
export interface WorkedExample {
  readonly description: string
  readonly prompt: string
}

type Pair = readonly [WorkedExample, WorkedExample]

/** For AIs that answer in text: one brief description, and one that is nearly complete. */
export const TEXT_EXAMPLES: Pair = [
  {
    description: 'email to my landlord, heating broken since oct, 3rd time i write. not angry pls',
    prompt:
      'Write an e-mail to my landlord: the heating has been broken since October, and this is the third time I write. It must not sound angry. Subject line, under 120 words, the request for a repair date by [date, or the end of next week] in the second sentence. Invent no facts.',
  },
  {
    description: '5 question quiz on photosynthesis for grade 7, multiple choice, no trick questions',
    prompt:
      'Make a 5-question multiple-choice quiz on photosynthesis for grade 7, with no trick questions. From easy to hard. Put the answer key at the end, with one line of explanation for each answer.',
  },
]

/** For Midjourney. */
export const PICTURE_EXAMPLES: Pair = [
  {
    description: 'make me a logo for my bakery Morning Crumb, no wheat pls',
    prompt:
      'Logo for a bakery, lettering "Morning Crumb", simple flat vector mark, clear silhouette, plain white background, no wheat --no wheat --ar 1:1',
  },
  {
    description: 'a cat in space, oil painting --ar 2:3 --s 250',
    prompt: 'A cat in space, oil painting --ar 2:3 --s 250',
  },
]

/** For app builders. */
export const APP_EXAMPLES: Pair = [
  {
    description: 'booking app for my barber shop, login google, stripe deposit, sms reminder',
    prompt:
      'Build a booking app for my barber shop. Customers sign in with Google, choose a free time, pay a deposit with Stripe and get an SMS reminder. Screens: free times, booking, my bookings; for the shop, the bookings of the day. No time can be booked twice. Done when a test booking with a test payment works on a phone and the reminder goes out once.',
  },
  {
    description: 'make the header sticky',
    prompt: 'Make the header sticky. Change nothing else, and check it on a phone and on a wide screen.',
  },
]
