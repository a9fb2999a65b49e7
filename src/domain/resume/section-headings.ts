import { foldLabel } from '../language/fold.ts';

/** The sections of structured resume data that have a heading. */
export const sectionIds = ['summary', 'experience', 'education', 'skills', 'certifications'] as const;

export type SectionId = (typeof sectionIds)[number];

type Headings = Readonly<Record<SectionId, string>>;

/** How each language calls the sections. A resume in another language gets English headings. */
const headings: Readonly<Record<string, Headings>> = {
  en: of('Summary', 'Experience', 'Education', 'Skills', 'Certifications'),
  de: of('Profil', 'Berufserfahrung', 'Ausbildung', 'Kenntnisse', 'Zertifikate'),
  fr: of('Profil', 'Expérience', 'Formation', 'Compétences', 'Certifications'),
  es: of('Perfil', 'Experiencia', 'Formación', 'Competencias', 'Certificaciones'),
  it: of('Profilo', 'Esperienza', 'Istruzione', 'Competenze', 'Certificazioni'),
  pt: of('Perfil', 'Experiência', 'Formação', 'Competências', 'Certificações'),
  nl: of('Profiel', 'Werkervaring', 'Opleiding', 'Vaardigheden', 'Certificaten'),
  pl: of('Profil', 'Doświadczenie', 'Wykształcenie', 'Umiejętności', 'Certyfikaty'),
  cs: of('Profil', 'Praxe', 'Vzdělání', 'Dovednosti', 'Certifikáty'),
  sv: of('Profil', 'Erfarenhet', 'Utbildning', 'Kompetenser', 'Certifikat'),
  tr: of('Profil', 'Deneyim', 'Eğitim', 'Beceriler', 'Sertifikalar'),
  vi: of('Tóm tắt', 'Kinh nghiệm', 'Học vấn', 'Kỹ năng', 'Chứng chỉ'),
  ru: of('О себе', 'Опыт работы', 'Образование', 'Навыки', 'Сертификаты'),
  uk: of('Про себе', 'Досвід роботи', 'Освіта', 'Навички', 'Сертифікати'),
  el: of('Προφίλ', 'Επαγγελματική εμπειρία', 'Εκπαίδευση', 'Δεξιότητες', 'Πιστοποιήσεις'),
  ja: of('職務要約', '職務経歴', '学歴', 'スキル', '資格'),
  zh: of('个人简介', '工作经历', '教育背景', '专业技能', '证书'),
  ar: of('نبذة', 'الخبرة', 'التعليم', 'المهارات', 'الشهادات'),
  he: of('תקציר', 'ניסיון', 'השכלה', 'מיומנויות', 'הסמכות'),
};

/** Other words under which people write the same section. */
const otherWords: Readonly<Record<SectionId, readonly string[]>> = {
  summary: [
    ...['professional summary', 'profile', 'about', 'about me', 'objective', 'career objective', 'overview'],
    ...[
      'zusammenfassung',
      'über mich',
      'résumé',
      'à propos',
      'resumen',
      'sobre mí',
      'podsumowanie',
      'o mnie',
    ],
    ...['sommario', 'resumo', 'samenvatting', '自我评价', '自己PR'],
  ],
  experience: [
    ...['work experience', 'professional experience', 'employment', 'employment history', 'work history'],
    ...['work', 'jobs', 'career history', 'erfahrung', 'berufspraxis', 'beruflicher werdegang'],
    ...['expérience professionnelle', 'parcours professionnel', 'experiencia profesional'],
    ...['experiencia laboral', 'doświadczenie zawodowe', 'esperienze', 'esperienza professionale'],
    ...['experiência profissional', 'ervaring', 'praca', '工作经验', '職歴'],
  ],
  education: [
    ...['education and training', 'academic background', 'qualifications', 'studies', 'studium', 'bildung'],
    ...['bildungsweg', 'études', 'diplômes', 'formation académique', 'educación', 'estudios'],
    ...['formación académica', 'edukacja', 'formazione', 'educação', 'opleidingen', '教育经历', '教育'],
  ],
  skills: [
    ...['technical skills', 'core skills', 'key skills', 'core competencies', 'competencies', 'expertise'],
    ...['fähigkeiten', 'kompetenzen', 'edv-kenntnisse', 'savoir-faire', 'habilidades', 'aptitudes'],
    ...['capacità', 'habilidades', 'kwalifikacje', '技能', '专业能力'],
  ],
  certifications: [
    ...['certificates', 'certification', 'licenses', 'licences', 'licenses and certifications'],
    ...['certifications and licenses', 'credentials', 'zertifizierungen', 'certificats', 'certificados'],
    ...['uprawnienia', 'certificati', '资格证书', '免許・資格'],
  ],
};

