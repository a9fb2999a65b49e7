import { anyOf } from './phrase-pattern.ts';

/** Wording that makes an ask a wish, and that says by itself that something is wished for. */
export const wishWording = anyOf(
  'prefer(?:red|ably|able)(?! (?:name|pronouns?|not|method))',
  'nice[ -]to[ -]have',
  '(?:an? )?(?:big |huge |definite |bigger |real |strong |major |added |real )?plus(?=$|[ .,;!)]*$| (?:on|for|in|if|here|too|as)(?= )| points?)',
  'bonus (?:points?|if|for)|a (?:real |nice |big |huge )?bonus(?! (?:of|scheme|based|plan|structure))',
  '(?:so|all) (?:much )?the better',
  'would (?:save|make|give|be) (?:us|you|your|our|it|life|things)|would make (?:[\\p{L}]+ ){0,4}(?:easier|smoother|happy|happier|quicker)',
  '(?:also |really |certainly |does |always )?helps(?=[.,;!]| (?:but|though|too|here|a lot)|$)',
  "(?:we'd|we would|i'd) be (?:[\\p{L}]+ )?(?:glad|delighted|happy|pleased|thrilled|keen|excited) (?:of|to see|to find|to meet|to hear from|if|with)",
  'stands? out|sets? you apart',
  'ideally',
  'helpful|(?:it|that|which|also|really) helps',
  'preference (?:will be |is |may be |for )?(?:given|to|those|candidates|applicants)',
  '(?:an|the|your) edge|head start|go (?:a long way|far)',
  '(?:great|good|perfect|lovely|fantastic|brilliant|awesome|cool|nice) if you|if (?:so|you do|you have (?:it|one|them)|not),? (?:great|good|perfect|lovely|wonderful|even better|fine)',
  '(?:would|will|might|could|can) (?:also )?(?:really )?(?:help|ease)(?! us)',
  'would (?:also )?(?:really )?be (?:an? )?(?:[\\p{L}]+ ){0,2}(?:lovely|great|nice|helpful|useful|ideal|welcome|handy|good|asset|advantage|advantageous|beneficial|well received|bonus|plus|fantastic|brilliant|wonderful|interesting|valued|appreciated)',
  '(?:is|are) (?:a |an )?(?:[\\p{L}]+ )?(?:desir(?:ed|able)|useful|welcome|handy|beneficial|valued|appreciated|advantageous|asset|respected|prized|favou?red|nice|lovely|great to)(?! to (?:apply|join))',
  'desirable',
  '(?:an |distinct |clear |definite |real |competitive )advantage',
  'advantageous',
  'an asset',
  '(?:viewed|considered|looked (?:on|upon)|received) (?:[\\p{L}]+ )?favou?rably',
  'extra (?:weight|credit|points|love|interested|excited)|brownie points|gold stars?',
  '(?:count|counts|counted|work|speak) (?:in|to) your favou?r|count(?:s)? for a lot|(?:look|looks|looked) (?:with )?(?:[\\p{L}]+ )?favou?r(?:ably)? (?:on|upon)?|particular favou?r',
  '(?:moves?|puts?|gets?|bumps?|goes?|go) (?:you |them |straight )?(?:to|at) the (?:top|front)|top of (?:the|our) (?:pile|list)|ahead of the (?:queue|line|pack)|looked at first|up the pile',
  '(?:tips?|tilts?) the (?:scales?|balance)|leg up|sweetens? the (?:pot|deal)|strengthens? (?:your|an|the) (?:application|case)|would (?:complement|strengthen|round out|enrich)',
  "(?:get|gets|makes?|make) us (?:[\\p{L}]+ )?(?:excited|smile|happy|curious|grin)|we (?:get|are|'re) (?:[\\p{L}]+ )?excited (?:about|by)|over the moon|our eyes? light|a joy|(?:will|would) be noticed|(?:wouldn't|won't) (?:say no|complain|go unnoticed)",
  '(?:earns?|pays?|adds?|brings?|carries|receives?) (?:you )?(?:an? )?(?:extra )?(?:[$£€]\\d|\\d+ ?%|premium|differential|more)',
  '(?:is|are|would be) (?:a )?(?:[\\p{L}]+ )?(?:encouraged|best|ideal|a joy|a treat|a gift|gold|gravy|a delight)(?! to apply)',
  '(?:especially|particularly|doubly) (?:keen|interested)',
  '(?:tell us|let us know) if',
  '(?:mention it|say so) in',
  'if you (?:[^.;]{3,120}), (?:please )?(?:tell us|let us know|mention it|say so)',
  '(?:but|so|then|please) (?:do )?(?:tell us|mention it|say so)',
  "(?:won't|wouldn't|doesn't|can't) hurt",
  '(?:even )?better (?:still|if)',
  "(?<!apply |only )if you(?:'ve| have(?= (?:worked|used|been|done|run|a |an |some|experience|any))| also| happen to)",
  '(?:good|great) to have',
  '(?:always|most|also|very) welcome',
  'titolo preferenziale|gradit[oa]|costituisce un plus|een pré|een plus|pluspunt',
  'wären? (?:[\\p{L}]+ )?(?:schön|toll|super|ideal|hilfreich|gut|prima)',
  'kein muss',
  '(?:von vorteil|wünschenswert|gern(?:e)? gesehen|idealerweise|ein plus|pluspunkt|hilfreich)',
  '(?:un plus|un atout|souhaitée?s?|appréciée?s?|idéalement|serait (?:un|apprécié))',
  '(?:se valorar?á?n?|valorable|deseables?|un plus|preferible(?:mente)?|idealmente|suma(?:n)? puntos|si además|no (?:es )?imprescindible|valoramos|si (?:también )?(?:conoces|tienes|sabes|hablas|has))',
  '(?:valoriza(?:-se|ção|mos|do)|preferencia(?:l|is)|desejáve(?:l|is)|mais-valia|uma vantagem|diferencial)',
  '(?:mile widzian[aey]|(?:dodatkowym )?atutem|będzie plusem)',
);

