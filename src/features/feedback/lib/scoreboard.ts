/** How each checker scores on corrected learners' sentences: npm run score on half of JFLEG's development set. */
export const SCOREBOARD = {
  sentences: 377,
  readers: ['This checker', 'With the second one', 'Harper, all rules'],
  rows: [
    ['Wrong sentences seen', ['60 %', '61 %', '66 %']],
    ['… beyond spelling and capitals', ['22 %', '24 %', '22 %']],
    ['Advice that helps', ['89 %', '89 %', '65 %']],
    ['Right sentences marked', ['0.4 %', '0.5 %', '2.1 %']],
  ],
} as const
