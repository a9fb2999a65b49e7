/** Other people whom a question may be about: what's asked of them isn't asked of the person. */
const others =
  "patients?|clients?|residents?|customers?|guests?|students?|pupils?|child|employees?|coworkers?|colleagues?|members?|workers?(?![’']? comp)|crew|applicants?|candidates?|staff|team|passengers?|tenants?|borrowers?|voters?|victims?|callers?|users?|animals?|pets?|horses?|owners?|players?|athletes?|congregants?|congregation|parishioners?|inmates?|families";

export const aboutOthers = new RegExp(`\\b(?:${others})\\b`, 'iu');

const belief =
  '(?:christian|catholic|protestant|evangelical|baptist|mormon|muslim|islamic|jew|jewish|hindu|sikh|buddhist|atheist|agnostic|religious|spiritual|a believer)';
const illness =
  "(?:disabilit(?:y|ies)|disabled|handicap(?:ped|s)?|illness(?:es)?|diseases?|(?:medical|health|physical|mental|psychiatric) (?:conditions?|problems?|issues?|histor(?:y|ies)|limitations?|impairments?|concerns?)|medications?|prescriptions?|diagnos(?:is|es|ed)|allerg(?:y|ies)|diabet(?:es|ic)|cancer|hiv|aids|epilep(?:sy|tic)|depression|depressed|anxiety|adhd|autis(?:m|tic)|bipolar|panic attacks?|surger(?:y|ies)|hospitali[sz]ed|operations or illness|back (?:pain|problems?|trouble)|bad back|chronic pain|injur(?:y|ies|ed)|workers[’']? comp(?:ensation)?|sick (?:days?|leave)|addict(?:ed|ion)?|rehab|alcoholic|therap(?:y|ist)|psychiatrist|vaccinat(?:ed|ion)|overweight)";

const rule = (source: string) => new RegExp(source, 'iu');
const you = "(?:you|your|yourself|you[’']re|you[’']ve|you[’']d)";

/**
 * What an interviewer has no business to ask, by what it is about. Each is worded so that the person is meant, for a
 * nurse may be asked about pregnant patients and a banker about a client's retirement.
 */
