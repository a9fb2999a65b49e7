/**
 * Codes of occupations and the family of ours that they belong to. The longest beginning of a code decides, so
 * an exception stands as a longer code.
 */
const socFamilies = codes(`
  11 management, 11-2011 marketing, 11-2021 marketing, 11-2022 sales, 11-203 marketing, 11-3012 administration,
  11-3021 it-operations, 11-3031 finance, 11-3051 manufacturing, 11-3061 logistics, 11-3071 logistics, 11-31 hr,
  11-9013 agriculture, 11-9021 construction, 11-903 education, 11-9041 engineering-mechanical, 11-9051 food,
  11-907 hospitality, 11-9081 hospitality, 11-9111 allied-health, 11-9121 science, 11-9131 government,
  11-9141 real-estate, 11-9151 social-work, 11-9161 public-safety,
  13-1 management, 13-1011 arts-media, 13-102 logistics, 13-103 insurance, 13-1041 legal, 13-1051 construction,
  13-107 hr, 13-1081 logistics, 13-1121 hospitality, 13-1131 marketing, 13-1141 hr, 13-1151 hr, 13-1161 marketing,
  13-2 finance, 13-2011 accounting, 13-202 real-estate, 13-2053 insurance, 13-2072 banking, 13-208 accounting,
  15 software, 15-1211 it-operations, 15-1212 security, 15-123 it-operations, 15-124 it-operations, 15-1242 data,
  15-1243 data, 15-1255 design, 15-2 data, 15-2011 insurance,
  17-1 engineering-civil, 17-2 engineering-mechanical, 17-2051 engineering-civil, 17-206 engineering-electrical,
  17-207 engineering-electrical, 17-2081 environment, 17-2112 manufacturing, 17-2121 maritime, 17-2151 energy,
  17-2161 energy, 17-2171 energy, 17-3 engineering-mechanical, 17-3011 engineering-civil,
  17-3012 engineering-electrical, 17-3022 engineering-civil, 17-3023 engineering-electrical, 17-3025 environment,
  17-3031 engineering-civil,
  19 science, 19-1031 environment, 19-2041 environment, 19-303 allied-health, 19-3051 government, 19-4 laboratory,
  19-5 public-safety, 21 social-work, 21-1012 education, 21-2 religion, 23 legal, 25 education,
  27 arts-media, 27-102 design, 27-202 sports, 27-3023 writing, 27-303 marketing, 27-304 writing,
  27-3091 translation,
  29 medicine, 29-102 dental, 29-1031 allied-health, 29-1041 allied-health, 29-1051 pharmacy, 29-112 allied-health,
  29-1131 veterinary, 29-1141 nursing, 29-1151 nursing, 29-1161 nursing, 29-1171 nursing, 29-1181 allied-health,
  29-1292 dental, 29-2 allied-health, 29-201 laboratory, 29-2052 pharmacy, 29-2056 veterinary, 29-2061 nursing,
  29-9 allied-health, 31 allied-health, 31-1 nursing, 31-9091 dental, 31-9095 pharmacy, 31-9096 veterinary,
  33 public-safety, 35 food, 35-9031 hospitality, 37 cleaning, 37-1012 agriculture, 37-3 agriculture,
  39 hospitality, 39-2 veterinary, 39-4 general, 39-5 beauty, 39-9011 childcare, 39-903 sports,
  39-9041 social-work, 41 sales, 41-1011 retail, 41-2 retail, 41-3011 marketing, 41-3021 insurance,
  41-3031 finance, 41-3041 hospitality, 41-902 real-estate,
  43 administration, 43-3 accounting, 43-3071 banking, 43-4 customer-service, 43-4011 banking,
  43-4071 administration, 43-4081 hospitality, 43-4131 banking, 43-4141 banking, 43-4161 hr, 43-5 logistics,
  43-5031 public-safety, 43-5071 warehouse, 43-9041 insurance, 43-9081 writing,
  45 agriculture, 47 construction, 47-2111 trades, 47-2152 trades, 47-5 energy, 49 trades, 49-2011 it-operations,
  49-3 automotive, 49-3011 aviation, 49-3051 maritime, 51 manufacturing, 51-2011 aviation, 51-3 food, 51-8 energy,
  51-9081 dental, 53 transport, 53-1042 warehouse, 53-2 aviation, 53-5 maritime, 53-7 warehouse,
  53-7081 cleaning, 55 military`);