/** Words that headings are made of, so that a heading typed with a space after every letter can be read. */
const headingWords = new Set(
  [
    ...Object.values(headings).flatMap((of) => Object.values(of)),
    ...Object.values(otherWords).flat(),
    ...['selected', 'recent', 'key', 'major', 'personal', 'professional', 'technical', 'additional', 'other'],
    ...['projects', 'project', 'publications', 'languages', 'language', 'interests', 'hobbies', 'awards'],
    ...['honors', 'honours', 'references', 'referees', 'volunteering', 'volunteer', 'activities', 'contact'],
    ...['details', 'information', 'info', 'training', 'courses', 'memberships', 'affiliations', 'patents'],
    ...['presentations', 'talks', 'teaching', 'research', 'grants', 'highlights', 'achievements', 'tools'],
    ...['community', 'leadership', 'career', 'and', 'of', 'in', 'the', 'with', 'me', 'my'],
  ].flatMap((words) => words.toLowerCase().split(/\s+/)),
);

function of(
  summary: string,
  experience: string,
  education: string,
  skills: string,
  certifications: string,
): Headings {
  return { summary, experience, education, skills, certifications };
}

export function sectionHeading(section: SectionId, language: string | undefined): string {
  const known = headings[(language ?? 'en').toLowerCase().split(/[-_]/)[0] ?? 'en'] ?? headings.en;
  return known?.[section] ?? section;
}

const sectionOfWords = new Map<string, SectionId>(
  sectionIds.flatMap((section) => [
    ...Object.values(headings).map((of): [string, SectionId] => [foldLabel(of[section]), section]),
    ...otherWords[section].map((words): [string, SectionId] => [foldLabel(words), section]),
  ]),
);

/** Which of the standard sections a person's own heading means, if any. */
export function sectionOfHeading(heading: string): SectionId | undefined {
  return sectionOfWords.get(foldLabel(closeSpacedLetters(heading)));
}

/** No heading is longer; telling words apart takes time with the square of the letters. */
const mostSpacedLetters = 100;

/**
 * "P R O F I L E" is a heading drawn with spaces; machines read it as seven letters. The spaces between its
 * words cannot be told from those between its letters, so the words are found among those headings are made of.
 */
export function closeSpacedLetters(heading: string): string {
  const letters = heading.trim().split(/\s+/);
  if (letters.length < 4 || letters.length > mostSpacedLetters) return heading;
  if (!letters.every((letter) => /^[\p{L}&]$/u.test(letter))) return heading;
  const joined = letters.join('');
  return splitIntoHeadingWords(joined)?.join(' ') ?? joined;
}

function splitIntoHeadingWords(joined: string): string[] | undefined {
  if (joined === '') return [];
  for (let length = joined.length; length > 0; length -= 1) {
    const word = joined.slice(0, length);
    if (!headingWords.has(word.toLowerCase()) && word !== '&') continue;
    const rest = splitIntoHeadingWords(joined.slice(length));
    if (rest) return [word, ...rest];
  }
  return undefined;
}
