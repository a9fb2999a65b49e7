/**
 * What a heading can announce. Training may hold degrees and certificates; an objective is a summary when
 * there is no other; languages, and all that "other" covers, are kept as they are written.
 */
export type HeadingKind =
  | 'summary'
  | 'objective'
  | 'experience'
  | 'education'
  | 'training'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'contact'
  | 'other';

const lists: Readonly<Record<HeadingKind, string>> = {
  summary: `summary|profile|about|about me|overview|personal statement|introduction|bio|biography|highlights of qualifications|
    summary of qualifications|qualifications summary|career summary|executive summary|snapshot|professional profile|
    profil|kurzprofil|zusammenfassung|über mich|uber mich|zu meiner person|kurzvorstellung|
    profil professionnel|sommaire|sommaire professionnel|résumé professionnel|à propos|à propos de moi|présentation|résumé|qui suis-je|
    perfil|perfil profesional|resumen|resumen profesional|sobre mí|acerca de mí|extracto|presentación|
    perfil profissional|resumo|resumo profissional|sobre mim|sobre|apresentação|síntese|
    podsumowanie|podsumowanie zawodowe|o mnie|profil zawodowy|
    職務要約|要約|自己PR|自己紹介|プロフィール|概要|自己アピール|
    个人简介|個人簡介|自我评价|自我評價|个人总结|自我介绍|个人优势|个人评价|简介|关于我`,
  objective: `objective|career objective|professional objective|goal|goals|career goal|research interests|research statement|
    berufsziel|objectif|objectif professionnel|objetivo|objetivo profesional|objetivo profissional|cel zawodowy|志望動機|求职意向|职业目标|求職意向`,
  experience: `experience|employment|employment history|work history|work experience|professional experience|career|career history|jobs|work|
    appointments|academic appointments|positions|positions held|relevant experience|job history|professional background|
    experiences|professional history|clinical experience|teaching experience|internships|internship|career path|military service|
    berufserfahrung|berufspraxis|beruflicher werdegang|werdegang|berufliche erfahrung|erfahrung|praxiserfahrung|berufstätigkeit|tätigkeiten|berufliche stationen|beruflicher hintergrund|praktika|
    expérience|expériences|expérience professionnelle|expériences professionnelles|parcours|parcours professionnel|emplois|carrière|stages|
    experiencia|experiencia profesional|experiencia laboral|trayectoria|trayectoria profesional|historial laboral|empleos|trabajos|
    experiência|experiência profissional|experiências|experiências profissionais|histórico profissional|percurso profissional|trajetória profissional|
    doświadczenie|doświadczenie zawodowe|przebieg kariery|kariera|historia zatrudnienia|praca|praca zawodowa|zatrudnienie|staże|praktyki|
    職務経歴|職歴|職務経験|経歴|業務経歴|実務経験|
    工作经历|工作经验|工作經歷|工作經驗|职业经历|工作履历|实习经历|任职经历`,
  education: `education|academic background|academic qualifications|educational qualification|educational qualifications|educational background|educational details|schooling|school|studies|degrees|academics|academic history|academic training|
    ausbildung|schulausbildung|berufsausbildung|berufsbildung|schul|studium|bildung|bildungsweg|schulbildung|akademische ausbildung|schule|hochschulbildung|akademischer werdegang|ausbildung und studium|
    formation|formations|études|diplômes|formation académique|scolarité|parcours académique|cursus|
    formación|formación académica|educación|estudios|titulación|titulaciones|
    formação|formação académica|formação acadêmica|educação|escolaridade|habilitações|habilitações literárias|
    wykształcenie|edukacja|studia|szkoła|
    学歴|学歴・職歴|教育|学業|教育背景|教育经历|教育經歷|学历|學歷|教育情况|学习经历`,
  training: `training|professional development|professional training|continuing education|courses|further training|qualifications|workshops|
    weiterbildung|weiterbildungen|fortbildung|fortbildungen|qualifikationen|kurse|schulungen|
    formation continue|formations complémentaires|stages et formations|cursos|formación complementaria|formación continua|cursos y talleres|cursos complementares|formação complementar|
    szkolenia|kursy|kursy i szkolenia|研修|研修歴|培训经历|培训`,
  skills: `skills|technical skills|core skills|key skills|core competencies|competencies|competences|expertise|tools|technologies|tech stack|proficiencies|software|
    areas of expertise|technical proficiencies|abilities|strengths|equipment|it skills|it|computer skills|technical|stack|toolkit|specialties|specialities|
    technology|computer|computers|applications|proficiency|instruments|systems|platforms|top skills|hard skills|soft skills|knowledge|capabilities|programs|
    kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|edv-kenntnisse|edv|it-kenntnisse|fachkompetenzen|stärken|technische kenntnisse|kernkompetenzen|werkzeuge|schlüsselkompetenzen|
    compétences|compétences techniques|savoir-faire|atouts|outils|logiciels|informatique|compétences clés|connaissances|points forts|
    competencias|habilidades|aptitudes|conocimientos|destrezas|informática|herramientas|conocimientos técnicos|competencias digitales|capacidades|
    competências|habilidades técnicas|conhecimentos|aptidões|ferramentas|competências técnicas|
    umiejętności|kompetencje|znajomość programów|narzędzia|technologie|umiejętności techniczne|obsługa komputera|
    スキル|技術|活かせるスキル|活かせる知識|活かせる経験・知識・技術|活かせる経験|PCスキル|テクニカルスキル|得意分野|使用ツール|専門知識|知識・技術|
    专业技能|技能|技能特长|专业能力|掌握技能|專業技能|技能专长|核心技能|个人技能|办公技能`,
  certifications: `certifications|certificates|certification|certificate|licenses|licences|license|licence|licensure|licensing|credentials|certs|accreditations|registrations|
    registration|professional certifications|bar admissions|admissions|bar admission|tickets|cards|permits|professional registration|professional licenses|
    zertifikate|zertifizierungen|zertifikat|bescheinigungen|lizenzen|führerschein|
    certificats|certification professionnelle|habilitations|permis|agréments|
    certificaciones|certificados|acreditaciones|licencias|carnets|carnés|
    certificações|certificação|licenças|carteiras|
    certyfikaty|uprawnienia|certyfikaty i uprawnienia|licencje|
    資格|免許|免許・資格|保有資格|資格・免許|取得資格|
    证书|資格證書|资格证书|资质|证书资质|资格认证|證照|专业证书`,
  languages: `languages|language|language skills|spoken languages|speaks|i speak|sprachen|sprachkenntnisse|langues|idiomas|línguas|języki|języki obce|znajomość języków|語学|語学力|言語|语言能力|语言|外语水平|語言能力`,
  contact: `contact|contact me|contact details|contact information|contact info|personal details|personal information|personal info|get in touch|find me|reach me|details|
    kontakt|kontaktdaten|persönliche daten|persönliche angaben|zur person|angaben zur person|adresse|
    coordonnées|contacter|état civil|informations personnelles|
    contacto|datos personales|datos de contacto|información personal|contato|contactos|dados pessoais|informações pessoais|
    dane osobowe|dane kontaktowe|連絡先|基本情報|個人情報|联系方式|个人信息|基本信息|個人資料|联系信息`,
  other: `projects|project|publications|interests|hobbies|awards|honors|honours|achievements|accomplishments|references|referees|refs|volunteering|volunteer|volunteer work|volunteer experience|volunteer activities|activities|
    memberships|affiliations|patents|patent|publication|presentations|talks|teaching|research|grants|prizes|service|press|community|leadership|extracurriculars|clearance|security clearance|competitions|conferences|
    media|speaking|hobbies and interests|other|additional information|miscellaneous|misc|more|availability|portfolio|links|responsibilities|positions of responsibility|additional responsibilities|community involvement|community service|exhibitions|
    extracurricular activities|professional memberships|memberships and associations|selected projects|personal projects|class projects|board service|boards|professional affiliations|consultancy|supervision|mentoring|work in progress|
    testimonials|recommendations|engagement|public engagement|fun facts|extras|notes|visa status|work authorization|driving licence|selected achievements|key achievements|
    projekte|interessen|auszeichnungen|ehrenamt|ehrenamtliches engagement|ehrenamtliche tätigkeit|referenzen|publikationen|veröffentlichungen|patente|sonstiges|mitgliedschaften|vorträge|preise|wehrdienst|zivildienst|freizeit|
    projets|centres d’intérêt|centres d'intérêt|loisirs|distinctions|prix|bénévolat|engagements|références|divers|intérêts|vie associative|associations|récompenses|
    proyectos|intereses|aficiones|premios|voluntariado|referencias|publicaciones|otros|otros datos|otros datos de interés|datos de interés|logros|reconocimientos|información adicional|
    projetos|interesses|prêmios|prémios|voluntariado|referências|publicações|outras informações|informações adicionais|outros|atividades|
    projekty|zainteresowania|nagrody|wolontariat|referencje|publikacje|hobby|hobbys|inne|informacje dodatkowe|dodatkowe informacje|osiągnięcia|działalność|
    趣味|特技|趣味・特技|受賞|受賞歴|その他|本人希望|本人希望記入欄|論文|ボランティア|賞罰|
    项目经历|项目经验|获奖|荣誉|荣誉奖项|所获荣誉|获奖情况|兴趣爱好|兴趣|爱好|其他|校园经历|社会实践|志愿者经历|社会活动|出版物`,
};

/** The phrases that announce each kind. */
export const headingPhrases: ReadonlyMap<HeadingKind, readonly string[]> = new Map(
  Object.entries(lists).map(([kind, list]): [HeadingKind, string[]] => [
    kind as HeadingKind,
    list.split('|').map((phrase) => phrase.trim()),
  ]),
);

/** Words that headings add to those: "selected", "and", "key". */
export const headingFillers: readonly string[] =
  `selected recent key major main personal professional technical additional other relevant previous past current core
  special academic career clinical practical important general further key my a an and of the with in for from i've i & + held at to
  und der die das mit weitere sonstige besondere wichtige berufliche fachliche
  et de des la le les du l d mes autres principales principaux professionnelle professionnelles personnelles
  y los las del mis otros otras profesional profesionales personales
  e do da dos das outros outras meus minhas profissionais
  i oraz moje zawodowe inne dodatkowe w z`
    .split(/\s+/)
    .filter((word) => word !== '');
