/**
 * The second engine's rules that were right in learners' sentences and silent in 68,000 words of good prose
 * (docs/adr/0011-second-engine.md). Its other rules mark names, lists and British words.
 */
export const PRECISE: ReadonlySet<string> = new Set([
  ...['OpenCompounds', 'RegularIrregulars', 'TheyToThem', 'ThereIsAgreement', 'WillNonLemma', 'AllowTo'],
  ...['NeedToNoun', 'PluralWrongWordOfPhrase', 'PointsOfView', 'ModalBeAdjective', 'DoubleModal', 'ResponsibilityFor'],
  ...['CorrectNumberSuffix', 'WrongApostrophe', 'AdjectiveDoubleDegree', 'SimplePastToPastParticiple', 'Someone'],
  ...[
    'MergeWords',
    'Cant',
    'ItsPossessive',
    'PronounKnew',
    'SupposedTo',
    'Nowadays',
    'Therefore',
    'Furthermore',
    'Myself',
  ],
  ...['DespiteOf', 'NationalCapitals'],
  ...['ModalOf', 'Discuss', 'SinceDuration'],
])
