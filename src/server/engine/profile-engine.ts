import type { ProposedProfile, ReviewedProfile, WrittenProfile } from '#domain/linkedin/finish-profile.ts';
import type { ProfileTask } from '#domain/linkedin/profile-evidence.ts';
import type { ResumeData } from '#domain/resume/resume.ts';

/** What a model is given to write a profile from. */
export interface ProfileOutline {
  /** All lines that it may build on. */
  lines: { number: number; text: string; place: string }[];
  title: string;
  target: string;
  skills: string[];
  /** What a second judge is given: resume and form, and the text that they were read from. */
  data: ResumeData;
  content: string;
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
