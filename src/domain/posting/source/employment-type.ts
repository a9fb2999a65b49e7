import type { EmploymentType } from './job-posting.ts';

/** The first that is seen counts, so that a part-time internship is an internship. */
const kinds: readonly (readonly [EmploymentType, RegExp])[] = [
  [
    'INTERN',
    /\bintern(?:ship)?s?\b|praktik(?:um|ant)|werkstudent|\bstage\b|stagiaire|\bstagist|\btirocinio|pr[áa]cticas|becari|est[áa]gi|sta[żz](?:ysta)?\b|apprentice|ausbildung|alternance|インターン/iu,
  ],
  [
    'CONTRACTOR',
    /\bcontract(?:or|ual)?\b(?! of indefinite)|freelanc|\btemp(?:orary|oraire)?\b|fixed[ -]?term|\binterim|intérim|zeitarbeit|(?<!un)befristet|\bcdd\b|\bb2b\b|per[ -]?diem|seasonal|autónomo|業務委託|契約社員/iu,
  ],
  [
    'PARTTIME',
    /part[ _-]?time|teilzeit|temps partiel|mi-temps|tiempo parcial|media jornada|meio per[íi]odo|deeltijd|minijob|cz[ęe][śs][ćc] etatu|パート|アルバイト/iu,
  ],
  [
    'FULLTIME',
    /full[ _-]?time|vollzeit|temps plein|temps complet|tiempo completo|jornada completa|tempo integral|tempo pieno|voltijd|pe[łl]ny etat|\bpermanent\b|\bregular\b|\bcdi\b|indefinido|unbefristet|festanstellung|正社員/iu,
  ],
];

/** Which of the four kinds of employment a source's words mean, if any. */
export function employmentTypeOf(words: string | null | undefined): EmploymentType | null {
  if (!words) return null;
  const text = words.replace(
    /(?:permanent|unbefristete?r?|indefinite) (?:contract|arbeitsvertrag)/giu,
    'permanent',
  );
  const isFull = kinds[3]?.[1].test(text) ?? false;
  const found = kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  // Either is offered: whoever wants it full-time may have it.
  return found === 'PARTTIME' && isFull ? 'FULLTIME' : found;
}
