import { listOf } from '../list-of.ts'
import type { Worn } from './worn-type.ts'

/** Worn phrases of all texts. */
export const ANYWHERE: Worn = {
  in: ['email', 'essay', 'journal', 'other', 'story', 'poem'],
  phrases: [
    [
      'Say what the reader can do afterwards that they cannot do now.',
      listOf(`
        unlock(?:s|ed|ing)? (?:(?:your|the|their|its|our|my|a|new) )?(?:full |true |hidden |untapped |creative |world of )?(?:potential|power|possibilities|success|creativity|growth|opportunities|value);
        unleash(?:es|ed|ing)? (?:your|the|their|his|her|my) (?:inner [a-z]+|(?:full |true )?(?:potential|power|creativity|genius|magic));
        (?:take|takes|took|taking|bring|brings|lift|raise) (?:your|our|their|the|my|his|her|this|it|them|things) (?:[a-z]+ ){0,2}to (?:the|a whole) (?:next|new) level;
        to new heights; (?:supercharge|revolutioni[sz]e|skyrocket|turbocharge)s? (?:your|the|our|their|my) [a-z]+;
        harness(?:es|ing)? the power of; (?:achieve|reach|realise|realize) MY (?:goals|dreams|full potential);
        make your dreams (?:come true|a reality); turn(?:ing)? (?:your )?dreams into reality; live your best life;
        best version of (?:yourself|myself|themselves|ourselves);
        empower(?:s|ed|ing)? (?:you|people|teams|businesses|users|individuals|women) to;
        (?:get|stay) ahead of the (?:curve|competition|game);
        embark(?:s|ed|ing)? on (?:a|an|your|this|the|my|our) (?:[a-z]+ )?journey; win-win(?: situation)?;
        tap~ into (?:MY|the) (?:[a-z]+ )?potential; MY full potential; possibilities are endless; endless possibilities;
        never give up on MY dreams; chase~ MY dreams; kick~ it up a notch; take~ it up a notch;
        the journey of a lifetime; journey of self-discovery; push~ the boundaries; break~ down barriers;
        the new and improved
      `),
    ],
    [
      'Give the figure or the fact that made you say so.',
      listOf(`
        cutting-edge; best-in-class; next-level; unparall?eled; second to none; like never before; industry-leading;
        top-notch; results that speak for themselves; innovative solutions?; one-stop[- ]shop;
        seamless(?:ly)? (?:experience|integrat(?:e|ed|ion|es)|transition);
        robust and (?:scalable|seamless|reliable|flexible); hassle-free;
        revolutionary (?:new )?(?:product|way|approach|idea|tool|app|platform); top of the line; best of breed;
        a no-brainer; bang for (?:MY|the) buck; must[- ]have (?:for|item|tool|accessory|app); a must-(?:have|see|read);
        the holy grail of; secret (?:sauce|weapon) (?:to|for|of); like no other
      `),
    ],
    [
      'Begin with what the reader can see, hear or count in it.',
      listOf(`
        in (?:today's|this|our|a) (?:fast-paced|busy|digital|modern|ever-changing|competitive|globali[sz]ed|interconnected)(?: [a-z]+)? (?:world|age|market|landscape|environment|society|era|times|life);
        in today's world; in the digital age; fast-paced (?:world|life|society|environment);
        ever-(?:changing|evolving) (?:world|landscape|market); now more than ever; in a world where;
        imagine a world (?:where|in which); at the end of the day,;
        with the (?:rapid |fast )?development of (?:society|technology|science|the economy|our society|science and technology);
        in these (?:unprecedented|uncertain|challenging|trying) times; unprecedented times;
        we live in (?:a|an) (?:world|society|time|age|era) (?:where|in which|of|that);
        (?:changed|transformed|revolutioni[sz]ed) the way (?:we|people) (?:live|work|communicate|think|learn|shop|interact);
        since the (?:very )?dawn of; from the dawn of
      `),
    ],
    [
      'Begin with the news itself.',
      listOf(`
        (?:thrilled|excited|delighted|proud|honou?red|humbled) to announce;
        (?:thrilled|excited|delighted|proud|honou?red|humbled) to (?:share|introduce|present|launch|be joining);
        without further ado; stay tuned; exciting (?:news|times|journey|opportunity); join us on this journey;
        (?:the )?wait is finally over; big things (?:are )?coming; mark your calendars?
      `),
    ],
    [
      'Use the plain verb: use, help, look at, begin.',
      listOf(`
        leverag(?:e|es|ed|ing) (?:our|your|the|their|its|my|this|these); synerg(?:y|ies|istic); paradigm shift;
        holistic approach; delv(?:e|es|ed|ing) (?:into|deep(?:er)?);
        div(?:e|es|ing) (?:deep |deeper )?into (?:the )?(?:world|details?|topic|subject|realm);
        (?:let's|let us) dive (?:in|into|deeper);
        navigat(?:e|es|ing) the (?:complexities|complex world|challenges|complex landscape);
        foster(?:s|ing)? (?:a culture|a sense|innovation|collaboration|growth); at the forefront of;
        (?:pave|paves|paved|paving) the way for; actionable insights?; thought leader(?:ship|s)?;
        deep dive into (?:the )?(?:data|topic|numbers|details?|subject|world);
        circl(?:e|ing) back (?:with you|on (?:this|that));
        (?:let's|we'll|i'll|we can|to) circle back (?:on|with|next|later|once|when|tomorrow); touch~ base;
        keep~ ME in the loop; boil~ the ocean
      `),
    ],
    [
      'Use the plain word: many, shows, part, turning point.',
      listOf(`
        a testament to; (?:rich|intricate|vibrant) tapestry of; in the realm of; a myriad of; a plethora of;
        pivotal moment; treasure trove of; it is no secret that;
        (?:stand~|serve~|stood) as (?:a|an) (?:[a-z]+ )?(?:testament|reminder|beacon) (?:to|of|that); a beacon of;
        nestled (?:in|among|between|amid) (?:the )?(?:heart|(?:[a-z]+ )?(?:hills|mountains|foothills|valley|countryside));
        a symphony of (?:colou?rs?|flavou?rs?|sounds?|smells|lights?); a kaleidoscope of;
        a delicate (?:dance|tapestry|interplay) (?:of|between); underscore~ the (?:importance|need|significance);
        bustling (?:city|streets?|metropolis|markets?); of (?:the )?(?:utmost|paramount) importance; shed~ new light on;
        pain points?; quick wins?; key takeaways?; value[- ]adds?; MY ducks in a row
      `),
    ],
    [
      'Say the thing; a formula tells the reader that it is coming, and nothing else.',
      listOf(`
        it is what it is; everything happens for a reason; time flies; rome (?:was not|wasn't) built in a day;
        words cannot (?:describe|express); words can't (?:describe|express);
        (?:i )?(?:can't|cannot|can not) even describe;
        (?:the )?best (?:day|thing|time) (?:of|in) my (?:whole |entire )?life;
        (?:the )?worst day of my (?:whole |entire )?life;
        (?:an?|the) (?:experience|day|moment|trip|night|memory) (?:that )?(?:i|we) (?:will|would|shall) never forget;
        (?:i|we) (?:will|would|'ll|shall) never forget (?:this|that|it);
        (?:learned|learnt) (?:my|a valuable|an important) lesson; the moral of (?:the|this|my) story; blew my mind;
        mind-?blowing; voice (?:was )?like an angel; a dream come true;
        memories (?:that will last|to last|for) a lifetime; (?:live|living|lived) in the moment;
        follow~ in MY footsteps; count~ MY blessings; trust the process; a new chapter (?:in|of) MY li(?:fe|ves);
        the first day of the rest of MY li(?:fe|ves); words (?:fail me|can't begin to|cannot begin to|can hardly);
        more than words can (?:say|express); MY wildest dreams; (?:an )?emotional roller ?-?coaster;
        roller ?-?coaster of emotions; a whirlwind of (?:emotions?|activity|events);
        could(?:n't| not) (?:be|have been) (?:happier|prouder);
        (?:truly |absolutely )?unforgettable (?:experience|day|night|trip|memor(?:y|ies));
        memor(?:y|ies) (?:that )?(?:i|we)(?:'ll| will) (?:always )?(?:treasure|cherish);
        seems? like (?:it was )?(?:only )?yesterday; where (?:did|does|has) the time (?:go|gone);
        as the (?:old )?(?:saying|adage|proverb) goes; the old (?:saying|adage); with all due respect;
        to be (?:perfectly|completely|totally|brutally) honest; truth be told; long story short; suffice (?:it )?to say;
        believe it or not; rest assured; thoughts and prayers; goes without saying
      `),
    ],
  ],
}
