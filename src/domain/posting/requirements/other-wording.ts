import { phrasePattern } from '../../language/phrase-pattern.ts';
import { anyOf } from './phrase-pattern.ts';

/** Not asked after all. */
export const notAsked = anyOf(
  "(?:don't|do not|needn't|won't) (?:need|have to|require|worry)",
  "no (?:[\\p{L}/'-]+ ){0,5}(?:is |are )?(?:needed|required|necessary|expected|essential)",
  'none (?:is |are )?(?:required|needed|necessary)',
  'não (?:exigimos|pedimos|precisa)|nie (?:są |jest )?(?:potrzebn|wymagan|konieczn)\\p{L}*|nie wymagamy|no pedimos|nous ne demandons pas|wird nicht vorausgesetzt',
  'no (?:prior |previous )?(?:experience|degree|qualifications?)',
  '(?:is|are|was) (?:not|never) (?:a |an )?(?:strictly |currently )?(?:required|needed|necessary|essential|expected|must|offered|available|possible|provided|requirement|condition|deal-?breaker)',
  "(?:isn't|aren't) (?:strictly )?(?:required|needed|necessary|essential|expected|a must|offered)",
  'neither (?:expected|required|needed|necessary)',
  "(?:not|none of (?:that|this|these)(?:'s| is)?) required",
  "(?:we'll|we will|we can|we|we'd|will be|is|full) (?:happily |gladly )?(?:train(?:ing)?|teach|taught|trained|show you)(?: you| it| provided| the| on)?",
  'training (?:is )?(?:provided|given|will be)',
  "(?:can be|it's|is) (?:learnable|taught|learned|learnt)",
  '(?:nobody|no one|none)(?: here)? (?:is|has|will)',
  'remote (?:is|work is) (?:fine|ok|okay|possible|welcome)',
  '(?:is|are) common',
  'may (?:be )?(?:approved|possible|available|considered|substituted?|substitute)',
  '(?:in lieu|instead) of',
  '(?:keine|kein|nicht) (?:[\\p{L}]+ )?(?:erforderlich|nötig|notwendig|zwingend)',
  'no hace(?:n)? falta|no se (?:pide|exige|requiere)',
  "don't (?:mind|care|need|worry) (?:about|if|whether)",
  "(?:pas|n'est pas) (?:nécessaire|obligatoire|exigée?|requise?)",
  'no (?:es|se) (?:necesari[oa]|requiere|exige)',
  'não (?:é|são) (?:necessári|obrigatóri|exigid)\\p{L}+',
);

export const notAskedEast = phrasePattern.u`${'other-wording/not-asked-east'}`;

/** What the employer gives, is, or will do. */
export const perkWording = anyOf(
  '(?:we|they|the (?:company|district|employer|firm)|who) (?:also )?(?:offer|provide|pay|cover|reimburse|match|sponsor|supply|give|help|celebrate|bring|publish)s?',
  "(?:we'll|we will|we can|we do) (?:also )?(?:pay|help|cover|give|provide|support|sponsor|bring|match|get)",
  "you(?:'ll| will) (?:get|receive|enjoy|be paid|earn|learn|join|find|see)",
  '(?:pto|401\\(?k\\)?|403\\(?b\\)?|pension|dental|vision|medical insurance|health insurance|paid (?:time off|holidays?|leave|vacation)|parental leave|annual leave|sick leave|holiday pay|bonus scheme|stock options|equity|per hour|an hour|per annum|p\\.a\\.|base salary|discount|allowance|reimbursement|stipend)',
  '(?:is|are) (?:paid|provided|included|available|covered|reimbursed)',
  'paid (?:travel|breaks|training|study|volunteering)',
  "(?:we're|we are|we'll be|we'd be) (?:also |always )?(?:happy|glad|willing) to",
  '(?:new (?:starters|colleagues|hires)|everyone|teachers|staff) (?:get|gets|receive)',
  'relocation (?:is|assistance|support|package)',
);

/** Work to be done. */
export const dutyWording = anyOf(
  "you(?:'ll| will|'d| would) (?:also |mainly |mostly |then |often |usually |regularly |be the one )?(?!need|have|bring|hold|possess|require|must|be (?:able|asked|required|expected|comfortable|happy|confident|fluent|good|used|a |an )|have to|fit|thrive|enjoy|love|know|understand|feel)[\\p{L}]+",
  'duties|responsibilities(?! (?:in|of|for) previous)',
  'responsible for',
  'the (?:role|position|job|work) (?:involves|includes|entails|covers)',
  'work includes',
  '(?:this|the) (?:role|position|postholder|successful candidate) will (?!have|be|hold|possess|need)[\\p{L}]+',
  'reporting to',
  "you(?:'ll| will|'d| would)? report to",
);

/** Equal opportunity, privacy, notices to agencies: said in every posting and asked of nobody. */
export const boilerplate = anyOf(
  'equal (?:employment )?opportunit(?:y|ies)',
  'discriminat(?:e|es|ion|ory)',
  'regardless of',
  'without regard to',
  'protected (?:class|status|characteristic|veteran)',
  '(?:race|colou?r|religion|gender identity|sexual orientation|national origin)',
  'qualified (?:applicants|individuals|candidates) (?:with|will|are)',
  'reasonable (?:accommodations?|adjustments?)',
  'if you (?:need|require) (?:an? )?(?:adjustments?|accommodations?|assistance)',
  'encouraged? (?:[\\p{L}, ]+ )?to apply|(?:welcome|encourage|invite)s? (?:[\\p{L}]+ )?(?:applications|applicants|candidates|people|everyone) (?:from|of|who|with)|applications from',
  'committed to (?:diversity|equal|inclusion|a diverse)',
  'people of all backgrounds|every background',
  'privacy (?:notice|policy)|gdpr|rgpd|dsgvo|rodo',
  '(?:staffing|recruitment) (?:agenc(?:y|ies)|vendors?|firms?)',
  'unsolicited',
  'veterans',
  'reserve the right',
  'closing date',
  'not (?:an )?exhaustive',
  'form i-9',
  'acts as an employment (?:business|agency)',
  '(?:arrest|conviction|criminal) (?:records?|histor(?:y|ies)) (?:in accordance|consistent)',
  'pay (?:range|transparency)',
  'égalité des chances|chancengleichheit|igualdad de oportunidades|igualdade de oportunidades|równość',
);