export const personalWording: readonly RegExp[] = [
  // Family and partners, asked outright or by way of what they would say.
  rule(
    `\\b(?:your|his|her) (?:own |young |small |little |new |elderly |aging )*(?:husband|wife|spouse|fianc[eé]e?|boyfriend|girlfriend|significant other|better half|in-laws|kids?|toddlers?|little ones|bab(?:y|ies)|sons?|daughters?)\\b`,
  ),
  rule(
    `\\byour (?:own |young |small |little |elderly |aging )*(?:children|famil(?:y|ies)|parents?|mother|father|mom|mum|dad|relatives|household|loved ones|life partner)\\b(?! (?:teachers?|agenc(?:y|ies)|organi[sz]ations?|meetings?|conferences?|compan(?:y|ies)|restaurants?|medicine|practice|systems?|accounts?))`,
  ),
  rule(
    `\\byou\\b[^?.]{0,30}\\b(?:have|having|had|got|raise|raising|want|wanting|expect|expecting|planning|plan on|thinking of|thinking about)(?: to have| having)?(?: any| more| some| your own| young| small| little| school-age| a few| a| another)*(?: or [a-z]+)? (?:kids?|children|child|bab(?:y|ies)|family|dependents|stepchildren|grandchildren)\\b(?![’']s| (?:teams?|business|medicine|care|practice|services|experience|program))`,
  ),
  rule(
    `\\b(?:any|more|small|young) (?:kids|children|little ones|dependents)\\b(?:[^?.]*\\b(?:at home|yet|of your own|planned|someday)|\\s*\\?)`,
  ),
  rule(
    `\\byour partner\\b[^?.]*\\b(?:mind|okay|ok|think|support(?:s|ive)?|feels?|work for a living|do for (?:a living|work)|jealous|approve|relocat(?:e|ing)|at home|object)\\b|\\b(?:mind|okay|ok|think|support(?:s|ive)?|feels?|approve|happy)\\b[^?.]{0,20}\\byour partner\\b(?![^?.]*\\b(?:patrol|building|car|call|shift partner)\\b)`,
  ),
  rule(
    `\\b(?:start(?:ing)?|having|planning|raise|raising|grow(?:ing)?) (?:a|your) family\\b|\\bfamily (?:plans|planning to|situation|status|obligations|commitments|responsibilities|life)\\b`,
  ),
  rule(
    `\\b(?:married|marry|getting hitched|marital|divorced?|widow(?:ed|er)?|newlyweds?|maiden name|relationship status|love life|dating|in a relationship|girlfriend|boyfriend|settle down|settling down|cohabit)\\b`,
  ),
  rule(
    `\\bare you (?:single|engaged|taken|a single|a (?:working )?(?:mother|father|mom|mum|dad|parent))\\b|\\bas an? (?:(?:single|working|new|young|married|divorced|older|black|white|asian|gay|pregnant|disabled|muslim|jewish) )*(?:mother|father|mom|mum|dad|parent|woman|man|girl|guy|lady|wife|husband|female|male)\\b`,
  ),
  rule(
    `\\b(?:maternity|paternity|parental) leave\\b[^?.]*\\b${you}\\b|\\b${you}\\b[^?.]*\\b(?:maternity|paternity|parental) leave\\b`,
  ),
  rule(
    `\\b(?:are|will|were|become|becoming|get|getting|be|been|being) (?:you )?(?:currently |soon |now |ever )*(?:pregnant|expecting(?: a)?(?: bab(?:y|ies))?\\s*\\?)|\\byour pregnanc(?:y|ies)\\b|\\b(?:have|having|had) (?:a|another|more) bab(?:y|ies)\\b|\\bbirth control\\b|\\bbiological clock\\b|\\bdue date\\b[^?.]*\\bbaby\\b`,
  ),
  rule(
    `\\b(?:who|anyone|anybody|someone|somebody)\\b[^?.]{0,30}\\b(?:watch(?:es)?|looks? after|takes? care of|cares? for|picks? up|minds?|babysits?)\\b[^?.]*\\byour\\b`,
  ),
  rule(
    `\\b(?:your|arranged|have|any) (?:child ?care|day ?care|babysitt(?:er|ing))(?: arrangements?| plans?| situation)?\\b|\\b(?:child ?care|day ?care) arrangements?\\b|\\bare you (?:the |a |an )?(?:\\w+ )?care ?(?:giver|taker)\\b`,
  ),
  rule(
    `\\b(?:home|personal|private|domestic) (?:life|situation|circumstances)\\b|\\b(?:at home|in your private life|outside (?:of )?work|personal|private) (?:obligations|commitments|responsibilities|duties)\\b|\\b(?:obligations|commitments|responsibilities|duties|anyone|someone|people)\\b[^?.]{0,20}\\bat home\\b`,
  ),
  rule(
    `\\b(?:who|whom)\\b[^?.]{0,12}\\byou\\b[^?.]{0,12}\\blive with\\b|\\bdo you live (?:alone|with|in|near)\\b|\\bwhere do you live\\b|\\b(?:what|which) (?:part of town|neighbo[u]?rhood)\\b[^?.]*\\byou (?:live|from)\\b`,
  ),
  // Age.
  rule(
    `\\bhow old\\b[^?.]{0,12}\\byou(?:r (?:kids|children|parents))?\\b(?! (?:patients?|clients?))|\\byour (?:exact |real |own )?age\\b(?! (?:groups?|ranges?))|\\b(?:someone|somebody|people|person|anyone|candidates?|most) (?:of )?(?:your|that) age\\b|\\byour (?:date of birth|birth ?(?:day|date|year))\\b|\\b(?:what|which) year\\b[^?.]*\\byou\\b[^?.]*\\b(?:born|graduate|finish(?:ed)? (?:high )?school)\\b|\\bwhen (?:were you born|(?:did|do) you graduate|did you finish (?:high )?school)\\b|\\bborn in the (?:19)?\\d0s\\b`,
  ),
  rule(
    `\\b(?:do|are|will|would|when|how)\\b[^?.]{0,25}\\byou\\b[^?.]{0,40}\\b(?:retire|retiring|retirement)\\b(?![^?.]*\\b(?:clients?|accounts?|plans?|portfolio|savings|products?|communit(?:y|ies)|residents?|investors?)\\b)|\\byour (?:own )?retirement\\b(?! (?:plans? (?:clients|products)|communit|home|products?|accounts?|advice))|\\b(?:close|near) to retire`,
  ),
  rule(
    `\\byou(?:[’']re| are| were| feel| be| look| seem)?\\b[^?.]{0,20}\\btoo (?:old|young)\\b|\\b(?:younger|older|half your age|your (?:own )?age|millennials?|gen[ -]?z|boomers?|kids) (?:boss|manager|supervisor|people|colleagues?|coworkers?|team|crowd|staff|employees|than (?:you|yourself))?\\b[^?.]*\\b(?:comfortable|mind|keep(?:ing)? up|feel|problem|orders|okay|ok|fit in|relate)\\b|\\b(?:comfortable|mind|keep(?:ing)? up|feel|problem|orders|okay|ok|fit in|relate)\\b[^?.]*\\b(?:younger|older|half your age|someone your age|millennials?|gen[ -]?z|boomers?|twenty-somethings?|recent grads)\\b(?! (?:adults?|patients?|children|students?|residents?|clients?|customers?|kids|riders?|swimmers?|equipment|systems?|code|vehicles?|buildings?|homes?))`,
  ),
  rule(
    `\\bhow (?:many (?:more )?years|much longer)\\b[^?.]*\\b(?:you|your)\\b[^?.]*\\b(?:left|work(?:ing)?|stay(?:ing)?|retire)\\b|\\b(?:enough )?(?:energy|stamina)\\b[^?.]{0,30}\\b(?:at your age|someone your)\\b|\\bgeneration (?:are you|do you belong)\\b|\\bgrandchildren\\b|\\bover the hill\\b|\\bdigital natives?\\b`,
  ),
  // Origin and language at home.
  rule(
    `\\bwhere (?:are|were|do|did) (?:you|your (?:parents|family|people|ancestors|grandparents))\\b[^?.]{0,25}\\b(?:from|born|raised|grow up|grew up|come from)\\b`,
  ),
  rule(
    `\\b(?:your|that|an) (?:[a-z]+ )?accents?\\b(?! (?:walls?|lighting|nails?|colou?rs?|reduction|pieces?))|\\baccent\\b[^?.]*\\bwhere\\b|\\bwere you born\\b|\\b(?:your|a|you a) native (?:language|tongue|speaker|country|[a-z]+ speaker)\\b|\\b(?:mother tongue|first language|language (?:do )?(?:you|your (?:family|parents)) (?:speak|use) at home|speak at home|home country|country of (?:birth|origin)|birthplace)\\b`,
  ),
  rule(
    `\\b(?:you|your)\\b[^?.]*\\b(?:citizen(?:ship)?|nationalit(?:y|ies)|immigrants?|immigrat(?:e|ed|ion)|green card|naturalized|visa status|foreigner|ethnic(?:ity|ities| background| group)?|races?|racial|ancest(?:ors?|ry)|heritage|skin colou?r|tribe|caste|country (?:are|were|do) you)\\b(?![^?.]*\\b(?:clients?|patients?|customers?|students?|cases?|law|petitions?|applications?|relay|events?|conditions? in)\\b)|\\b(?:what|which)\\b[^?.]{0,20}\\b(?:country|nationality|race|ethnicity|tribe)\\b[^?.]{0,20}\\b(?:are|were|do|did) (?:you|your (?:parents|family|people|name))\\b`,
  ),
  rule(
    `\\b(?:your|last|first|family|sur) ?names?\\b[^?.]*\\b(?:from|origin|foreign|sound|ethnic|mean|pronounce|unusual|kind of name)\\b|\\bkind of (?:a )?(?:last )?name is\\b|\\bwhen did you (?:come|move) to (?:this country|america|the (?:us|u\\.s\\.|united states|uk))\\b|\\bhow long have you (?:lived|been) in (?:this country|america|the (?:us|u\\.s\\.|united states|uk))\\b`,
  ),
  // Faith and politics.
  rule(
    `\\b(?:are|were) you (?:a |an |practicing |very |raised |still |devout )*${belief}\\b|\\b(?:what|which)\\b[^?.]{0,15}\\b(?:religion|faith|church|denomination|mosque|temple|synagogue|god)\\b[^?.]{0,25}\\b(?:are you|do you|you)\\b|\\bdo you (?:believe in|pray|worship|tithe|fast|go to|attend|belong to|observe|celebrate|keep)\\b[^?.]*\\b(?:god|church|mosque|temple|synagogue|mass|services|religious|sabbath|holy|holidays?|christmas|easter|ramadan|passover|kosher|halal|afterlife)\\b|\\b(?:what|which)(?: religious)? holidays do you\\b|\\bdo you (?:pray|worship)\\b`,
  ),
  rule(
    `\\byour (?:religion|religious (?:beliefs?|views?|practices?|affiliation|holidays?|observances?|background|obligations?)|mosque|synagogue|denomination|sabbath|place of worship|prayers?)\\b(?![^?.]*\\b(?:congregations?|budget|volunteers?|ministry|sermons?)\\b)|\\b(?:sundays?|saturdays?|fridays?|holidays?)\\b[^?.]*\\b(?:for (?:church|worship|prayers?|services|mass|religious)|religio(?:n|us)|worship)\\b|\\b(?:church|worship|religio(?:n|us)|pray(?:er)?s?|faith)\\b[^?.]*\\b(?:time off|days? off|sundays?|saturdays?|schedule|shifts?|keep you from|interfere|get in the way|conflict with (?:work|the job))\\b|\\b(?:headscar(?:f|ves)|hijab|turban|yarmulke)\\b[^?.]*\\b(?:you|your)\\b|\\b(?:you|your)\\b[^?.]*\\b(?:headscar(?:f|ves)|hijab|turban|yarmulke)\\b`,
  ),
  rule(
    `\\b(?:who|whom|how|what|which|did|do|will|would|are|have)\\b[^?.]{0,25}\\byou\\b[^?.]{0,20}\\b(?:vot(?:e|ed|ing) (?:for|in|republican|democrat)|vote\\b|a (?:republican|democrat|liberal|conservative|socialist))|\\byour (?:political|politics)\\b|\\bpolitical (?:views?|part(?:y|ies)|beliefs?|affiliation|opinions?|leanings?)\\b|\\b(?:are you|you) (?:a |more )?(?:republican|democrat|liberal|conservative|left[- ]wing|right[- ]wing)\\b|\\b(?:think|feel|opinion)\\b[^?.]{0,20}\\b(?:the (?:current |last )?president|the (?:current )?(?:government|administration)|abortion|gun control|the election)\\b`,
  ),
  // Unions.
  rule(
    `(?<!credit )(?<!western )\\bunions?\\b(?![^?.]*\\b(?:stewards?[’']?s? grievance|contract language|jurisdiction|rules on site)\\b)[^?.]*\\b(?:you|your)\\b[^?.]*\\b(?:join(?:ed|ing)?|member|belong|support|vote|think|feel|opinion|favor|against|organiz(?:e|ed|ing))\\b|\\b(?:you|your)\\b[^?.]*\\b(?:join(?:ed|ing)?|members? of|member in|belong(?:ed)? to|support(?:ed)?|vote[d]? for|think (?:about|of)|feel about|opinion (?:on|of|about)|views? on|stand on|favor|against|organiz(?:e|ed|ing)|sympath[a-z]+|active in|involved (?:in|with))\\b[^?.]*(?<!credit )\\b(?:labor |trade |a |the )?unions?\\b|\\bunion (?:membership|activit(?:y|ies)|sympath(?:y|ies)|supporter|organizer)\\b|\\bgo(?:ne|ing)? on strike\\b`,
  ),
  // Sex and gender.
  rule(
    `\\b(?:sexual(?:ity)?|sexual orientation|gender identity|sex life|your (?:gender|sex))\\b(?![^?.]*\\b(?:harassment|abuse|assault|health|misconduct|education|content)\\b)|\\bare you (?:a |openly )?(?:gay|lesbian|bisexual|bi|queer|trans(?:gender)?|straight|lgbtq?\\+?|a (?:boy|girl|man|woman))\\b|\\b(?:comfortable|mind|problem|okay|ok|feel|handle)\\b[^?.]*\\b(?:working|taking orders|reporting|work|answering)\\b[^?.]{0,12}\\b(?:for|from|to|with|under|among|around) (?:an? |only |mostly |all |so many )?(?:female|male|woman|women|man|men|lady|ladies|guys|gay|black|white|foreign(?:ers)?)\\b`,
  ),
  rule(
    `\\b(?:for a (?:girl|woman|lady|man|guy)|a (?:woman|man|girl|guy|lady) like you|pretty (?:girl|lady|face)|wear (?:makeup|a bra|heels)|your (?:looks|figure|weight|height|size|build|body|bra size|appearance|skin|hair))\\b|\\bhow (?:much do you weigh|tall are you)\\b`,
  ),
  // Pay so far, money, the law.
  rule(
    `\\bhow much\\b[^?.]{0,25}\\b(?:do|did|were|are|have)\\b[^?.]{0,8}\\byou\\b[^?.]{0,15}\\b(?:mak(?:e|ing)|earn(?:ed|ing)?|paid)\\b|\\bwhat\\b[^?.]{0,12}\\b(?:do|did|were|are|have) you\\b[^?.]{0,12}\\b(?:earn(?:ed|ing)?|paid|make|making)(?= (?:now|right now|there|at|in your|per|an? (?:year|hour)|last|currently|before))|\\b(?:your|you) (?:current|currently|last|previous|present|old|former|prior|past|most recent)(?: job[’']?s?| employer[’']?s?)?(?: base| annual| hourly| total| gross)* (?:salary|salaries|pay(?!roll| period| app| stub project)|wages?|compensation|earnings|income|paycheck|rate of pay)\\b|\\b(?:salary|pay|wage|compensation|earnings) history\\b|\\b(?:current|last|previous|present|former|past) (?:employer|company|job|boss|position)\\b[^?.]{0,12}\\bpa(?:y|ys|id|ying) you\\b|\\b(?:prove|proof of|w-?2|pay ?stubs?|payslips?|tax returns?)\\b[^?.]*\\byour (?:last|previous|current|salary|pay|earnings)\\b|\\bbring\\b[^?.]*\\b(?:pay ?stubs?|payslips?)\\b|\\byour (?:pay ?stubs?|payslips?)\\b`,
  ),
  rule(
    `\\b(?:have|were|are) you\\b[^?.]{0,20}\\b(?:arrested|convicted|charged with|in (?:jail|prison)|incarcerated|bankrupt|sued|on parole|on probation|behind on)\\b|\\byour (?:criminal|arrest|police) (?:record|history)\\b|\\b(?:do|did) you (?:have|get)\\b[^?.]{0,20}\\b(?:criminal|arrest|police) (?:record|history)\\b|\\b(?:you|your)\\b[^?.]*\\b(?:bankruptcy|wages? garnish(?:ed|ment)|credit (?:score|history|rating)|personal debts?|in debt|debts? do you|mortgage payments?)\\b(?![^?.]*\\b(?:clients?|borrowers?|applicants?|customers?|companies|case)\\b)|\\bdo you (?:own|rent) (?:or (?:own|rent) )?(?:a |your |the )?(?:house|home|car|apartment|place)\\b|\\brent or own\\b|\\b(?:dis)?honorabl[ey] discharged?\\b|\\b(?:type|kind) of (?:military )?discharge\\b[^?.]*\\byou\\b`,
  ),
  rule(
    `\\b(?:facebook|instagram|social media) (?:password|login|account names?)\\b|\\b(?:clubs?|societies|lodges?)\\b[^?.]*\\b(?:do|did) you belong\\b|\\bdo you (?:smoke|drink|vape|use drugs|do drugs|take drugs|gamble)\\b|\\bhow (?:much|often) do you (?:drink|smoke|get drunk|party)\\b|\\b(?:zodiac|star|astrological) sign\\b|\\bblood type\\b`,
  ),
  // Body, private life, and what is nobody's business.
  rule(
    `\\bare you (?:naturally |really |perhaps |at all )*(?:colou?r[- ]?blind|deaf|blind|left[- ]handed|(?:in good )?health(?:y)?|fit|overweight|short[- ]sighted|attractive|rich|poor|lonely|happy at home|vegan|vegetarian|a virgin|afraid of (?:blood|needles)|scared of|superstitious|a morning person|in love|seeing (?:anyone|someone))\\b|\\bhow (?:is|are|'s) your (?:back|hearing|eyesight|eyes|heart|knees?|marriage|love life|sleep|nerves|blood pressure|weight)\\b|\\byour (?:eyesight|hearing|blood pressure|tattoos?|piercings?|skirts?|bust|smile|teeth|legs|diet|phobias?)\\b|\\b(?:a|any) phobias?\\b|\\bdo you sleep\\b`,
  ),
  rule(
    `\\b(?:go (?:out )?on a date|(?:ever |would you |do you )(?:date|flirt|sleep) (?:with )?(?:an? |your |any |the )?\\w+|kiss|dress sexy|shorter skirt|in your bedroom|do you need the money|(?:rich|wealthy|poor) (?:family|parents|background)|social class|inherit(?:ed|ance)\\b[^?.]*\\byou)\\b|\\byour partner(?:[’']s)? (?:earns?|jobs?|works?|salary|income|do(?:es)?)\\b|\\bdoes your partner\\b|\\b(?:have|got) (?:a |any )?(?:partner|someone|anyone|somebody)\\b[^?.]{0,20}\\b(?:mind|object|at home|waiting|support(?:s|ing)? you)`,
  ),
  rule(
    `\\b(?:in|with|about|spend) your (?:free|spare|leisure|private) time\\b|\\b(?:do you do|spend) (?:on|at) (?:the )?weekends?\\b|\\byour (?:childhood|upbringing|hobbies|neighbo[u]?rs|friends outside|vacations?|holiday plans|social life|personal life|private life)\\b|\\bspend your (?:evenings|weekends|holidays|vacations?)\\b`,
  ),
  rule(
    `\\byour (?:own |sick |only )?child\\b(?! ?care| protection| welfare| development| safety)|\\bwhy (?:are you|aren't you|have you never|haven't you)\\b[^?.]{0,20}\\b(?:single|unemployed|alone|out of work|settled|children|kids)\\b`,
  ),
  rule(
    `\\b(?:feel about|get along with|think (?:of|about)|opinion (?:of|on|about)|deal with|put up with|work(?:ing)? (?:with|for|under|alongside))\\b[^?.]{0,20}\\b(?:foreigners?|immigrants?|refugees|gays?|lesbians|muslims|jews|christians|(?:a )?(?:woman|female|gay|black|foreign) (?:boss|manager|captain|chief|supervisor)|women bosses)\\b`,
  ),
  // Groups of people, and what "they" are said to be like.
  rule(
    `\\b(?:no (?:place|job|work) for|too (?:rough|hard|tough|heavy|dirty|dangerous) for|not (?:a job |work |made |suited )?for) (?:an? )?(?:women|men|mothers|fathers|moms|girls|ladies|woman|man|mother|father|girl|lady|foreigners?|immigrants?|old(?:er)? people|young people|disabled people|parents|christians|muslims|jews)\\b`,
  ),
  rule(
    `\\b(?:women|men|mothers|fathers|moms|girls|ladies|guys|foreigners|immigrants|(?:older|young|younger|old|disabled|gay|black|white|asian|married|religious) (?:people|workers|women|men|employees|folks|candidates)|people (?:your age|from your (?:country|background)|like you)|your (?:kind|sex|gender|generation|culture))\\b[^?.]{0,25}\\b(?:usually|often|tend|always|never|rarely|generally|typically|can't|cannot|don't|aren't|find|too|are (?:more|less|better|worse|known)|struggle|get emotional|quit|leave)\\b`,
  ),
  rule(
    `\\b(?:have|were|are) you\\b[^?.]{0,20}\\b(?:a victim|abused|assaulted|raped|homeless|bereaved|had an? (?:abortion|miscarriage)|a (?:survivor|refugee))\\b`,
  ),
  rule(
    `\\b(?:emigrate|go|move|return|moving|going|returning|fly)\\b[^?.]{0,15}\\bback (?:home|to your (?:own )?(?:country|homeland))\\b|\\byour (?:home country|homeland|country of origin)\\b`,
  ),
  rule(
    `\\b(?:take|taken|took|taking) part in (?:an? |any |the )?(?:strikes?|walkouts?|protests?|demonstrations?|pickets?)\\b|\\b(?:have|would|will|did|do) you\\b[^?.]{0,20}\\b(?:strike|picket|protest|demonstrate|walk out)\\b(?! (?:a|an|up|the balance|out on))`,
  ),
  rule(
    `\\b(?:which|whose) side (?:would|are|do|were) you\\b|\\bwhat (?:do|did) you think (?:of|about) (?:the )?(?:war|election|referendum|brexit|trump|biden|abortion|immigration)\\b`,
  ),
];

