import { pairsOf } from '../../words/list-of.ts'
import { instead, patternRule } from './pattern-rule.ts'

const REASON = 'English uses another preposition here, or none.'

/** What learners write, and the right phrase; `$1` is the first group. */
const PHRASES: readonly (readonly [wrong: string, right: string])[] = pairsOf(`
  (depend|depends|depended|depending) (?:of|from|in) => $1 on; married with => married to;
  in the internet(?! (?:age|era|cafe|café|industry|world|business|market)) => on the internet;
  near (?:of|from)(?= (?!(?:the )?(?:end|death))) => near; (discuss|discusses|discussed|discussing) about => $1;
  (mention|mentions|mentioned) about => $1;
  (emphasize|emphasise|emphasizes|emphasises|emphasized|emphasised) on => $1;
  (listen|listens|listened|listening) (music|the|my|your|his|her|our|their|me|him|them|us|radio) => $1 to $2;
  (arrive|arrives|arrived|arriving) to => $1 at; (interested|interest) (?:on|about) => interested in;
  despite of => despite; inspite of => in spite of; (in|by) the other hand => on the other hand;
  in other hand => on the other hand; on other hand => on the other hand; in one hand => on the one hand;
  in the same time => at the same time; in same time => at the same time;
  (on|at|in|by|from) my point of view => from my point of view; on my opinion => in my opinion;
  (pay|pays|paid|paying) attention (?:on|in|for) => $1 attention to;
  (participate|participates|participated|participating) (?:to|on|at) => $1 in;
  (explain|explains|explained) (me|us) => $1 to $2; say (me|us) => tell $1; says (me|us) => tells $1;
  said (me|us) => told $1; afraid (?:from|about) => afraid of;
  (go|goes|went|going|come|came|coming|return|returned|get|got) to home => $1 home;
  (go|goes|went|going) to (abroad|shopping|swimming|fishing|skiing) => $1 $2; (in|at|from) abroad => abroad;
  (similar) (?:with|like) => similar to; (superior|inferior) than => $1 to;
  (prefer|prefers|preferred) ([\\p{L}]+) than => $1 $2 to; (composed) by => composed of; (full) with => full of;
  (i|we|they|people) (trust|believe) on => $1 $2 in; (cope|copes) up with => $1 with; (lacks|lacking) of => $1;
  (suffer|suffers|suffered|suffering) (?:of|with|by) => $1 from; (accustomed) with => accustomed to;
  (consist|consists|consisted) (?:from|on) => $1 of; responsible of => responsible for;
  (reason) of why => reason why; (contact|contacted) with (me|him|her|us|them|you) => $1 $2;
  (ask|asked|asks) to (me|him|us|them) => $1 $2; (tell|told|tells) to (me|him|us|them|you) => $1 $2;
  (?<!(?:a|the|of|great|some|any|no|much|your|his|her|their|big|real) )(help|helps|helped) to (me|him|us|them|you) => $1 $2;
  (attend|attends|attended|attending) to (?:the |a )?(school|class|classes|lecture|lectures|course|courses|university|college) => $1 $2;
  (approve|approves) (?:with) => $1 of;
  on the (morning|afternoon|evening)(?=[.,;!?]|\\s*$| (?:i|we|he|she|they) ) => in the $1;
  (in|at) (monday|tuesday|wednesday|thursday|friday|saturday|sunday) => on $2;
  (in|on|at) (next|last) (week|month|year|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday) => $2 $3;
  (good|bad) on (math|maths|english|sports|cooking|singing|drawing) => $1 at $2; in nowadays => nowadays;
  (spend|spends|spent) (time|money) (?:for|at|to)(?= [\\p{L}]+ing) => $1 $2;
  (solution|answer|key) of (?:this|the|these) (problem|problems|question|questions) => $1 to the $2;
  (most) of (people|students|children|countries|families|parents|teachers|men|women|companies) => most $2;
  almost (people|students|children|countries|things|person|everyday) => almost all $1;
  all of (people|students|children|countries) => all $1;
  (some|many|few) of (people|students|children|countries) => $1 $2;
  because of (i|he|she|we|they|it is|there) => because $1;
  (due to|despite|in spite of) (i|he|she|we|they|it is|there is|there are)(?= [\\p{L}]) => $1 the fact that $2;
  (since) ((?:two|three|four|five|six|seven|eight|nine|ten|many|several|some|a few|\\d+) (?:years|months|weeks|days|hours)|long time|a long time)(?! (?:ago|before|earlier|prior|later|back)) => for $2;
  during ((?:two|three|four|five|six|seven|eight|nine|ten|many|several|\\d+) (?:years|months|weeks|days|hours|minutes)) => for $1;
  as like => like; take care (the|my|your|his|her|our|their|him|them|it|us|me|children) => take care of $1;
  (look|looks|looked|looking) (him|them|me|us|the (?!same|part|other|best|way|type|very|worse|business|picture of)[\\p{L}]+)(?! (?:in|straight|up|over)) => $1 at $2;
  (wait|waits|waited|waiting) (him|her|them|me|us|the (?:bus|train|answer|results?|reply|response)) => $1 for $2;
  (looks?|looking|looked) forward (?:for|at|of) => $1 forward to;
  (congratulate|congratulated|congratulations) for => $1 on;
  (on|in) the age of(?= (?:\\d|[\\p{L}]+teen|[\\p{L}]+ty)) => at the age of; in your website => on your website;
  (apply|applied|applying) to(?= (?:the (?:position|job|post)|a job)) => $1 for; different of => different from;
  besides of => besides; (i|we|they|people|who) concern about => $1 are concerned about;
  as a conclusion => in conclusion; born (?:on|at)(?= (?:19|20)\\d\\d) => born in;
  (good|bad) in (maths?|english|sports|science|physics|cooking|singing|drawing) => $1 at $2;
  (go|goes|went|going|moved|flew) in (italy|spain|france|germany|england|japan|china|america|canada|australia|brazil|mexico|india|russia|turkey|greece|poland|portugal|paris|london|rome) => $1 to $2;
  (was|is|am|are|were|stay|stayed|be) in home => $1 at home;
  (entered|enters|enter) (?:into|in|to) (the|my|his|her|our) (room|house|building|school|shop|hall|kitchen|church) => $1 $2 $3;
  
  (arrive|arrived|arrives) in the (airport|station|hotel|school|party|office|restaurant) => $1 at the $2
`)

/** "Depend of", "married with", "discuss about", "despite of". */
export const preposition = patternRule(
  'preposition',
  'preposition',
  5,
  PHRASES.map(([wrong, right]) => instead(wrong, right, REASON)),
)
