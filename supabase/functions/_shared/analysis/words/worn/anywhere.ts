import { listOf } from '../list-of.ts'
import type { Worn } from './worn-type.ts'

/** Worn phrases of all texts except stories. */
export const ANYWHERE: Worn = {
  in: ['email', 'essay', 'journal', 'other'],
  phrases: [
    [
      'Say what the reader can do afterwards that they cannot do now.',
      listOf(`
        unlock(?:s|ed|ing)? (?:(?:your|the|their|its|our|my|a|new) )?(?:full |true |hidden |untapped |creative |world of )?(?:potential|power|possibilities|success|creativity|growth|opportunities|value);
        unleash(?:es|ed|ing)? (?:your|the|their|his|her|my) (?:inner |full |true )?[a-z]+;
        (?:take|takes|took|taking|bring|brings|lift|raise) (?:your|our|their|the|my|his|her|this|it|them|things) (?:[a-z]+ ){0,2}to (?:the|a whole) (?:next|new) level;
        to the next level; to new heights;
        (?:elevate|supercharge|revolutioni[sz]e|skyrocket|turbocharge)s? (?:your|the|our|their|my) [a-z]+;
        harness(?:es|ing)? the power of;
        (?:achieve|reach|realise|realize) (?:your|their|my) (?:goals|dreams|full potential);
        make your dreams (?:come true|a reality); turn(?:ing)? (?:your )?dreams into reality; live your best life;
        best version of (?:yourself|myself|themselves|ourselves);
        step(?:ping)? out of (?:my|your|their|our) comfort zone;
        empower(?:s|ed|ing)? (?:you|people|teams|businesses|users|individuals|women) to;
        (?:get|stay) ahead of the (?:curve|competition|game); on (?:your|my|our) journey to(?:wards)?;
        embark(?:s|ed|ing)? on (?:a|an|your|this|the|my|our) (?:[a-z]+ )?journey; win-win(?: situation)?
      `),
    ],
    [
      'Give the figure or the fact that made you say so.',
      listOf(`
        game-?chang(?:ing|ers?); cutting-edge; best-in-class; next-level; unparall?eled; second to none;
        like never before; industry-leading; top-notch; results that speak for themselves; innovative solutions?;
        one-stop[- ]shop; seamless(?:ly)? (?:experience|integrat(?:e|ed|ion|es)|transition);
        robust and (?:scalable|seamless|reliable|flexible); hassle-free;
        revolutionary (?:new )?(?:product|way|approach|idea|tool|app|platform)
      `),
    ],
    [
      'Begin with what the reader can see, hear or count in it.',
      listOf(`
        in (?:today's|this|our|a) (?:fast-paced|busy|digital|modern|ever-changing|competitive|globali[sz]ed|interconnected)(?: [a-z]+)? (?:world|age|market|landscape|environment|society|era|times|life);
        in today's world; in the digital age; fast-paced (?:world|life|society|environment);
        ever-(?:changing|evolving) (?:world|landscape|market); now more than ever; in a world where;
        imagine a world (?:where|in which); at the end of the day,;
        with the (?:rapid |fast )?development of (?:society|technology|science|the economy|our society|science and technology)
      `),
    ],
    [
      'Begin with the news itself.',
      listOf(`
        (?:thrilled|excited|delighted|proud|honou?red|humbled) to announce;
        (?:thrilled|excited|delighted|proud|honou?red|humbled) to (?:share|introduce|present|launch|be joining);
        without further ado; stay tuned; exciting (?:news|times|journey|opportunity); join us on this journey
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
        (?:pave|paves|paved|paving) the way (?:for|to); actionable insights?; thought leader(?:ship|s)?; touch base;
        circle back; moving forward, we; think outside of the box; going forward, we; deep dive into
      `),
    ],
    [
      'Use the plain word: many, shows, part, turning point.',
      listOf(`
        a testament to; (?:rich |intricate |vibrant )?tapestry of; in the realm of; a myriad of; a plethora of;
        pivotal moment; treasure trove of; it is no secret that
      `),
    ],
    [
      'Say the thing; a formula tells the reader that it is coming, and nothing else.',
      listOf(`
        last but certainly not least; it is what it is; everything happens for a reason; practice makes perfect;
        time flies; at the end of the day you just; the sky is the limit; the sky's the limit; no pain,? no gain;
        rome (?:was not|wasn't) built in a day; a picture is worth a thousand words;
        words cannot (?:describe|express); words can't (?:describe|express);
        (?:i )?(?:can't|cannot|can not) even describe;
        (?:the )?best (?:day|thing|time) (?:of|in) my (?:whole |entire )?life;
        (?:the )?worst day of my (?:whole |entire )?life;
        (?:an?|the) (?:experience|day|moment|trip|night|memory) (?:that )?(?:i|we) (?:will|would|shall) never forget;
        (?:i|we) (?:will|would|'ll|shall) never forget (?:this|that|it);
        (?:learned|learnt) (?:my|a valuable|an important) lesson; the moral of (?:the|this|my) story; blew my mind;
        mind-?blowing; voice (?:was )?like an angel; a once in a lifetime (?:trip|experience); a dream come true;
        memories (?:that will last|to last|for) a lifetime
      `),
    ],
  ],
}