const employer =
  '(?:employers?|compan(?:y|ies)|firms?|agenc(?:y|ies)|boss(?:es)?|managers?|workplace|jobs?|shop|store|restaurant|kitchen|hotel|hospital|clinic|practice|school|studio|newspaper|paper|bank|plant|factory|site|lab|team|organi[sz]ation|department|nursery|dealership|garage|farm|ship|airline|council|ministry|ward|unit|club|gym|salon|spa|surgery|station|depot|yard|chambers|university|college|competitors?|place)';
const present = '(?:current|present|previous|former|last|old|past|prior|most recent|existing)';
const secrets =
  '(?:(?:customer|client|price|supplier|vendor|donor|patient|contact|mailing|member|subscriber) (?:lists?|data(?:base)?|names?|records|files|contacts|details)|source code|code base|diagrams?|blueprints?|formulas?|recipes?|trade secrets?|secrets?|confidential|price lists?|pricing|margins|bids?|contracts|strategy|roadmap|passwords?|files|documents|drawings|manuals|menus?|templates|figures|budgets?|lesson plans?|exam papers|reports|designs?|plans|notes|databases?|records|lists?|data|suppliers?|discounts?|internal (?:documents?|reports?|figures|data|memos?)|unpublished|unreleased|salaries|playbook)';

