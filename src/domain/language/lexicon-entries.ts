export interface Skill {
  name: string;
  type: string;
  family: string;
  /** Also an ordinary word: it counts only where it is written as a name or in a list of skills. */
  ambiguous: boolean;
}

export interface JobTitle {
  title: string;
  language: string;
  family: string;
  seniority: string;
}

export interface TitleWord {
  word: string;
  role: 'head' | 'modifier';
  rank: number | undefined;
}

export interface OrganizationWord {
  word: string;
  kind: 'legal-form' | 'organisation' | 'institution';
}

export interface Degree {
  level: string;
  name: string;
}

export interface Place {
  name: string;
  kind: string;
  country: string;
}

export interface Certification {
  name: string;
  family: string;
}

export interface ActionVerb {
  verb: string;
  past: string;
  /** 1 helped … 5 founded: how much responsibility a verb claims. */
  strength: number;
}

export interface Translation {
  word: string;
  english: readonly string[];
}

export interface SoftWord {
  word: string;
  /** soft: praise; frame: what sentences are built of; courtesy: what letters say to their reader. */
  kind: 'soft' | 'frame' | 'courtesy';
}
