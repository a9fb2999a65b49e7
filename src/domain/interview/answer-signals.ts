/** What clauses of answers are made of, by the words that show it. Written for any trade; none names one. */
const number = String.raw`(?:\d[\d.,:]*\s?%?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|half|third|quarter|dozen|twice)`;

export const signals = {
  reason:
    /\b(?:because|cos|'cause|so that|in order to|otherwise|that's why|the reason|to avoid|to prevent|to make sure|in case|therefore|which means|meaning that|so (?:he|she|it|they|we|i|the|nobody|no one|there|people|my|her|his)|since (?:he|she|it|they|we|i|the|you|people|that)|as (?:he|she|it|they|nobody|most|each|everyone)|that way|not worth)\b/giu,
  condition:
    /\b(?:if|unless|depends|whenever|until|till|once|as soon as|only then|only if|in that case|either|whether|when)\b/giu,
  check:
    /\b(?:check(?:s|ed|ing)?|re-?check\w*|double[- ]check\w*|verif\w+|confirm\w*|measur\w+|test(?:s|ed|ing)?|compar\w+|inspect\w*|prov(?:e|ed) (?:it|my|that|the)|look(?:ed)? (?:at|that|if|over|through|up|for)|count(?:ed)?|read (?:it |them )?(?:back|again|through)|go(?:es)? through|went through|c[ao]me back|follow(?:ed)? (?:it |this )?up|monitor\w*|ma[dk]e sure|audit\w*|sampl\w+|tast(?:e|ed)|keep an eye|kept an eye|track(?:ed)?|again|reconcil\w+|trac(?:e|ed)|find out|found out|review(?:ed)?|watch(?:ed)?|see (?:if|whether|how)|record(?:ed)?|log(?:ged|ger)?|write (?:it |everything |them )?down|wr[oi]te)\b/giu,
  tell: /\b(?:ask(?:s|ed)?|t(?:ell|old)|say|said|r[ia]ng|phon(?:e|ed)|call(?:ed)?|email\w*|messag\w+|report(?:ed)?|inform\w*|explain\w*|wr[io]te|hand(?:ed)? over|escalat\w+|let \w+(?: \w+)? know|radio(?:ed)?|sp[eo](?:ak|ke)|talk(?:ed)? (?:to|with|through)|show(?:ed)?|apologi[sz]\w*|listen(?:ed)?|offer(?:ed)?|agreed?|invite[sd]?|met with|send|sent|warn(?:ed)?|notif(?:y|ied))\b/giu,
  contrast:
    /\b(?:rather than|instead of|not (?:just|only|the|a|from|to|by|when|in|on|with|my|yet|till|until)|but not|not \w+, but|don't|doesn't|wouldn't|would not|won't|never .{3,40} (?:before|until|without)|apart|even though|although)\b/giu,
  sequence:
    /\b(?:first(?:ly)?|then|next|after (?:that|this|a|the|which|one|two|three|\d)|afterwards?|finally|later|second(?:ly)?|third(?:ly)?|lastly|meanwhile|while|straight away|right away|immediately|the same (?:day|morning|evening|night|week)|next (?:day|morning|week|time)|start(?:ed)? (?:by|with|from)|before|once|in the end|at the end|by the (?:end|time)|within|since then|now)\b/giu,
  result:
    /\b(?:since then|in the end|as a result|result(?:ed|s)?|w(?:ent|as|ere) (?:from|to|up|down|live|home|back|sold|accepted|approved|fixed|sorted|happy|fine|better|over|on time|full|gone)|drop(?:ped)?|fell|rose|grew|increas\w+|reduc\w+|sav(?:e|ed|ing)|doubled|halved|tripled|improved?|c[ao]me (?:out|back|down|in at)|end(?:ed)? (?:up|with)|turned out|finish(?:ed)?|complet(?:e|ed)|deliver(?:ed)?|sold|won|accepted|approved|refund(?:ed)?|fixed|sorted|solved|resolved|pass(?:ed)?|works? (?:now|again|fine)|back (?:in|to|on|up) |no (?:more|further|complaints?|repeat|issues?)|nobody (?:was|got|had)|nothing (?:was|got|happened)|without (?:any|a single|argument|harm)|on time|under budget|still (?:use|uses|run|runs|in use|there)|from (?:\d[\d.,:]*|two|three|four|five|six|seven|eight|nine|ten|twelve|half|zero) .{0,25}to (?:\d[\d.,:]*|two|three|four|five|six|seven|eight|nine|ten|twelve|half|zero)|(?:down|up|cut) (?:from|to|by) |thank(?:ed|s)?|stay(?:ed)?|kept|copied|adopted|signed|renewed|caught|within (?:\d[\d.,:]*|two|three|four|five|six|seven|eight|nine|ten|twelve|half|zero)|by the (?:year|end|review|next)|led to|meant that|it (?:held|lasted|worked|paid))\b/giu,
  learning:
    /\b(?:next time|since then|i now|now i|from then on|ever since|what i (?:changed|learn\w*|took)|i(?:'ve| have)? (?:learn(?:ed|t)|changed)|should have|hindsight|would now|i'd now|these days i|lesson|differently|taught me|if i did it again|i don't \w+ (?:any ?more|twice))\b/giu,
  number: new RegExp(String.raw`(?<![\p{L}\d])${number}(?![\p{L}])`, 'giu'),
  time: /\b(?:(?:last|this|that|next|every|on|in|by|since|until) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|year|month|week|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|morning|evening|(?:19|20)\d\d)|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?|at (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|midnight)|\d+ ?(?:am|pm|minutes?|mins?|hours?|days?|weeks?|months?|years?)|(?:19|20)\d\d|minutes?|hours?|days?|weeks?|months?)\b/giu,
  opinion:
    /\b(?:i (?:really |truly |also |firmly )?(?:think|believe|feel|find)|in my opinion|(?:is|are|was) (?:\w+ )?(?:\w+ )?(?:important|critical|key|crucial|essential|everything|paramount|vital|sacred)|it's (?:all )?about|what matters|you (?:have|need|'ve got|'ve) (?:got )?to|you (?:must|should|can't|cannot|can|need)|one (?:should|must|has to|can)|people (?:are|always|should|don't|need|want|think|say)|that's (?:my|the) (?:philosophy|answer|motto|key)|these days|in general|generally|in the end it)\b/giu,
  absolute:
    /\b(?:always|never|everybody|everyone|nobody|no one|all the time|every time|wherever|whatever|any kind|everything|all kinds)\b/giu,
  vague:
    /\b(?:a lot(?: of)?|lots of|many|several|various|things?|stuff|somehow|something|some (?:kind|sort)|kind of|sort of|etc|and so on|one way or another|be careful|careful|as needed|if needed|properly|well|good|great|nice|better|my best|hard)\b/giu,
  label:
    /\b(?:i(?:'m| am)(?: also| just| really| quite| very| always| a bit| known)* (?:an? |very |really |quite |so |good|great|known|passionate|friendly|organi[sz]ed|calm|creative|reliable|robust|certified|comfortable|used to|open|committed|dedicated|motivated|hard)|i(?:'ve| have) always been|(?:would|'d) (?:describe|call|consider) myself|people (?:tell|say|know|often)|my (?:friends|colleagues|boss|manager|family)(?: \w+)? (?:say|describe|call|tell)s?|in my (?:blood|dna|nature)|natural (?:with|at|leader)|(?:love|passion\w*|hate) |1[0-9]0 ?%|i don't get stressed|work(?:s|ing)? well (?:with|under|in)|years'? (?:of )?experience|i have (?:a )?(?:strong|good|great|excellent|proven|extensive)|i would bring|i'd bring|amazing)\b/giu,
  boast:
    /\b(?:never (?:been|had|missed|got|failed|lost) |(?:doesn't|does not|don't|never) (?:really )?happen(?:s|ed)? (?:to me|with me|here)|i don't (?:really )?(?:have|make|do) (?:any )?\w+(?: \w+)? because|always (?:find|found|get|manage|deliver|solve)|not an issue|never been an issue|top (?:decile|performer|\d+ ?%)|the best|i usually have|proven|world[- ]class|i know (?:how|everything|it all)|no problem for me)\b/giu,
  jargon:
    /\b(?:holistic\w*|synerg\w+|leverag\w+|stakeholders?|touchpoints?|best[- ](?:in[- ]class|practices?)|scalab\w+|at scale|paradigm\w*|framework|transformation\w*|empower\w*|ecosystem|cutting[- ]edge|proactive\w*|strategic\w*|seamless\w*|innovati\w+|playbook|pillars?|north star|alignment|align(?:s|ed)?|okrs?|kpis?|deliverables?|value[- ]add\w*|roi|co-?creat\w+|omnichannel|digital|journey|mindset|deep dive|lean(?:ing)? in|trusted advisor|thought leader\w*|ideat\w+|pedagogy|multi-agency|inclusive|reflective|robust|solutions?|optimi[sz]\w+|actionable|insights?|\w+-(?:driven|centric|centred|centered|based|led|informed|powered|focused|oriented|native|first|ready|wide))\b/giu,
  policy:
    /\b(?:polic(?:y|ies)|procedures?|protocols?|guidelines?|legislation|complian\w+|regulations?|enshrined|duty|duties|mission|values|strategy|strategies|principles?|convention|in accordance|in line with|as per|thresholds?|commitment|standards?|training|responsib\w+|partnership)\b/giu,
  chatter:
    /\b(?:haha+|lol|omg|anyway|actually|basically|obviously|honestly|to be (?:honest|frank|fair)|you know|i mean|or something|whatever|typical|i guess|funny|you can(?:'t|not)? imagine|by the way|i should say|crazy|a laugh|so yes|so yeah|yeah|well|of course|really|i suppose|partly|guess (?:what|who))\b/giu,
  credential:
    /(?:^as an? [\w-]+|^with (?:more than |over |my )?(?:\d|\w+ years)|\b(?:over|more than|up to|around|about)? ?\d[\d.,]*\+? ?(?:%|per ?cent|years|k|m|million|billion|people|staff|employees|times)|\b(?:hundreds|thousands|dozens|loads) of|\byears'? (?:of )?experience|\b(?:award|certified|certificat\w+|distinction|degree|master's|publications?|portfolio|score|rate|average|ranking|top)\b)/giu,
  dismissal:
    /\b(?:no time for|by the book|the book|red tape|bureaucra\w+|paperwork|waste (?:of )?time|overrated|fuss|big (?:thing|deal|issue)|paranoid|grown[- ]ups?|adults?|(?:his|her|their|your) (?:own )?problem|believe me|trust me|ask anyone|you can ask|everybody (?:knows|does)|everyone (?:knows|does)|any(?:one|body) who|these (?:days|engineers|people|managers|young)|those (?:forms|people|rules)|no (?:problem|downside|risk|harm|reason to)|harmless|hope(?:fully)?|blows? over|the (?:trick|secret)|my method|simply|in the end it|normally|always (?:possible|something|a way)|experience(?:d)? enough|i (?:can|could) tell|i know when|i just know|you develop|an eye for|instinct|feeling for|practically|guaranteed?|proud|never had (?:a|an|any|one))\b/giu,
  private:
    /\b(?:my (?:mum|mom|mother|dad|father|brother|sister|aunt|uncle|gran|nan|granny|grand\w+|wife|husband|partner|kids?|son|daughter|family|dog|cat|friends?|back|mate)|mum|holidays?|hobb(?:y|ies)|yoga|travell?(?:ed|ing)|as a kid|at school|when i was (?:a child|young|little|small)|born|free time|christmas)\b/giu,
  addressed:
    /\b(?:you(?:r|rs)?|you're|you've|here|this (?:job|role|place|company|team|school|ward|hospital|position|internship|employer)|with us)\b/giu,
  humility:
    /\b(?:i (?:haven't|have not|have never|'ve never|don't know|didn't know|had no idea|have no idea|was wrong|missed|forgot|underestimated)|my (?:mistake|fault|error)|i'd want to (?:learn|know)|the risk|i'm aware|i would have to learn|i took responsibility|i own(?:ed)?|sorry)\b/giu,
} as const;

export type Signal = keyof typeof signals;

export const countOf = (signal: Signal, text: string): number => text.match(signals[signal])?.length ?? 0;
