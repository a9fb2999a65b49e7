import { anyOf } from './phrase-pattern.ts';

const number =
  '(?:\\d+(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a|an|several|some|dos|tres|cinco|deux|trois|cinq|zwei|drei|fünf|dwa|trzy|dois|três)';

/** "5+ years of …", "at least two years as …", "6 months+ at …", "a year or two of …". */
export const yearsAsked = anyOf(
  `${number}(?: ?\\+|-| ?(?:-|–|to|or|and|bis|à|a|o|ou|do) ?(?:more|\\d+|one|two|three|four|five|six|seven|ten)\\+?)?(?: ?\\(\\d+\\))?(?: full| academic| solid)?[ -](?:years?'?|yrs?\\.?|months?'?|mos\\.?)(?: or (?:two|more))?\\+?(?=(?: [\\p{L}&/,-]+){0,5} (?:experience|work|background|practice)|\\+? (?:of|as|in|at|with|on|working|doing|building|using|managing|leading|shipping|teaching|minimum|supervising|or so))`,
  `${number}(?: ?\\+| ?(?:-|–|a|bis|à|do|e) ?(?:os )?(?:\\d+|cinco|fünf|cinq|pięć))? ?(?:jahren?|jahre|ans|années|años|anos|lata|lat|roku|jaar|anni)`,
);

/** Plain demands on the applicant: they ask even where a posting talks of other things. */
export const hardAsk = anyOf(
  'must',
  'required(?! by law)',
  'mandatory',
  "you(?:'ll| will)? (?:do )?(?:also )?(?:really )?need(?! to know)",
  '(?:candidates?|applicants?|the (?:successful|ideal|right) (?:candidate|applicant|person)|postholder|employees?|anybody|anyone|everyone) (?:[\\p{L}]+ ){0,2}(?:must|should (?:be|have|hold)|will (?:have|hold|possess|need)|needs?|is expected|are expected|will be expected)',
  'is expected to (?:live|reside|be|have|hold)',
  'a condition of (?:employment|hire)',
  "(?:please )?don't apply (?:if|unless)",
  '(?:erforderlich|zwingend|obligatoire|exigée?|imprescindible|es necesario|é necessário|wymagane|niezbędne)',
);