/** Words that make an ask a wish, but alone say nothing. */
export const niceWording = anyOf(
  'nice',
  'bonus',
  'useful',
  'welcomed?(?! to| every| contractors)',
  'beneficial',
  'handy',
  'valued',
  'appreciated',
  'desired',
  "(?:we'd|we would) (?:also )?(?:love|like|be (?:delighted|thrilled|pleased)|notice)",
  '(?:is |are )?(?:not|never|neither|by no means|nor) (?:strictly |absolutely |actually )?(?:required|essential|needed|necessary|expected|mandatory|a (?:must|requirement|deal[ -]?breaker|condition))',
  "(?:isn't|aren't) (?:strictly )?(?:required|essential|needed|necessary|expected|mandatory|a must)",
  '(?<!not |non-)optional',
  '(?:fine|ok) without',
  'não uma condição|gern|willkommen|bienvenue?s?|ventaja|vantagem',
);

export const niceWordingEast = /歓迎|尚可|あれば|望ましい|优先|加分|優先|更佳/u;

/** A demand so plain that it stays one under a heading of wishes. */
const mustWording = anyOf(
  'must',
  'required',
  'mandatory',
  'essential',
  'is needed',
  'you need',
  'obligatoire',
  'erforderlich',
  'imprescindible',
  'obrigatóri[oa]',
  'wymagan[aey]',
);

/** The column of a person specification: E for essential, D for desirable, A for an advantage. */
const column = /(?:\s{2}|\()([eda])\)?$/u;

/** The level that the words themselves say. */
export function levelSaid(main: string): 'must' | 'nice' | undefined {
  const letter = column.exec(main)?.[1];
  if (letter !== undefined) return letter === 'e' ? 'must' : 'nice';
  if (wishWording.test(main) || niceWordingEast.test(main) || niceWording.test(main)) return 'nice';
  return mustWording.test(main) ? 'must' : undefined;
}
