import { listOf } from '../list-of.ts'
import type { Worn } from './worn-type.ts'

/** Worn phrases of stories, journals and poems. */
export const TELLING: Worn = {
  in: ['story', 'journal', 'poem'],
  phrases: [
    [
      'Let the reader find out when the character does.',
      listOf(`
        if only WE (?:had known|knew);
        MY (?:whole |entire )?(?:life|lives|world) (?:was|were) about to (?:change|be turned);
        (?:would|will|had|has) changed? (?:everything|MY (?:life|lives)) forever;
        nothing (?:would|will|was) (?:ever )?(?:be )?the same(?: again)?;
        it (?:was|had) all (?:been )?(?:just )?a dream; it was (?:only|just) a dream;
        (?:woke up and|then) (?:i |he |she )?reali[sz]ed it (?:was|had been) (?:all |only |just )?a dream;
        (?:and )?then everything changed; and then it happened; it was just another (?:day|morning|night|monday);
        it all started (?:when|on|with); WE (?:had|has) no idea what was (?:coming|about to); out of nowhere;
        it was a day like any other; the rest,? as they say; as if by magic; against all odds; the stage was set;
        no turning back; the point of no return; before WE knew it; (?:things|it) could(?:n't| not) get (?:any )?worse;
        from bad to worse; something was (?:terribly|horribly|seriously) wrong;
        (?:woke|wakes?|waking|awoke) (?:up )?(?:with a start|in a cold sweat); bolt upright;
        alarm (?:clock )?(?:blared|buzzed|shrieked); never looked back; long,? long ago; many moons ago;
        a bad feeling about; pinched myself; happily ever after
      `),
      listOf(`
        unbeknownst to ME; everything went black; the next thing WE knew;
        little did (?:WE|[a-z]+|the [a-z]+) (?:know|suspect|reali[sz]e);
        (?:fate|life|destiny|the universe) had other (?:plans|ideas); as (?:fate|luck) would have it;
        plot thicken(?:s|ed); (?:MY|the) fate was sealed; famous last words;
        (?:that|it) was the (?:day|moment|night) (?:that )?(?:MY (?:life|world)|everything) changed;
        MY (?:whole |entire )?(?:life|world) (?:was turned upside down|turned upside down|came crashing down|fell apart|would never be);
        life as WE knew it; (?:lived|live) to tell the tale; one fateful (?:day|night|morning|evening);
        (?:everything|it all|it) happened so (?:fast|quickly); (?:the rest|everything|it) was (?:all )?a blur;
        shake the feeling that
      `),
    ],
    [
      'Show what the body did that only this one would do.',
      listOf(`
        MY heart (?:raced|was racing|was pounding|pounded|sank|leapt|fluttered|swelled|ached|broke|was beating (?:fast|faster));
        heart (?:racing|pounding); MY eyes (?:widened|lit up|filled with tears|welled up|narrowed|flashed with);
        eyes (?:as )?wide as saucers;
        tears (?:streamed|streaming|rolled|rolling|ran|running|welled up)(?: down)?(?: (?:in )?MY (?:face|cheeks?|eyes))?;
        piercing (?:blue|green|gr[ae]y|brown) eyes; chisell?ed (?:jaw|features|face); (?:raven|jet)-black hair;
        cherry-red lips; flowing (?:locks|hair); a (?:knot|pit) in MY stomach;
        frozen? (?:in|with) (?:fear|terror|shock|place); time (?:seemed to (?:slow|stop|stand still)|slowed)(?: down)?;
        the world (?:seemed to )?(?:stopped|stop|faded|melted) (?:spinning|turning|away);
        lost in (?:thought|MY thoughts); lost track of time;
        a (?:strange |weird )?mix(?:ture)? of (?:fear|joy|excitement|anger|sadness|hope|relief|guilt|pride) and (?:fear|joy|excitement|anger|sadness|hope|relief|guilt|pride|anxiety);
        (?:couldn't|could not) help but; (?:a|an emotional) roller-?coaster(?: of emotions?)?;
        (?:a|her|his|my|the) (?:sigh|breath) of relief; (?:the )?love of MY life; soul ?mates?; undying love;
        over the moon; a smile (?:spread|crept|played) (?:across|over|on) MY (?:face|lips);
        ran (?:for MY life|as fast as (?:i|he|she|they|my legs|his legs|her legs) could);
        adrenaline (?:rushed|pumped|coursed|rushing|pumping|coursing); slept like the dead;
        (?:palms|hands) (?:were |grew )?(?:sweaty|clammy); (?:came|come|coming) (?:flooding|rushing) back;
        reach MY eyes; (?:lost|drown|drowned|drowning) in MY eyes;
        (?:gaz|star)(?:ed|ing) (?:deeply |deep )?into MY eyes; golden (?:locks|curls);
        knuckles (?:went |turned |were )?white; white-knuckled; knees (?:buckled|went weak|grew weak);
        without a (?:second thought|moment's hesitation|backward glance);
        (?:overcome|paraly[sz]ed|consumed|overwhelmed|wracked|seething) (?:with|by) (?:emotion|fear|rage|grief|guilt|joy|dread|terror|panic|anger|sadness|happiness|love|jealousy|excitement|sorrow|despair);
        a cold sweat; beads? of sweat; star-crossed; damsel in distress; (?:chisell?ed|square) jaw;
        (?:wept|cried|shook|sobbed|trembled) uncontrollably
      `),
      listOf(`
        (?:voice (?:was )?)?barely above a whisper; weak (?:at|in) the knees; rooted to the spot;
        blood-?curdling (?:scream|cry); a sigh of relief; sigh~ (?:with|in) relief; bated breath;
        stomach (?:was |tied )?in knots; stomach (?:churned|lurched|did a flip|did somersaults);
        MY mind (?:raced|was racing|went blank|reeled);
        (?:thoughts|questions|emotions|memories) (?:raced|racing|swirled|came flooding|came rushing);
        flood of (?:memories|emotions?|tears); a (?:million|thousand|hundred) (?:thoughts|emotions);
        tears (?:stung|pricked|brimmed|glistened|welled|blurred);
        (?:fight|fighting|fought|blink|blinked|blinking|hold|held|holding|choke|choked|choking) back (?:the |MY )?(?:tears|sobs?);
        eyes (?:glisten|brimm|fill|well)(?:ed|ing) (?:up )?with (?:unshed )?tears; unshed tears;
        eyes (?:sparkl|twinkl|gleam|danc|shin|glitter|blaz|burn)(?:ed|ing) with (?:mischief|excitement|joy|delight|anger|rage|fury|amusement|laughter);
        (?:twinkle|glint|gleam|sparkle) in MY eyes?;
        eyes like (?:deep |dark )?(?:pools|saucers|daggers|emeralds|sapphires);
        eyes (?:were |are |as )?(?:as )?(?:blue|green) as; eyes the colou?r of;
        (?:emerald|sapphire|ocean|icy|steely)[- ](?:green |blue )eyes;
        (?:sparkling|mesmeri[sz]ing|hypnotic) (?:blue |green |brown )?eyes; eyes (?:met|locked) across;
        (?:couldn't|could not|could hardly|could barely) believe MY (?:eyes|ears|luck); porcelain skin;
        ruby(?:-red)? lips; lips (?:as )?red as; pearly whites;
        (?:dazzling|radiant|megawatt|infectious|contagious) (?:smile|grin|laugh|laughter);
        smile (?:that )?(?:could )?(?:lit|lights?) up (?:the|MY|a|any); drop-dead gorgeous;
        (?:beautiful|handsome|gorgeous) (?:girl|woman|man|boy|thing|creature) WE (?:had |have |'d |'ve )?ever (?:seen|met|laid eyes on);
        (?:melted|melting) (?:into|in) MY (?:arms|embrace|touch|kiss); (?:made|meant) for each other;
        every (?:fibre|fiber|ounce) of MY (?:being|body|soul|strength);
        (?:chilled|shaken|frozen) (?:ME )?to the (?:bone|core); (?:bone|spine)-(?:chilling|tingling);
        heart-(?:wrenching|stopping|pounding); gut-wrenching; (?:earth|ear)-(?:shattering|splitting|piercing);
        jaw-dropping;
        (?:adrenaline|panic|fear|rage|anger|dread|relief|grief|terror) (?:surged|coursed|flooded|gripped|washed|consumed|welled|seized|overwhelmed) (?:through|over|ME|up|into|MY);
        a (?:sense|feeling) of (?:dread|unease|foreboding|doom) (?:washed|crept|settled|came|filled|swept|overcame);
        (?:weight|burden) (?:had been |was |being |has been )?lifted (?:off|from) MY (?:shoulders|chest|heart|mind);
        words (?:hung in the air|cut like a knife); voice (?:in|at) the back of MY (?:head|mind); for dear life;
        (?:as if|like) MY li(?:fe|ves) depended on it; as fast as MY (?:little )?(?:legs|feet) (?:could|would);
        in one (?:fell swoop|swift (?:motion|movement|move)); like a (?:bad dream|man possessed|caged animal|madman);
        (?:tear|tears) (?:roll~|run~|slide~|trickle~|stream~) down MY (?:face|cheeks?); sobb(?:ed|ing) uncontrollably;
        skin (?:crawled|prickled); (?:voice|words) (?:cracked|thick|trembled) with emotion; blood drained from MY face;
        heart (?:fluttered|ached|swelled with|stood still|leapt into|in MY boots);
        a mischievous (?:grin|smile|glint|twinkle);
        a look of (?:pure|sheer|utter|absolute) (?:horror|terror|joy|shock|delight|panic);
        a (?:[a-z]+ )?(?:grin|smile) (?:spread|crept|played) (?:across|over|on)
      `),
    ],
    [
      'Give the thing that could be seen or heard there, and nowhere else.',
      listOf(`
        the sun was shining (?:brightly|and the birds); birds were (?:singing|chirping); in the middle of nowhere;
        like something (?:out of|from) a (?:movie|film|book|fairy ?tale|dream);
        a (?:beacon|glimmer|ray) of (?:hope|light|sunshine); an? (?:eerie|deathly|uncomfortable|awkward|heavy) silence;
        the (?:silence|tension) was (?:palpable|unbearable); shrouded in (?:mystery|darkness|mist);
        bathed in (?:moonlight|sunlight|golden light|light);
        in that (?:very )?moment,? WE (?:knew|realized|realised|understood); it hit ME like a;
        words (?:cannot|can't|could not|couldn't) (?:describe|express); a sea of (?:faces|people|green|stars);
        a blanket of (?:snow|stars|darkness|fog); pitch[- ]black;
        the moon (?:shone|hung) (?:bright(?:ly)?|high|low) in the sky;
        the (?:wind|trees?) (?:howled|whispered|whispering|howling);
        a wave of (?:nausea|relief|sadness|emotions?|nostalgia|panic|grief) (?:washed|swept|came) over;
        dust (?:danced|dancing|motes danced); sun-?kissed; breathtaking(?:ly beautiful)?;
        the smell of (?:freshly )?(?:baked bread|brewed coffee|cut grass); once upon a time; in a land far,? far away;
        deep,? dark (?:forest|woods|secret); an ancient (?:prophecy|evil|curse); the chosen one;
        (?:shadowy|mysterious|hooded|cloaked) (?:figure|stranger);
        (?:emerg|stepp)(?:ed|ing) (?:out of|from) the shadows; silence (?:hung|enveloped|descended|reigned|engulfed);
        dead of (?:the )?night; cover of (?:darkness|night); struck midnight;
        (?:dark|ominous|storm) clouds (?:loomed|gathered|rolled in); a storm was brewing;
        (?:inky|velvet|velvety) (?:black(?:ness)?|darkness|night|sky);
        (?:sunlight|sunshine|moonlight|sun|light) (?:stream|pour|filter)(?:ed|ing) (?:through|in through) the (?:window|windows|curtains|blinds|trees|leaves);
        the sun (?:dipped|dipping|sank|sinking) (?:slowly )?(?:below|beneath|behind) the (?:horizon|hills|mountains);
        (?:hues|streaks) of (?:pink|orange|gold|red|purple|crimson); birds chirp(?:ed|ing);
        stars (?:twinkl|sparkl)(?:ed|ing); like diamonds;
        (?:wind|breeze|leaves|trees) (?:whispered|whispering|caressed|danced|dancing|howled); lush green;
        (?:quaint|sleepy|idyllic) (?:little |small )?(?:town|village|cottage);
        (?:the )?first rays? of (?:the )?(?:morning )?(?:sun|sunlight|dawn|light); sun (?:beat|beating|beats) down;
        the rain lashed; (?:fairy ?tale|storybook) ending
      `),
      listOf(`
        not a cloud in the sky; as far as the eye (?:could|can) see;
        (?:scream|cry|shriek|howl) (?:pierced|shattered|split|tore|ripped|rang);
        (?:pierced|shattered|cut through) the (?:silence|night|stillness); not a soul (?:in sight|was);
        quiet,? too quiet; (?:eerily|deathly) (?:quiet|silent|still|calm);
        tension (?:was|hung|grew) (?:thick|electric|palpable|heavy) (?:with|between);
        (?:thick|heavy|crackled|electric|charged) with (?:tension|anticipation|emotion|excitement|suspense);
        the witching hour; cast~ (?:an? |MY )?(?:eerie|ominous|ghostly|golden) (?:glow|shadows?|light);
        (?:eerie|ominous|ethereal) (?:glow|calm|shadows?);
        (?:darkness|night|shadows|blackness) (?:enveloped|engulfed|swallowed|consumed);
        paint~ the (?:sky|horizon|clouds) (?:in|with) (?:shades|hues|streaks);
        (?:kaleidoscope|riot|symphony|explosion) of (?:colou?rs?|sounds?|smells|emotions?); star-studded;
        (?:babbling|bubbling) brook; city that never sleeps; concrete jungle;
        scent of (?:freshly|fresh) [a-z]+ (?:[a-z]+ )?(?:filled|wafted); picture-perfect;
        straight out of a (?:movie|film|fairy ?tale|dream|storybook|postcard|nightmare); home sweet home;
        rain lashed (?:against|at|down)
      `),
    ],
  ],
}