/** Words by which a posting asks, wherever they stand. */
export const strongAsk = anyOf(
  "must(?:n't)? (?:already |also |not |have |be |hold |possess |live |reside |pass |know |speak |own |provide |complete |show |bring |enjoy |love |like |like to )?",
  'musts?',
  'required(?! by law)',
  'requires(?! (?:us|the company))',
  'mandatory',
  'prerequisites?',
  "we(?:'d| would|'ll| will)? (?:expect|need|require|want|ask)(?: that)?(?: you| someone| somebody| candidates| applicants| people| a | an )",
  "(?:we're|we are|they're) (?:looking for|after|seeking)(?= (?:someone|somebody|people|a person|candidates))",
  "you(?:'ll| will)? (?:do )?(?:also )?(?:really )?(?:need|must have)(?! to know)",
  "you(?:'ll| will|'d| would) (?:also )?(?:have|bring|hold|possess)(?! the (?:chance|opportunity))",
  "you(?:'ve| have)(?: already| also)? (?:done|worked|run|built|shipped|led|managed|used|held|had|got|taught|written|been|spent|owned|experience|a |an |at least|strong|solid|good|excellent|the right|proven)",
  'you should (?:have|be|know|hold|enjoy|bring|feel)',
  '(?:candidates?|applicants?|the (?:successful|ideal|right) (?:candidate|applicant|person|executive|colleague)|postholder|employees?) (?:must|should|will (?:have|be|hold|possess)|needs?|is expected|are expected|will be expected)',
  '(?:ideal|right|successful) (?:candidate|colleague|person|applicant)(?= (?:will|would|has|holds|is (?:an?|someone|somebody|not)|should|must|can))',
  '(?:contractor|person|candidate|executive) (?:we (?:select|hire|choose|want|need)|will (?:have|be|hold))',
  'at least (?:one|two|three|four|five|six|\\d+)',
  'minimum(?: of)?',
  '(?:proven|demonstrated|demonstrable|prior|previous|hands-on|solid|relevant|extensive|strong|some) (?:[\\p{L}-]+ ){0,3}(?:experience|skills?|knowledge|record|ability|background|understanding|exposure)',
  'experience (?:with|in|of|as|on|at|using|working|managing|leading|building|is)',
  '(?:knowledge|understanding|grasp|command|mastery) of',
  '(?:familiarity|familiar|proficiency|proficient|competence|competent|competency|expertise|fluency|fluent|skilled?|literate) (?:with|in|using|at)',
  'ability to',
  '(?:able|willing|willingness|prepared|happy|available|eligible|expected|ready|licensed|certified|authori[sz]ed|qualified|registered) (?:to|for|in|as|with|under)',
  '(?:comfortable|confident|confidence|at ease|at home|ok|okay|good) (?:with|in|working|standing|walking|driving|planning|using|speaking)',
  "(?:valid|current|active|clean|full) (?:[\\p{L}\\d'-]+ ){0,4}(?:licen[cs]e|licensure|certificat(?:e|ion)|registration|permit|passport|card)",
  "(?:bachelor|master)(?:'?s)?(?: degree)?(?: in| of| or|$)",
  '(?:degree|diploma|qualification|certificate) in',
  'high school diploma|ged|undergraduate degree',
  'a condition of (?:employment|hire)',
  'is (?:essential|a must|needed|necessary|expected|vital|crucial|inevitable|non-negotiable|part of (?:it|the job))',
  'are (?:essential|a must|needed|necessary|expected|vital|crucial|non-negotiable)',
  '(?:have|has) (?:used|worked|done|held|run|completed|passed)',
  "who(?:'s| is| has| can| have| are|'ve)",
  "(?:please )?don't apply (?:if|unless)",
  'only (?:apply if|consider)',
  "(?:we|i)(?:'d| would)? (?:do |really |also |mainly |only )?(?:expect|require|ask for|insist on|look for|hope for|hope (?:you|to (?:find|meet))|care about|want someone|need someone|want somebody|need somebody)",
  "(?:we're|we are|i'm|i am) hoping (?:for|to (?:find|meet))",
  '(?:candidates?|applicants?) (?:who|with|have|hold|are|from)',
  '(?:head|eye|feel|knack|nose|passion|taste|memory|stomach|aptitude|talent) for',
  'under your belt|behind you',
  '(?:know|knows|knowing) (?:your|their|a) way (?:around|round|about)',
  '(?:is|are) (?:a given|taken for granted|assumed)|goes without saying',
  '(?:hold|holds|holding) (?:a|an|the|at least|current|valid)',
  'qualified (?:to level|to nvq|by experience)|time[- ]served',
  '(?:you|who) (?:come|comes|bring|brings) (?:with|to)',
  'should be (?:familiar|second nature|comfortable|fluent|confident|able|happy|part of)',
  'interest in',
  "(?:i|we)(?:'d| would) like (?:you|someone|somebody|a person) (?:to|who|with)",
  '(?:matters?|counts?)(?: (?:a lot|more|most|to us|here))?(?=[.,;!]|$)',
  "won't do",
);

/** The same in other languages of postings. */
export const strongAskAbroad = anyOf(
  '(?:du|sie) (?:bringst|bringen|hast|haben|verfügst|verfügen|bist|sind|sprichst|sprechen|kennst|kennen|beherrschst|beherrschen|kannst|können)',
  '(?:voraussetzung|erforderlich|zwingend|notwendig|mindestens|vorausgesetzt|unerlässlich)',
  '(?:abgeschlossene[sr]?|erfahrung|berufserfahrung|kenntnisse|[\\p{L}-]+kenntnisse|[\\p{L}-]+erfahrung|führerschein|bereitschaft|fähigkeit|ausbildung als|studium)',
  'vous (?:avez|êtes|maîtrisez|possédez|justifiez|disposez|parlez|savez|connaissez|aimez)',
  '(?:exigée?s?|requise?s?|obligatoires?|indispensables?|impératif|il faut|nécessaires?|minimum|au moins)',
  "(?:expérience (?:de|en|dans|professionnelle|d'|confirmée|réussie)|maîtrise d|connaissances? (?:de|des|en)|diplôme|titulaire|permis b|formation (?:en|de)|capacité à|anglais)",
  '(?:se requiere|requerid[oa]s?|imprescindibles?|obligatori[oa]s?|necesari[oa]s?|mínim[oa]|al menos|hace falta|buscamos|pedimos|necesitamos|tienes|debes|deberás|manejas|dominas|hablas|sabes|conoces)',
  '(?:experiencia (?:en|de|con|mínima|previa|como)|conocimientos? (?:de|en|sobre)|titulación|título de|grado en|licenciatura|carné de|permiso de|capacidad de|dominio de|manejo de|nivel (?:alto|medio|avanzado)|inglés)',
  '(?:exige-se|exigimos|é necessári[oa]|é preciso|obrigatóri[oa]s?|mínim[oa]|pelo menos|espera-se|esperamos|procuramos alguém|tem de (?:ser|ter)|deverá|terá de)',
  '(?:experiência (?:em|de|com|no|na|mínima|que procuramos)|conhecimentos? (?:de|em)|licenciatura|mestrado|carta de condução|capacidade de|domínio de|inglês|disponibilidade)',
  '(?:wymagan[aey]|wymagamy|niezbędn[aey]|konieczn[aey]|oczekujemy|minimum|co najmniej|musisz|masz|znasz|potrafisz|posiadasz)',
  '(?:esperienza (?:di|in|nel|come|maturata)|conoscenza (?:di|del|della|dei)|laurea|diploma di|patente b|inglese|capacità di|disponibilità|almeno)',
  '(?:ervaring (?:met|in|als)|kennis van|opleiding|rijbewijs|minimaal|vloeiend|je (?:hebt|bent|spreekt|beschikt|kunt)|bereid om)',
  '(?:doświadczenie (?:w|z|na)|znajomość|umiejętność|wykształcenie|prawo jazdy|gotowość|biegł[aey]|dyspozycyjność)',
);

