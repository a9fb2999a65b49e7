import type { ResumeLine } from '#domain/evidence/resume-lines.ts';
import type { ProposedProfile, ReviewedProfile, WrittenProfile } from '#domain/linkedin/finish-profile.ts';
import type { ProfileTask } from '#domain/linkedin/profile-evidence.ts';
import type { ResumeData } from '#domain/resume/resume.ts';

/** What a model is given to write a profile from. */
export interface ProfileOutline {
  /** All lines that it may build on: the resume that was picked, as every model sees it, and what was said besides. */
  lines: ResumeLine[];
  /** The reading that the lines are of. */
  data: ResumeData;
  title: string;
  /** The role they want; '' where they name none. */
  target: string;
  /** Whether they want the profile to say so. */
  openToWork: boolean;
  skills: string[];
}

/** The part of the engine that writes and judges profiles. */
export interface ProfileEngine {
  planProfile(task: ProfileTask): Promise<ProfileOutline>;
  /** The built-in profile: every part of it has passed. */
  writeProfile(task: ProfileTask): Promise<WrittenProfile>;
  /** Holds a model's parts and sentences against the person's words. */
  reviewProfile(task: ProfileTask, proposed: ProposedProfile): Promise<ReviewedProfile>;
  /** What is let through of them as a profile; `skills` is the order in which the model put the person's skills. */
  finishProfile(
    task: ProfileTask,
    reviewed: ReviewedProfile,
    skills: readonly string[],
  ): Promise<WrittenProfile>;
}
