/** A resume and a posting that somebody with it might answer. */
export interface ChosenPair {
  number: string;
  /** A resume of the corpus folder's `resumes/`, or a new one that's kept here from the start. */
  resume: string;
  isNew: boolean;
  /** A posting of the corpus folder, or of `evals/labeled/train/` for a new resume. */
  posting: string;
}

const known = [
  ['003-high-school-teacher', '055'],
  ['005-front-end-engineer', '035'],
  ['011-accountant', '045'],
  ['013-marketing-manager', '033'],
  ['017-paralegal', '003'],
  ['023-project-manager', '015'],
  ['027-student', '017'],
  ['029-coo-executive', '057'],
  ['031-ml-engineer-two-column', '037'],
  ['059-returning-parent-functional', '059'],
] as const;

const fresh = [
  ['931-nursing-assistant', '029'],
  ['932-medical-device-sales', '054'],
  ['933-quality-inspector', '065'],
  ['934-barista-supervisor', '018'],
  ['937-auto-mechanic', '025'],
  ['938-grant-writer', '059'],
  ['939-help-desk-technician', '067'],
  ['942-financial-analyst', '028'],
  ['947-farm-operations-manager', '032'],
  ['948-security-guard', '045'],
] as const;

/** Chosen by title alone, before anybody saw what a model makes of one. */
export const chosenPairs: readonly ChosenPair[] = [...known, ...fresh].map(([resume, posting], place) => ({
  number: String(place + 1).padStart(3, '0'),
  resume,
  isNew: place >= known.length,
  posting,
}));
