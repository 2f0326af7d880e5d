import { listOf } from '../list-of.ts'
import type { Worn } from './worn-type.ts'

/** Worn phrases of essays. */
export const ARGUING: Worn = {
  in: ['essay'],
  phrases: [
    [
      'Begin with the claim itself, or with the one case that made you think of it.',
      listOf(`
        since the (?:beginning|dawn) of (?:time|mankind|humanity|history|civili[sz]ation);
        throughout (?:human |all of |the course of )?history; from time immemorial;
        for as long as anyone can remember; in today's (?:modern )?society;
        in (?:our |this )?modern (?:society|world|times?); in recent years,? there has been;
        nowadays,? (?:more and more )?(?:people|many people|most people|everyone|everybody); more and more people;
        it is (?:a )?(?:well-known|common|undeniable|known) (?:fact )?(?:that|knowledge that);
        there is no (?:denying|doubt) that; as (?:we all|everyone|everybody|you all) knows?; everyone knows that;
        (?:webster's|the oxford|the|merriam-webster's?) dictionary defines;
        according to the (?:oxford |cambridge )?dictionary;
        (?:a|the) (?:very |highly )?(?:controversial|hotly debated|widely discussed|hot) (?:topic|issue|subject);
        a topic of (?:great|much|heated) (?:debate|discussion);
        has become (?:more and more|increasingly) (?:important|popular|common); play(?:s|ing)? god;
        (?:have|has) been around for (?:centuries|ages|thousands of years);
        in this essay,? i (?:will|am going to|shall|would like to);
        this essay will (?:discuss|examine|explore|argue|look at); i (?:will|am going to) (?:talk|write) about
      `),
    ],
    [
      'Say which side you take, and the strongest reason on the other one.',
      listOf(`
        there are (?:always )?two sides to (?:every|each|the|this) [a-z]+; every(?:thing)?(?: coin)? has two sides;
        two sides of the same coin;
        (?:has|have) (?:its|their|both|many) (?:own )?(?:pros and cons|advantages and disadvantages|ups and downs);
        a double-edged sword; (?:it )?(?:all )?depends on the person;
        everyone (?:is entitled|has (?:a|the) right) to (?:their|his|his or her) (?:own )?opinion;
        everyone has (?:their|his|his or her) own opinion; all things considered; agree to disagree;
        food for thought; something to think about; a (?:fine|thin) line between; only time will (?:tell|show);
        in my humble opinion; i personally (?:think|believe|feel)
      `),
    ],
    [
      'Cut it: the sentence stands without it.',
      listOf(`
        it must be (?:noted|said|remembered) that;
        it is (?:essential|crucial|vital) to (?:note|mention|remember|point out|understand) that;
        to sum (?:it |everything |things )?up,?; in a nutshell; in a word,; the truth of the matter is;
        (?:with )?that being said; having said that; all in all,;
        as i (?:have )?(?:said|mentioned|stated) (?:before|above|earlier); by and large,; as stated above;
        it is safe to say; to make a long story short
      `),
    ],
    [
      'Say what it does, to whom, and how much.',
      listOf(`
        play(?:s|ed|ing)? an? (?:very )?(?:vital|crucial|important|key|significant|major|essential|pivotal|big|huge|great) (?:role|part);
        play(?:s)? a (?:important|essential) (?:role|part); more important (?:now )?than ever(?: before)?;
        (?:has|have|had|having|make|makes|made) an? (?:huge|big|profound|great|massive|enormous) (?:impact|influence);
        the (?:importance|value) of [a-z]+ (?:cannot|can't|can never) be (?:overstated|underestimated|denied);
        cannot be (?:overstated|underestimated); change(?:s|d)? the world; mak(?:e|es|ing) the world a better place;
        (?:our )?(?:children|youth|young people) are (?:our|the) future; (?:the )?(?:leaders|future) of tomorrow;
        the future of our (?:children|planet|country|society); knowledge is power; a growing (?:concern|problem);
        rais(?:e|es|ing) awareness; society as a whole; the fabric of (?:our )?society;
        a wide range of (?:factors|reasons|issues|topics|things);
        a (?:big|huge|major|serious) problem in (?:our|the|today's) (?:society|world);
        in (?:every|all) (?:aspects?|areas?|walks) of (?:our )?li(?:fe|ves); part and parcel of;
        broaden(?:s|ing)? (?:our|your|my|their|one's) horizons?; open(?:s)? (?:our|your|my) eyes;
        opens? (?:up )?(?:many|new|a lot of) doors; the key to (?:success|happiness);
        a (?:vicious|never-ending) circle; stand(?:s)? the test of time; only the tip of the iceberg
      `),
    ],
  ],
}
