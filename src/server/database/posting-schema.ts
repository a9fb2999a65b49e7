import type { Generated } from 'kysely';
import type { NullableJson } from './column-types.ts';

/** Dates are read and written as text ("2026-11-16"): they're days, not moments. */
export interface PostingSchema {
  posting_keys: {
    id: Generated<string>;
    source: string;
    source_id: string;
    posted_on: string;
    first_posted_on: string;
    kept_until: string;
    closed_on: string | null;
    digest: string;
    vacancy_id: string | null;
    is_lead: Generated<boolean>;
    blocks: Generated<string[]>;
  };
  posting_blocks: { block: string; posting_id: string };
  postings: {
    id: string;
    posted_on: string;
    is_dated: boolean;
    source: string;
    source_id: string;
    title: string;
    company: string;
    location: string;
    country: string | null;
    is_remote: boolean;
    remote_regions: string[];
    employment_type: string | null;
    pay: NullableJson;
    salary: string | null;
    language: string;
    description: string;
    apply_url: string | null;
    facts: NullableJson;
    facts_version: Generated<string>;
    also_on: Generated<string[]>;
    is_reposted: Generated<boolean>;
    is_closed: Generated<boolean>;
  };
  posting_search: {
    id: string;
    posted_on: string;
    shown_until: string;
    words: string;
    places: string[];
    employment_type: string;
    is_remote: boolean;
    is_found: Generated<boolean>;
  };
}