/** What isn't the person's to tell or to give: other people's secrets, and work without pay. */
export const confidentialWording: readonly RegExp[] = [
  rule(
    `\\b(?:send|bring|share|show|give|tell|take|copy|hand|pass|provide|forward|reveal|disclose|describe|walk|name|list|what|which|use)\\b[^?.]*\\b${present} ${employer}\\b(?:[’']s?)?[^?.]*\\b${secrets}\\b`,
  ),
  rule(
    `\\b(?:send|bring|share|show|give|tell|take|copy|hand|pass|provide|forward|reveal|disclose|name|list|what|which)\\b[^?.]*\\b${secrets}\\b[^?.]*\\b(?:of|from|at|in|by) your ${present} ${employer}\\b`,
  ),
  rule(
    `\\b(?:which|whose|what)\\b[^?.]*\\b(?:clients?|customers?|patients?|figures|suppliers?|accounts?|cases?|products?|people|colleagues?)\\b[^?.]*\\byour ${present} ${employer}\\b[^?.]*\\b(?:trouble|hid(?:e|es|ing)|secret|really|lose|losing|leave|leaving|fired|sick|poach|weak|fail|cheat|illegal|unhappy|planning)\\b`,
  ),
  rule(
    `\\b(?:which|whose|what)\\b[^?.]*\\byour ${present} ${employer}(?:[’']s?)?\\b[^?.]*\\b(?:hid(?:e|es|ing)|secret(?:s|ly)?|really|cover(?:s|ing)? up|trouble|not (?:tell|say|want)|weakness(?:es)?|planning|about to)\\b`,
  ),
  rule(
    `\\b(?:what|which|how|who|when|where|why)\\b[^?.]*\\b(?:do|does|did|is|are|was|were|has|have|will) your ${present} ${employer}\\b(?:[’']s)?(?![^?.]*\\b(?:you|your|yours)\\b)[^?.]+`,
  ),
  rule(
    `\\b(?:which|who|whose)\\b[^?.]{0,25}\\b(?:of|at|in|from|among) your ${present} ${employer}\\b(?![^?.]*\\b(?:taught|teach|helped|inspired|learn(?:ed)?|you work|you use|you do|were you|did you|prepared|suit)\\b)`,
  ),
  rule(
    `^(?:so,? |please )?(?:can|could|will|would) you (?:\\w+ )?(?:name|identify) |^name (?:a|an|one|the|your) (?:\\w+ )?(?:patient|client|pupil|student|colleague|coworker|customer|boss|manager|guest|donor|supplier)s?\\b|\\bby name\\b|\\b(?:tell|give|share)\\b[^?.]{0,10}\\b(?:a|some|any|the|your) secrets?\\b`,
  ),
  rule(
    `\\b(?:names?|identit(?:y|ies)|addresses)\\b[^?.]{0,15}\\b(?:in|of|from)\\b[^?.]{0,15}\\b(?:your|a|the|those|that)\\b[^?.]{0,20}\\b(?:cases?|patients?|clients?|sources?|informants?|victims?|students?)\\b`,
  ),
  rule(
    `\\b(?:who|name|reveal|identify)\\b[^?.]{0,20}\\byour (?:\\w+ )?(?:anonymous|confidential|secret|unnamed|source|informants?)\\b`,
  ),
  rule(
    `\\b(?:bring|take|poach|lure|move)\\b[^?.]{0,20}\\b(?:your|their|the)\\b[^?.]{0,15}\\b(?:clients|customers|patients|accounts|book of business|team|colleagues)\\b[^?.]{0,20}\\b(?:with you|along|over|to us)\\b`,
  ),
  rule(
    `\\b(?:work|start|come|do|help|cover|teach|join|begin|train|stay|shift|week|day|hours)\\b[^?.]*\\b(?:unpaid|without (?:pay|being paid)|for free|for nothing|free of charge|off the clock|on your own time)\\b(?![^?.]*\\b(?:employee|worker|coworker|manager asks|boss asks|crew)\\b)`,
  ),
  rule(
    `\\b(?:can|could|will|would) you\\b[^?.]{0,12}\\b(?:write|design|build|draft|prepare|create|fix|translate|do|make|work|cook|teach|audit|edit|produce|redesign|film|code|plan|run|cover)\\b[^?.]*\\b(?:as a (?:trial|test|sample)|for free|unpaid|without pay|free of charge|on a trial basis|trial (?:shift|day|week)|before we (?:decide|hire|pay))\\b`,
  ),
];

