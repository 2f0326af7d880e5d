/** British endings and stems, with the American ones that the dictionary has. */
const TRANSFORMS: readonly (readonly [british: RegExp, american: string])[] = [
  [/our(?=$|s$|ed$|ing$|er|ful|less|ite|able|hood|ist|y$|ly$|some)/u, 'or'],
  [/is(?=e$|es$|ed$|ing$|er$|ers$|ation|able$)/u, 'iz'],
  [/ys(?=e$|es$|ed$|ing$|er$)/u, 'yz'],
  [/tre(?=$|s$|d$)/u, 'ter'],
  [/bre(?=$|s$|d$)/u, 'ber'],
  [/ogue(?=$|s$|d$)/u, 'og'],
  [/ll(?=ed$|ing$|er$|ers$|or$|ors$|ery$|ous$)/u, 'l'],
  [/pp(?=ed$|ing$|er$|ers$)/u, 'p'],
  [/l(?=ful$|fully$|ment$|ments$|s$|$)/u, 'll'],
  [/ence(?=$|s$|less)/u, 'ense'],
  [/ae/u, 'e'],
  [/oe/u, 'e'],
  [/oul/u, 'ol'],
  [/ise/u, 'ice'],
  [/ixion/u, 'ection'],
  [/t$/u, 'ed'],
]

const OTHERS: ReadonlySet<string> = new Set(
  'capita laundrette chaperone chaperones nought noughts catalogued cataloguing schemas grey greys greyer greyest greyish greyed tyre tyres kerb kerbs pyjamas plough ploughs ploughed ploughing cheque cheques jewellery moustache moustaches programme programmes draught draughts draughty aluminium aeroplane aeroplanes storey storeys sceptical sceptic sceptics sulphur mum mums mummy whilst amongst towards afterwards backwards forwards upwards downwards learnt dreamt spelt smelt burnt leapt leant spilt spoilt knelt omelette carat yoghurt yoghurts cosy cosier cosily telly lorry lorries biscuit queue queues fibre arse bloke blokes cuppa fortnight fortnightly gaol judgement judgements acknowledgement ageing axe axes likeable liveable sizeable manoeuvre manoeuvres manoeuvred maths mould moulds mouldy smoulder smouldered smouldering skilful wilful woollen woollens marvellous practise practised practising licence licences defence offence pretence travelling traveller travellers cancelled labelled modelled quarrelled quarrelling fuelled tinned chilli artefact artefacts enquire enquiry enquiries ramen dialogs touchpad filesystem filesystems elven dwarven dwarvish crosshair crosshairs hotspot hotspots codec codecs executables encodings surprize surprized stopt dropt wrapt chuse shew shewed shewn connexion podcasts vlog vlogs selfie selfies hashtag hashtags emoji emojis meme memes vegan vegans app apps wifi login logins'.split(
    ' ',
  ),
)

/** Whether a word is right in British spelling, given a test for American spelling. */
export function isBritish(word: string, isKnown: (word: string) => boolean): boolean {
  if (OTHERS.has(word)) return true
  return TRANSFORMS.some(([british, american]) => british.test(word) && isKnown(word.replace(british, american)))
}
