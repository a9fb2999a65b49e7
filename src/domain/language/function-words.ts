/**
 * Words that hold sentences together in the languages resumes are read in. Prose has many of them, lists of
 * keywords have none. Without accents, as words are compared.
 */
const words = `
a an and any are as at be been both but by each for from had has have he her his how i if in into is it its
more most my no not of on once only or other our out over own per she so some such than that the their them then
there these they this those through to under until up was we were what when where which while who whose will
with within without would you your also all about across after before between during off since us via
can could do does did done may might must should very own too just like
de la el los las y o en con por para un una del al que su sus se es como mas sin sobre entre desde hasta este esta
le les des du et ou dans avec pour par sur au aux une qui que son sa ses ce cette nous vous est sont plus sans
der die das den dem des ein eine einer eines einem einen und oder in im mit von vom zu zum zur fur auf bei als
aus nach uber unter durch sowie sich ist sind wir sie ich nicht auch an am bis
o os as e ou no na nos nas em com por para um uma do da dos das ao aos que se sua seu mais sem sobre entre
i w we z ze na do od dla oraz lub po przy przez pod nad o u za jest sa sie nie co jako ktory ktora
il lo gli di e nel nella con per dei della degli
`;

const functionWords = new Set(words.trim().split(/\s+/));

export const isFunctionWord = (key: string): boolean => functionWords.has(key);

/** Words that every posting uses whatever the job is: they say nothing about fit. */
const postingWords = new Set(
  `ability able about apply applicant applicants application based benefits candidate candidates career
  company competitive compensation day days employee employees employer employment ensure equal environment etc
  excellent experience experienced full good great group help high hour hours hourly include includes including
  insurance interview ideal job join knowledge level life location looking make member month months motivated
  need needs new offer offers opportunity opportunities organization part people plus position preferred prior
  provide provides pay paid posting range reference related relevant required requirement requirements
  responsibilities responsible role salary seek seeking send skill skills someone strong success successful take
  team teams time title training type understanding us use using want week weeks welcome well will willing work
  worked working works year years yrs minimum must nice desirable essential qualifications qualification qualified
  proven least best every first one two three four five six seven eight nine ten today way know get go keep
  dental vision medical holiday holidays vacation pto bonus pension remote hybrid onsite office schedule shift
  http https www com example e.g i.e please here it's we're you'll don't we'll you're`.split(/\s+/),
);

export const saysNothingAboutFit = (key: string): boolean =>
  functionWords.has(key) || postingWords.has(key) || /^\d/.test(key) || key.length < 3;