export const strongAskEast =
  /経験|必須|できる方|お持ちの方|資格|以上|能力|スキル|知識|経験者|要求|经验|熟悉|精通|掌握|熟练|具备|具有|必须|学历|本科|硕士|证书|流利/u;

/** A document that says one may do something: in a short phrase without a verb it is asked for. */
export const paperAsked = anyOf(
  '(?:licen[cs]e|licensure|certificat(?:e|ion)|certified|endorsement|registration|permit|ticket|card|passport|clearance|diploma|degree|cdl(?:-a|-b)?|class [abc])',
  '(?:\\d{1,2}\\+?|one|two|three|four|five|six|seven|eight|ten)(?: ?[-–] ?\\d+)? (?:years?|yrs?\\.?|months?)',
  'clean (?:[\\p{L}]+ )?(?:mvr|record|licen[cs]e|driving)',
);

/** Said of what a person is, has or can, not of what they will do. */
export const personal = anyOf(
  "you(?:'re| are)(?: also| not| a| an| the kind)? (?!joining|working|part of|responsible|going|welcome|invited|free|based|alone|paid)[\\p{L}]+",
  "you (?:can|know|speak|understand|enjoy|like|love|don't mind|care|hold|think|have|own|already|notice|never|always)",
  "you've",
);

/** Said of a person in a passage that already asks: enough there, too little elsewhere. */
export const weakAsk = anyOf(
  "you(?:'re| are| can| could| write| read| pull| know| speak| think| enjoy| like| love| take| keep| care| hold| have| own| understand| don't mind)",
  "you(?:'ve| have)",
  'your (?:writing|english|spanish|french|german|communication|spreadsheets?|handwriting|work|judgment|judgement)',
  '(?:organi[sz]ed|patient|patience|careful|calm|reliable|reliability|punctual|kind|tact|discretion|accuracy|attention to detail|team player|curious|curiosity|honest|honesty|humou?r|empathy|rigor|self-motivated|detail-oriented|tactful|flexible|resilient|friendly)',
  '(?:skills?|experience|background|knowledge|portfolio|fluency|degree|diploma|certification|licen[cs]e|qualified|training|record)',
);

