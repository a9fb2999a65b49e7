/** The European Economic Area, whose citizens may work in all of it, and countries by their codes. */
export const workCountries =
  'EEA AD AE AF AL AM AO AR AT AU AZ BA BB BD BE BG BH BN BO BR BS BW BY BZ CA CD CG CH CI CL CM CN CO CR CU CV CY CZ DE DK DO DZ EC EE EG ES ET FI FJ FR GA GB GE GH GR GT GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KR KW KZ LA LB LK LR LT LU LV LY MA MC MD ME MG MK ML MM MN MO MT MU MV MW MX MY MZ NA NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SD SE SG SI SK SL SN SO SR SV SY SZ TH TJ TM TN TR TT TW TZ UA UG US UY UZ VE VN YE ZA ZM ZW'.split(
    ' ',
  );

/** By the names of our list of skills. */
export const workLanguages =
  'Afrikaans|Albanian|American Sign Language|Amharic|Arabic|Armenian|Azerbaijani|Bengali|Bosnian|Bulgarian|Burmese|Cantonese|Catalan|Croatian|Czech|Danish|Dari|Dutch|English|Estonian|Finnish|French|Georgian|German|Greek|Gujarati|Haitian Creole|Hausa|Hebrew|Hindi|Hmong|Hungarian|Icelandic|Igbo|Ilocano|Indonesian|Irish|Italian|Japanese|Kannada|Kazakh|Khmer|Korean|Kurdish|Lao|Latvian|Lithuanian|Macedonian|Malay|Malayalam|Mandarin Chinese|Maori|Marathi|Mongolian|Nepali|Norwegian|Oromo|Pashto|Persian|Polish|Portuguese|Punjabi|Romanian|Russian|Serbian|Sinhala|Slovak|Slovenian|Somali|Spanish|Swahili|Swedish|Tagalog|Tamil|Telugu|Thai|Tigrinya|Turkish|Ukrainian|Urdu|Uzbek|Vietnamese|Welsh|Xhosa|Yoruba|Zulu'.split(
    '|',
  );
