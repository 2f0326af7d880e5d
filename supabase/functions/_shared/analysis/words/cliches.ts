import { listOf } from './list-of.ts'

/** Phrases that are used so often that readers no longer notice them. Patterns for `phraseFinder`. */
export const CLICHES: readonly string[] = listOf(`
  hearts? (?:skipped|skips|missed) a beat; (?:sent|sends|sending) (?:a )?shivers? down (?:my|his|her|their) spine;
  butterflies in (?:my|his|her|their) stomach; blood (?:ran|runs) cold;
  (?:with )?(?:my|his|her|their) heart in (?:my|his|her|their) (?:mouth|throat);
  (?:my|his|her|their) heart (?:pounded|pounding|hammered|hammering) in (?:my|his|her|their) (?:chest|ears);
  (?:broke|broken|breaks) (?:my|his|her|their) heart into a (?:thousand|million) pieces; time (?:stood|stands) still;
  (?:only )?time (?:will|would) tell; only time (?:will|would) tell; in the nick of time; at the end of the day;
  when push (?:came|comes) to shove; crystal clear; clear as (?:day|crystal|mud); (?:as )?quiet as a mouse;
  (?:as )?white as a (?:sheet|ghost); (?:as )?pale as a ghost; (?:as )?black as (?:night|coal|pitch);
  (?:as )?cold as ice; (?:as )?cool as a cucumber; (?:as )?light as a feather; (?:as )?heavy as lead;
  (?:as )?strong as an ox; (?:as )?sly as a fox; (?:as )?busy as a bee; (?:as )?blind as a bat;
  (?:as )?free as a bird; (?:as )?fit as a fiddle; (?:as )?good as gold; (?:as )?happy as a (?:clam|lark);
  (?:as )?hungry as a (?:wolf|horse|bear); (?:as )?old as (?:time|the hills); (?:as )?pretty as a picture;
  (?:as )?right as rain; (?:as )?solid as a rock; (?:as )?stubborn as a mule; (?:as )?tough as nails;
  (?:as )?brave as a lion; (?:as )?dead as a doornail; (?:as )?easy as pie;
  (?:slept|sleep|sleeps|sleeping) like a (?:log|baby); (?:fought|fight|fights) like cats and dogs;
  (?:rained|raining) cats and dogs; like a bolt from the blue; out of the blue;
  (?:like )?a deer (?:caught )?in (?:the )?headlights; like a bull in a china shop; like a fish out of water;
  like a needle in a haystack; a needle in a haystack; like there was no tomorrow; like there is no tomorrow;
  like a ton of bricks; like clockwork; like the plague; sticks? out like a sore thumb; stuck out like a sore thumb;
  (?:like )?two peas in a pod; dark and stormy night; calm before the storm; every cloud has a silver lining;
  a silver lining; light at the end of the tunnel; the tip of the iceberg; a blessing in disguise;
  a blast from the past; a breath of fresh air; a piece of cake; a walk in the park; a force to be reckoned with;
  a match made in heaven; a race against time; a recipe for disaster; a rude awakening;
  a shadow of (?:my|his|her|their|its) former self; a sight for sore eyes; a slap in the face;
  a wolf in sheep's clothing; a dime a dozen; a drop in the ocean; the elephant in the room; the last straw;
  the best of both worlds; the bottom line is; the world is (?:my|your|his|her) oyster; the rest is history;
  the writing (?:was|is) on the wall; think(?:s|ing)? outside the box; thought outside the box;
  (?:give|gives|gave|giving) (?:it )?(?:110|one hundred and ten) ?(?:percent|per cent|%);
  (?:hit|hits|hitting) the ground running; (?:hit|hits) the nail on the head; last but not least;
  better late than never; easier said than done; actions speak louder than words; all(?: that)? glitters is not gold;
  all's well that ends well; all walks of life;
  against all odds,? (?:he|she|they|we|i) (?:made it|survived|succeeded|won);
  avoid(?:ed|s)? (?:it|him|her|them) like the plague; (?:bit|bite|bites) the bullet;
  (?:burned|burnt|burning|burn) the midnight oil; (?:cried|cry|crying) (?:my|his|her|their) (?:eyes|heart) out;
  (?:fell|fall|falls|falling) head over heels; head over heels in love; love at first sight;
  tall,? dark,? and handsome; (?:deafening|pregnant) silence; the silence was deafening; you could hear a pin drop;
  could have heard a pin drop; cut the (?:tension|air|silence) with a knife;
  eyes? (?:sparkled|sparkling|shone|twinkled) like (?:stars|diamonds); (?:jaw|jaws) (?:dropped|hit the floor);
  a (?:single )?tear (?:rolled|ran|slid|trickled) down (?:my|his|her|their) cheek;
  (?:let|lets|letting) out a breath (?:i|he|she|they) (?:didn't|did not|hadn't|had not) (?:know|known|realized|realised|realize|realise)(?: that)? (?:i|he|she|they) (?:was|were|had been)? ?holding;
  (?:in the blink|within the blink|blink) of an eye; needless to say, (?:i|he|she|they) (?:was|were);
  once in a lifetime; a once-in-a-lifetime; play(?:ed|s|ing)? (?:my|his|her|their|your) cards right;
  (?:read|reads|reading) between the lines; scared to death; scared out of (?:my|his|her|their) wits;
  (?:stood|stands|stand) the test of time; (?:take|takes|took|taking) the bull by the horns;
  (?:turn|turned|turns) over a new leaf; (?:weight|weights) of the world on (?:my|his|her|their) shoulders;
  (?:wrapped|wraps) around (?:my|his|her|their) little finger; (?:went|go|goes|going) the extra mile;
  at the drop of a hat; beat(?:ing)? around the bush; by leaps and bounds; few and far between; low-hanging fruit;
  move the needle; raining buckets; safe and sound; since the dawn of (?:time|man); tried and true;
  woke up and it was all a dream;
  hearts? (?:was |were |is )?(?:beating|beat|beats|pounding|pounded|racing|raced|hammering|thumping|thumped) (?:so (?:hard|fast|loud)|out of (?:my|his|her|their) chest|like (?:a (?:drum|hammer|jackhammer)|crazy|mad));
  (?:my|his|her|their) heart (?:sank|leapt|soared|melted|was racing|raced);
  (?:legs|knees) (?:were |was |felt |turned |went )?(?:like|to|into|as weak as) (?:jelly|jello|lead|water|rubber);
  (?:eyes|stars|teeth|skin) (?:that )?(?:shone|sparkled|twinkled|glittered|shining|sparkling|as bright|bright|white|soft|shimmered) (?:as|like) (?:the )?(?:stars|diamonds|jewels|pearls|silk|snow|the sky);
  (?:raining|rained|pouring|poured) like [a-z]+; (?:ran|runs|run|running) like the wind;
  (?:cried|crying|cry) (?:like a baby|(?:my|his|her|their) eyes out); (?:shaking|shook|trembled|trembling) like a leaf;
  (?:froze|frozen) (?:in place|to the spot|like a statue); face (?:went|was|turned) (?:as )?(?:white|red) (?:as|like) a [a-z]+;
  (?:time|everything) seemed to (?:stop|stand still|slow down); you could hear a pin drop;
  chills? (?:ran|run|went|running) (?:up|down) (?:my|his|her|their) (?:spine|back); a lump in (?:my|his|her|their) throat
`)
