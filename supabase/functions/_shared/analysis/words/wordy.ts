import { pairsOf } from './list-of.ts'

/** Wordy phrases: pattern, and what to write instead. */
export const WORDY: readonly (readonly [pattern: string, shorter: string])[] = pairsOf(`
  in my (?:own |personal )?opinion,? i (?:personally )?(?:think|believe|feel)(?: that)? => in my opinion;
  very,? very => very;
  due to the fact that => because; owing to the fact that => because; in view of the fact that => since;
  in spite of the fact that => although; despite the fact that => although; regardless of the fact that => although;
  the fact of the matter is(?: that)? => nothing at all; at this point in time => now; at this moment in time => now;
  at that point in time => then; at the present time => now; in this day and age => today;
  until such time as => until; during the course of => during; in the course of => during;
  for the duration of => during; period of time => "time" or "period"; in the near future => soon;
  in the not too distant future => soon;
  on a (?:daily|weekly|monthly|yearly|regular) basis => "daily", "every week" or "often"; in order to => to;
  so as to => to; for the purpose of => for; with the intention of => to; with a view to => to;
  in an effort to => to; in the event that => if; in the event of => if there is;
  under circumstances in which => when; on the condition that => if;
  with (?:regard|regards|respect|reference) to => "about" or "for";
  in (?:regard|regards|reference|relation) to => about; in connection with => "about" or "with"; as regards => about;
  in terms of => "in", "for" or a plainer turn; on the subject of => about; for the reason that => because;
  the reason (?:why )?is because => because; the reason why is that => because; by means of => "by" or "with";
  by virtue of => by; in the absence of => without; in the vicinity of => near; in close proximity to => near;
  in excess of => more than; in a timely (?:manner|fashion) => "on time" or "soon";
  in (?:a|an) (?:careful|slow|quick|hasty|efficient|professional|similar|appropriate|honest) (?:manner|fashion|way) => one adverb, or the verb alone;
  (?:has|have|had) the ability to => "can" or "could"; (?:has|have|had) the opportunity to => "can" or "could";
  (?:is|are|was|were|am|be) able to be => "can be" or "could be";
  (?:is|are|was|were) in possession of => "has" or "had"; (?:is|are|was|were) in a position to => "can" or "could";
  not in a position to => cannot; make a decision (?:about|on) => decide;
  (?:made|came to) the decision to => decided to; give consideration to => consider;
  take into consideration => consider;
  (?:conduct|conducted) an investigation (?:into|of) => "investigate" or "look into";
  come to the conclusion that => conclude; came to the conclusion that => "concluded" or "decided";
  it is (?:important|worth|interesting) (?:to note|noting|to remember|to mention) that => nothing at all: say the thing;
  it should be noted that => nothing at all: say the thing; it (?:goes|went) without saying that => nothing at all;
  needless to say => nothing at all; it has come to my attention that => the news itself;
  i am writing to inform you that => the news itself; please be advised that => the news itself;
  please do not hesitate to => please; for all intents and purposes => "in effect", or nothing;
  when all is said and done => nothing at all; as a matter of fact => "in fact", or nothing;
  each and every => "each" or "every"; first and foremost => first; any and all => "any" or "all";
  null and void => void; a (?:large|great|huge|vast) (?:number|majority) of => "many" or "most";
  the (?:vast|great) majority of => most; a (?:large|great) (?:amount|deal) of => "much" or "a lot of";
  a sufficient (?:number|amount) of => enough; a small number of => a few; has a tendency to => tends to;
  the question as to whether => whether; as to whether => whether; whether or not to => whether to;
  there is no doubt (?:but )?that => "no doubt", or nothing;
  of a (?:large|small|round|square|red|strange|similar) (?:size|shape|colour|color|nature) => the adjective alone;
  (?:large|small) in size => the adjective alone; few in number => few;
  (?:red|blue|green|yellow|black|white|brown|grey|gray) in colou?r => the colour alone;
  (?:round|square) in shape => the adjective alone; past history => history; future plans => plans;
  advance warning => warning; end result => result; final outcome => outcome; free gift => gift;
  unexpected surprise => surprise; basic fundamentals => fundamentals;
  (?:completely|totally|entirely) (?:finished|destroyed|eliminated|unanimous|surrounded) => the word without its adverb;
  (?:very|most|quite|rather) unique => unique; return(?:ed|s|ing)? back => return;
  repeat(?:ed|s|ing)? again => repeat; revert(?:ed|s|ing)? back => revert;
  nodded (?:his|her|their|my) head => nodded; shrugged (?:his|her|their|my) shoulders => shrugged;
  blinked (?:his|her|their|my) eyes => blinked; thought to (?:himself|herself|myself|themselves) => thought;
  at all times => always; on the grounds that => because; pin number => PIN; atm machine => ATM; lcd display => LCD;
  keep in mind(?: the fact)? that the fact => remember
`)
