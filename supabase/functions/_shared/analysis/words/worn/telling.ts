import { listOf } from '../list-of.ts'
import type { Worn } from './worn-type.ts'

/** Worn phrases of stories, journals and poems. */
export const TELLING: Worn = {
  in: ['story', 'journal', 'poem'],
  phrases: [
    [
      'Let the reader find out when the character does.',
      listOf(`
        little did (?:i|he|she|they|we|you|the [a-z]+|[a-z]+) know; if only (?:i|he|she|they|we) (?:had known|knew);
        unbeknownst to (?:me|him|her|them|us);
        (?:my|his|her|their|our) (?:whole |entire )?(?:life|lives|world) (?:was|were) about to (?:change|be turned);
        (?:would|will|had|has) changed? (?:everything|(?:my|his|her|their|our) (?:life|lives)) forever;
        nothing (?:would|will|was) (?:ever )?(?:be )?the same(?: again)?;
        it (?:was|had) all (?:been )?(?:just )?a dream; it was (?:only|just) a dream;
        (?:woke up and|then) (?:i |he |she )?reali[sz]ed it (?:was|had been) (?:all |only |just )?a dream;
        everything went black; (?:and )?then everything changed; and then it happened;
        (?:and )?they (?:all )?lived happily ever after; the next thing (?:i|he|she|they) knew;
        it was just another (?:day|morning|night|monday); it all started (?:when|on|with);
        (?:he|she|i) (?:had|has) no idea what was (?:coming|about to); out of nowhere; it was a day like any other;
        the rest,? as they say; to (?:my|his|her|their) (?:surprise|horror|amazement|relief|dismay); as if by magic;
        against all odds
      `),
    ],
    [
      'Show what the body did that only this one would do.',
      listOf(`
        (?:my|his|her|their) heart (?:raced|was racing|was pounding|pounded|sank|stopped|leapt|fluttered|swelled|ached|broke|was beating (?:fast|faster));
        heart (?:racing|pounding);
        a (?:cold )?chill (?:ran|went|crept) (?:down|up) (?:my|his|her|their) (?:spine|back);
        (?:my|his|her|their) eyes (?:widened|lit up|filled with tears|welled up|narrowed|flashed with);
        eyes (?:as )?wide as saucers;
        tears (?:streamed|streaming|rolled|rolling|ran|running|welled up)(?: down)?(?: (?:in )?(?:my|his|her|their) (?:face|cheeks?|eyes))?;
        piercing (?:blue|green|gr[ae]y|brown) eyes; chisell?ed (?:jaw|features|face); (?:raven|jet)-black hair;
        cherry-red lips; flowing (?:locks|hair); (?:voice (?:was )?)?barely above a whisper;
        a lump (?:formed )?in (?:my|his|her|their) throat; a (?:knot|pit) in (?:my|his|her|their) stomach;
        weak (?:at|in) the knees; frozen? (?:in|with) (?:fear|terror|shock|place); rooted to the spot;
        time (?:seemed to (?:slow|stop|stand still)|slowed)(?: down)?;
        the world (?:seemed to )?(?:stopped|stop|faded|melted) (?:spinning|turning|away);
        lost in (?:thought|(?:my|his|her|their) thoughts); lost track of time;
        a (?:strange |weird )?mix(?:ture)? of (?:fear|joy|excitement|anger|sadness|hope|relief|guilt|pride) and (?:fear|joy|excitement|anger|sadness|hope|relief|guilt|pride|anxiety);
        (?:couldn't|could not) help but; (?:a|an emotional) roller-?coaster(?: of emotions?)?;
        (?:a|her|his|my|the) (?:sigh|breath) of relief; swept (?:me|her|him|them) off (?:my|her|his|their) feet;
        sparks flew; (?:the )?love of (?:my|his|her) life; soul ?mates?; undying love; on cloud nine; over the moon;
        smile(?:d)? from ear to ear;
        a smile (?:spread|crept|played) (?:across|over|on) (?:my|his|her|their) (?:face|lips);
        blood-?curdling (?:scream|cry);
        ran (?:for (?:my|his|her|their) life|as fast as (?:i|he|she|they|my legs|his legs|her legs) could);
        adrenaline (?:rushed|pumped|coursed|rushing|pumping|coursing); slept like the dead
      `),
    ],
    [
      'Give the thing that could be seen or heard there, and nowhere else.',
      listOf(`
        not a cloud in the sky; the sun was shining (?:brightly|and the birds); birds were (?:singing|chirping);
        as far as the eye (?:could|can) see; in the middle of nowhere;
        like something (?:out of|from) a (?:movie|film|book|fairy ?tale|dream);
        a (?:beacon|glimmer|ray) of (?:hope|light|sunshine);
        an? (?:eerie|deathly|uncomfortable|awkward|heavy) silence;
        the (?:silence|tension) was (?:palpable|unbearable); shrouded in (?:mystery|darkness|mist);
        bathed in (?:moonlight|sunlight|golden light|light);
        in that (?:very )?moment,? (?:i|he|she|they) (?:knew|realized|realised|understood);
        it hit (?:me|him|her|them) like a; words (?:cannot|can't|could not|couldn't) (?:describe|express);
        a sea of (?:faces|people|green|stars); a blanket of (?:snow|stars|darkness|fog); pitch[- ]black;
        the moon (?:shone|hung) (?:bright(?:ly)?|high|low) in the sky;
        the (?:wind|trees?) (?:howled|whispered|whispering|howling); the air was thick with;
        a wave of (?:nausea|relief|sadness|emotions?|nostalgia|panic|grief) (?:washed|swept|came) over;
        dust (?:danced|dancing|motes danced); sun-?kissed; breathtaking(?:ly beautiful)?;
        the smell of (?:freshly )?(?:baked bread|brewed coffee|cut grass); once upon a time;
        in a land far,? far away; deep,? dark (?:forest|woods|secret); an ancient (?:prophecy|evil|curse);
        the chosen one
      `),
    ],
  ],
}
