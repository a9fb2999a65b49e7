import type { Generated } from 'kysely';
import type { Json, NullableJson, NullableTimestamp, Timestamp } from './column-types.ts';

export interface JobSearchSchema {
  job_preferences: { user_id: string; preferences: Json; updated_at: Timestamp };
  job_searches: {
    id: string;
    user_id: string;
    job_title: string;
    job_type: string[];
    location: string | null;
    is_remote: boolean;
    resume_id: string | null;
    linkedin_url: string | null;
    preferences: Json;
    sources: Json;
    created_at: Timestamp;
  };
  job_matches: {
    id: Generated<string>;
    user_id: string;
    search_id: string;
    place: number;
    source: string;
    job_id: string;
    posting_id: string | null;
    job_title: string;
    company: string;
    location: string | null;
    apply_url: string;
    salary: string | null;
    pay: NullableJson;
    employment_type: string | null;
    is_remote: boolean;
    posted_at: string | null;
    score: number;
    experience: number | null;
    skills: number | null;
    industry: number | null;
    rule: string;
    verdict: Json;
    is_liked: Generated<boolean>;
    is_applied: Generated<boolean>;
    kept: NullableJson;
    kept_until: NullableTimestamp;
    created_at: Timestamp;
  };
}