const iscoFamilies = codes(`
  0 military, 1 management, 111 government, 1211 finance, 1212 hr, 122 marketing, 1221 sales, 1223 science,
  131 agriculture, 1321 manufacturing, 1322 energy, 1323 construction, 1324 logistics, 133 it-operations,
  1341 childcare, 1342 medicine, 1343 social-work, 1344 social-work, 1345 education, 1346 banking, 141 hospitality,
  1412 food, 142 retail, 143 hospitality, 1431 sports,
  21 science, 2133 environment, 214 engineering-mechanical, 2141 manufacturing, 2142 engineering-civil,
  2143 environment, 2146 energy, 215 engineering-electrical, 216 engineering-civil, 2163 design, 2166 design,
  22 medicine, 222 nursing, 223 allied-health, 224 allied-health, 225 veterinary, 226 allied-health, 2261 dental,
  2262 pharmacy, 2263 public-safety, 23 education, 2342 childcare,
  24 management, 241 finance, 2411 accounting, 2422 government, 2423 hr, 2424 hr, 243 marketing, 2433 sales,
  2434 sales, 25 software, 2521 data, 2522 it-operations, 2523 it-operations, 2529 security,
  261 legal, 262 arts-media, 263 science, 2634 allied-health, 2635 social-work, 2636 religion, 264 writing,
  2643 translation, 265 arts-media,
  31 engineering-mechanical, 3111 laboratory, 3112 engineering-civil, 3113 engineering-electrical,
  3114 engineering-electrical, 312 manufacturing, 3121 energy, 3123 construction, 313 energy, 314 laboratory,
  3142 agriculture, 3143 agriculture, 315 aviation, 3151 maritime, 3152 maritime,
  32 allied-health, 3212 laboratory, 3213 pharmacy, 3214 dental, 322 nursing, 324 veterinary, 3251 dental,
  3257 public-safety, 33 administration, 331 finance, 3312 banking, 3313 accounting, 3315 insurance, 332 sales,
  3321 insurance, 3323 logistics, 3331 logistics, 3332 hospitality, 3333 hr, 3334 real-estate, 335 government,
  3355 public-safety, 341 social-work, 3411 legal, 3413 religion, 342 sports, 343 arts-media, 3432 design,
  3434 food, 35 it-operations,
  4 administration, 421 banking, 422 customer-service, 4221 hospitality, 4224 hospitality, 431 accounting,
  4312 insurance, 432 logistics, 4321 warehouse, 4412 logistics, 4416 hr,
  5 general, 511 hospitality, 5111 aviation, 5112 transport, 512 food, 513 food, 514 beauty, 515 cleaning,
  5164 veterinary, 5165 education, 52 retail, 524 sales, 531 childcare, 5312 education, 532 nursing,
  541 public-safety, 6 agriculture, 7 trades, 71 construction, 7126 trades, 7127 trades, 72 manufacturing,
  7212 trades, 7231 automotive, 7232 aviation, 73 manufacturing, 7422 it-operations, 75 manufacturing, 751 food,
  7531 manufacturing, 754 trades, 8 manufacturing, 811 energy, 816 food, 83 transport, 834 construction,
  8341 agriculture, 8344 warehouse, 835 maritime,
  91 cleaning, 92 agriculture, 931 construction, 932 manufacturing, 933 warehouse, 94 food, 95 retail,
  961 environment`);

/** The family of an O*NET-SOC code such as 29-1141.00. */
export const familyOfSoc = (code: string) => longestBeginning(socFamilies, code);

/** The family of an ISCO-08 group such as 2512; ESCO writes some with a leading C. */
export const familyOfIsco = (group: string) => longestBeginning(iscoFamilies, group.replace(/^C/, ''));

/** What at least half of the votes are for; "general" where a thing belongs to many families. */
export function commonFamily(votes: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const family of votes) counts.set(family, (counts.get(family) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, more], [, less]) => less - more);
  const isCommon = first && first[1] * 2 >= votes.length && first[1] !== second?.[1];
  return isCommon ? first[0] : 'general';
}

function codes(list: string): ReadonlyMap<string, string> {
  return new Map(
    list
      .trim()
      .split(/,\s+/)
      .map((entry): [string, string] => {
        const [code = '', family = ''] = entry.split(' ');
        return [code, family];
      }),
  );
}

function longestBeginning(families: ReadonlyMap<string, string>, code: string): string {
  for (let length = code.length; length > 0; length -= 1) {
    const family = families.get(code.slice(0, length));
    if (family) return family;
  }
  return 'general';
}
