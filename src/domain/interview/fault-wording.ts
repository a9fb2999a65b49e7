/** What speaks against the person who says it. */
export const faultKinds = ['unsafe', 'dishonest', 'blaming'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface FaultWording {
  kind: FaultKind;
  /** Nobody means it well. Anything else only counts against the answer. */
  isSure: boolean;
  pattern: RegExp;
}

const wording = (kind: FaultKind, isSure: boolean, pattern: RegExp): FaultWording => ({
  kind,
  isSure,
  pattern,
});

/** Ways in which people say such things, in any trade. */
export const faultWordings: readonly FaultWording[] = [
  wording(
    'dishonest',
    true,
    /\b(?:nobody|no ?one|no-one|they|he|she|the (?:boss|manager|customer|client|inspector|auditor|guest|patient)s?) (?:(?:ever |really )?(?:checks|notices)(?: (?:it|that|anyway)){0,2}(?= and|[.,;!]|$)|(?:will|would|'ll|'d)(?: ever| really)? (?:know|notice|check|find out|see it)|(?:won't|wouldn't|will never|would never|never) (?:know|notice|notices|check|checks|find out))\b/giu,
  ),
  wording(
    'dishonest',
    true,
    /\b(?:you can always say|(?:i(?:'d| would|'ll)?|we(?:'d| would)?|you)(?: can| could| just| simply)* (?:pretend|lie|lied|hide it|hid it|fake|forge|fudge|backdate|play dumb|act (?:like|as if) nothing|sweep|delete the (?:e-?mail|log|evidence|message)|clock (?:in|out) for|sign for (?:him|her|them))|(?:make|made) (?:something|that|a (?:figure|number|reason|story)|the (?:figures?|numbers?)) up|(?:adjust|massage|inflate|tweak|change)(?:ed)? the (?:figures?|numbers?|records?|dates?|log|chart)|before (?:anyone|anybody|they|he|she) (?:sees|notices|finds out|noticed|saw)|without (?:telling|informing|reporting) (?:anyone|anybody|him|her|them|my|the (?:boss|manager|customer|client|patient|team))|keep (?:it |that |this )?(?:quiet|to myself)|kept (?:it |that |this )?(?:quiet|to myself)|(?:keep|kept) my mouth shut|no need to (?:tell|report|mention|write|say|inform)|no need to make (?:a|any) (?:big )?(?:thing|fuss|deal)|not (?:have|need) to (?:say|tell) (?:everything|them|him|her)|(?:wouldn't|would not|won't|don't|do not) (?:tell|mention|report|admit)(?: (?:anything|it|that|them|him|her|anyone|anybody))(?! (?:until|before|what|how|why|that|to|off))|(?:wouldn't|won't) (?:say|mention) anything|i(?:'d| would) (?:just )?say nothing|blind eye|look the other way|mind(?:ed)? my own business|off the (?:books|record)|nothing in writing|technically (?:correct|true)|so (?:that )?it matches|cash in hand|sign(?:ed)? (?:it )?(?:off )?(?:anyway|without)|just this once|between (?:us|you and me)|what they don't know|tell (?:them|him|her|people) what they want to hear)\b/giu,
  ),
  wording(
    'unsafe',
    true,
    /\b(?:(?:don't|doesn't|do not|didn't|wouldn't) (?:really |even |actually )?(?:need|have|bother) (?:to )?(?:check\w*|test\w*|wear\w*|writ\w+|tell\w*|report\w*|wash\w*|lock\w*|record\w*|measur\w+|verify\w*|isolat\w+|read\w*|with (?:gloves|ppe|a helmet|the (?:checklist|guard)))|no need (?:to|for) (?:check\w*|test\w*|wear\w*|gloves|a permit|paperwork|ask\w*|wait\w*|ppe)|without (?:checking|testing|gloves|ppe|a harness|isolating|a permit|verifying|looking|consent|permission|a backup)|if it (?:smells|looks|feels|sounds|seems) (?:ok|okay|fine|good|all ?right)|(?:it'll|it will|that'll) be (?:ok|okay|fine|all ?right)(?=[.,;!]|$| and)|take (?:a|the) (?:chance|risk)|risk it|i(?:'d| would| just| will|'ll)* (?:skip|bypass|override|ignore) |no time for (?:the (?:book|rules)|safety|checks|that)|(?:switch|turn|take)(?:ed|n)? (?:off )?(?:the )?(?:mfa|alarm|sensor|guard|safety \w+|smoke detector)(?: off)?|(?:give|tell|read|send)(?: \w+){0,3} (?:password|pin|login)|bare hands|eyeball it|shout(?:ed)? back|(?:hang|hung) up on|put (?:him|her|them) in (?:his|her|their) place|(?:throw|kick|drag|push|grab|slap|hit|punch)(?:ed)? (?:him|her|them|the (?:guy|man|woman|kid|child|customer|passenger|patient|guest))(?: (?:off|out|down|by|in))?|hope (?:for the best|it (?:goes away|blows over|holds)|nobody|no one))\b/giu,
  ),
  wording(
    'blaming',
    true,
    /\b(?:(?:(?:it's |that's |it is |was |is )?not|wasn't|isn't) (?:really )?my (?:fault|job|problem|place|business|responsibility)(?!.*\b(?:but|still|anyway|so i)\b)|(?:his|her|their|the \w+'s) (?:own )?fault|told (?:you|them|him|her) so|what do you expect|that's (?:his|her|their) (?:own )?problem|(?:had |would have |'d )done (?:his|her|their) job|under the bus|clean(?:ed|ing)? up (?:his|her|their) mess|(?:nothing|not much) (?:i|we|you) (?:can|could) (?:do|have done) about|(?:boss|manager|company|team|management|head|owner) (?:was|were|is)(?: just| really| totally| absolutely| always| a| an)* (?:terrible|toxic|awful|joke|useless|horrible|incompetent|clueless|idiot|lazy|stupid|nightmare)|(?:boss|manager|management|company|head|owner|supervisor)(?: \w+)? (?:never|didn't|doesn't|don't|wouldn't)(?: even| really)? (?:back\w*|support\w*|car\w+|listen\w*|help\w*|appreciat\w+)|(?:he|she|they) (?:was|were|is|are) (?:just |really |totally |so )?(?:useless|incompetent|clueless|lazy|stupid|an idiot|idiots))\b/giu,
  ),
  wording(
    'blaming',
    false,
    /\b(?:(?:they|he|she|who|management|the (?:boss|manager|planner|office|customers?|company|director|other (?:team|shift)))(?: just| really| also| even)? (?:never|doesn't|didn't|don't|did not|do not|couldn't|hasn't)(?: even| really)? (?:care|cared|listen\w*|underst\w+|help\w*|know|bother\w*|do anything|come|came|did|say|tell|told)|should have (?:seen|done|checked|known|noticed|told|been)|(?:companies|company|they|management|people|office) should|lazy|stupid|useless|incompetent|idiots?|clueless|hopeless|toxic|micromanag\w+|had no idea|typical|guess who|because of (?:him|her|them)|let me down|rip-?off|nightmare|blam(?:e|ed|ing)|wouldn't (?:give|let|help|listen)|refused to (?:listen|help)|if the (?:rest|others)|everything on my side|i did my part|(?:they've|who'd|who has|who've|he'd|she'd) never|messed up|screwed|dumped|i was right|proved me right|my hands were tied|out of my (?:control|hands)|don't get paid|not paid (?:for|to))\b/giu,
  ),
  wording(
    'dishonest',
    false,
    /\b(?:nobody (?:will |would |ever )?(?:knows?|checks?|notices?|cares?|says?)|i(?:'d| would) say (?:it was|that it)|technically|white lie|exaggerat\w+|tick(?:ed)? (?:all )?the box\w*|get away with|every(?:one|body) does it|leave it (?:at that|alone|out)|wouldn't (?:either|bother)|quietly|let it slide|only if (?:they|he|she) asks?|unless (?:they|he|she|someone) asks?|cover(?:ed)? for|buy (?:some )?time|round(?:ed)? (?:it )?(?:up|down)|promise (?:them|him|her)|another reason|a hint|select(?:ed)? the)\b/giu,
  ),
  wording(
    'unsafe',
    false,
    /\b(?:(?:it's|its|that's|is|they're) (?:ok|okay|fine|nothing|all ?right|no big deal)|probably|no big deal|don't (?:really )?need|not (?:really )?(?:needed|necessary)|doesn't (?:really )?matter|carry on|just (?:leave|give|put|change|restart|swap|use|send|hit|go)|faster|quick(?:er|ly)?|over ?night|can't be bothered|if (?:it|they|he|she) (?:works|seems|looks)|usually fine|by hand|by eye|gut|shortcut|quick fix|finish (?:the|my|it) \w+|push on|force (?:him|her|them)|restart|whatever|first thing that|(?:home|private) (?:address|number)|room number|you never|always (?:works|worked))\b/giu,
  ),
];
