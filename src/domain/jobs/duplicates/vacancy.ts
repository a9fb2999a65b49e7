import type { Lexicon } from '../../language/lexicon.ts';
import type { JobPosting } from '../../posting/source/job-posting.ts';
import { canonicalUrl } from './canonical-url.ts';
import { type EmployerName, readEmployerName } from './employer-name.ts';
import { readTellingText, type TellingText } from './telling-text.ts';
import { readVacancyTitle, type VacancyTitle } from './vacancy-title.ts';
import { readWorkPlace, type WorkPlace } from './work-place.ts';

/** What a posting says about which vacancy it is. */
export interface Vacancy {
  id: string;
  url: string | null;
  employer: EmployerName;
  place: WorkPlace;
  title: VacancyTitle;
  /** Read when first asked for: most postings have nothing to be held against. */
  text(): TellingText;
}

export function readVacancy(posting: JobPosting, lexicon: Lexicon): Vacancy {
  const employer = readEmployerName(posting.company, lexicon);
  const place = readWorkPlace(posting.location, posting.isRemote, lexicon);
  let text: TellingText | undefined;
  return {
    id: `${posting.source}:${posting.sourceId}`,
    url: canonicalUrl(posting.applyUrl),
    employer,
    place,
    title: readVacancyTitle(posting.title, employer, place, lexicon),
    text: () => {
      text ??= readTellingText(posting.description);
      return text;
    },
  };
}

/** Whether somebody advertises it for somebody else. */
export const isByAgency = ({ employer, text }: Vacancy): boolean =>
  employer.soundsLikeAgency || text().isForClient;