/** Wording that makes an ask a wish, and that says by itself that something is wished for. */
export const wishWording = anyOf(
  'prefer(?:red|ably|able)(?! (?:name|pronouns?|not|method))',
  'nice[ -]to[ -]have',
  '(?:an? )?(?:big |huge |definite |bigger |real |strong |major |added |real )?plus(?=$|[ .,;!)]*$| (?:on|for|in|if|here|too|as)(?= )| points?)',
  'bonus (?:points?|if|for)|a (?:real |nice |big |huge )?bonus(?! (?:of|scheme|based|plan|structure))',
  '(?:so|all) (?:much )?the better',
  'would (?:save|make|give|be) (?:us|you|your|our|it|life|things)',
  'stands? out|sets? you apart',
  'ideally',
  'helpful',
  '(?:would|will|might|could|can) (?:also )?(?:really )?(?:help|ease)(?! us)',
  'would (?:also )?(?:really )?be (?:an? )?(?:[\\p{L}]+ ){0,2}(?:lovely|great|nice|helpful|useful|ideal|welcome|handy|good|asset|advantage|advantageous|beneficial|gift|well received|bonus|plus|fantastic|brilliant|wonderful|interesting|valued|appreciated)',
  '(?:is|are) (?:a |an )?(?:[\\p{L}]+ )?(?:desir(?:ed|able)|useful|welcome|handy|beneficial|valued|appreciated|advantageous|asset)',
  'desirable',
  '(?:an |distinct |clear |definite |real |competitive )advantage',
  'advantageous',
  'an asset',
  '(?:viewed|considered|looked (?:on|upon)|received) (?:[\\p{L}]+ )?favou?rably',
  'extra (?:weight|credit|points)',
  '(?:especially|particularly|doubly) (?:keen|interested)',
  '(?:tell us|let us know|mention it|say so) (?:if|in)',
  'if you (?:[^.;]{3,120}), (?:please )?(?:tell us|let us know|mention it|say so|put it|shout)',
  '(?:but|so|then|please) (?:do )?(?:tell us|mention it|say so)',
  'move you (?:up|to the)',
  "(?:won't|wouldn't|doesn't|can't) hurt",
  '(?:even )?better (?:still|if)',
  "if you(?:'ve| have(?= (?:worked|used|been|done|run|a |an |some|experience|any))| also| happen to)",
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
  'optional',
  'is fine but so is',
  '(?:consider|fine|ok) without',
  'não uma condição|gern|willkommen|bienvenue?s?|ventaja|vantagem',
);

export const niceWordingEast = /歓迎|尚可|あれば|望ましい|优先|加分|優先|更佳/u;

/** A demand so plain that it stays one under a heading of wishes. */
export const mustWording = anyOf(
  'must(?! not be afraid)',
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

/** Not asked after all. */
export const notAsked = anyOf(
  "(?:don't|do not|needn't|won't) (?:need|have to|require|worry)",
  "no (?:[\\p{L}/'-]+ ){0,5}(?:is |are )?(?:needed|required|necessary|expected|essential)",
  'no (?:prior |previous )?(?:experience|degree|qualifications?)',
  '(?:is|are|was) (?:not|never) (?:a |an )?(?:strictly |currently )?(?:required|needed|necessary|essential|expected|must|offered|available|possible|provided|requirement|condition|deal-?breaker)',
  "(?:isn't|aren't) (?:strictly )?(?:required|needed|necessary|essential|expected|a must|offered)",
  'neither (?:expected|required|needed|necessary)',
  "(?:not|none of (?:that|this|these)(?:'s| is)?) required",
  "(?:we'll|we will|we can|we|we'd|will be|is|full) (?:happily |gladly )?(?:train(?:ing)?|teach|taught|trained|show you)(?: you| it| provided| the| on)?",
  'training (?:is )?(?:provided|given|will be)',
  "(?:can be|it's|is) (?:learnable|taught|learned|learnt)",
  'neutral',
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

export const notAskedEast = /不問|不要|未経験|なくても|教えます|不限|无需|不需要|培训|可教/u;

/** What the employer gives, is, or will do. */
export const perkWording = anyOf(
  '(?:we|they|the (?:company|district|employer|firm)|who) (?:also )?(?:offer|provide|pay|cover|reimburse|match|sponsor|supply|give|help|celebrate|bring|publish)s?',
  "(?:we'll|we will|we can|we do) (?:also )?(?:pay|help|cover|give|provide|support|sponsor|bring|match|get)",
  "you(?:'ll| will) (?:get|receive|enjoy|be paid|earn|learn|join|find|see)",
  '(?:pto|401\\(?k\\)?|403\\(?b\\)?|pension|dental|vision|medical insurance|health insurance|paid (?:time off|holidays?|leave|vacation)|parental leave|annual leave|sick leave|holiday pay|bonus scheme|stock options|equity|per hour|an hour|per annum|p\\.a\\.|base salary|discount|allowance|reimbursement|stipend)',
  '(?:is|are) (?:paid|provided|included|available|covered|reimbursed)',
  'paid (?:travel|breaks|training|study|volunteering)',
  'relocation (?:is|assistance|support|package)',
);

/** Work to be done. */
export const dutyWording = anyOf(
  "you(?:'ll| will|'d| would) (?:also |mainly |mostly |then |often |usually |regularly |be the one )?(?!need|have|bring|hold|possess|require|must|be able|be expected to (?:have|hold)|fit|thrive|enjoy|love|know|be comfortable|be happy|feel)[\\p{L}]+",
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