/** Health: only where nobody else is meant. */
export const healthWording: readonly RegExp[] = [
  rule(
    `\\b(?:do|did|have|are|were|will|does|if|whether|ever)\\b[^?.]{0,12}\\byou\\b[^?.]{0,15}\\b(?:have|had|take|taking|taken|suffer(?:ed|ing)?|been|use|need|on|live with|living with|got|get|file[d]?|had to|seen|see)\\b[^?.]{0,30}\\b${illness}\\b(?! (?:claims?|errors?|counts?|pass|verification))`,
  ),
  rule(
    `\\bare you (?:currently |now |physically |at all |in any way )*${illness}\\b|\\bwhat (?:${illness})\\b[^?.]{0,12}\\b(?:are you|do you (?:have|take|suffer))\\b`,
  ),
  rule(
    `\\byour (?:own |current |general |overall |physical |mental |emotional |past )*(?:health|medical history|mental health|fitness level|${illness})\\b`,
  ),
  rule(
    `\\b${illness}\\b[^?.]*\\b(?:keep|prevent|stop|limit|affect|hinder)\\w* (?:you|your)\\b|\\b${illness}\\b[^?.]*\\b(?:we|I) (?:should|need to|ought to) know\\b`,
  ),
  rule(
    `\\bhow many sick (?:days|leaves)\\b|\\bhow (?:often|many (?:days|times))\\b[^?.]*\\byou\\b[^?.]*\\b(?:sick|ill|see a doctor|doctor|miss(?:ed)? work|call(?:ed)? (?:in|out))\\b|\\b(?:healthy|fit|strong) enough\\b|\\byou\\b[^?.]*\\bcall(?:ed)? in sick\\b|\\bwhen (?:did|was)\\b[^?.]*\\byou\\b[^?.]*\\b(?:doctor|hospital)\\b`,
  ),
];
