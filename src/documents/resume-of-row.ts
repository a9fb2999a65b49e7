import { type ResumeData, resumeData } from '#domain/resume/resume.ts';

/**
 * The structured resume of a row: `structuredData` as JSON or as text holding JSON. Where there is none, or none
 * that can be read, the words stand as a summary under the name "Resume".
 */
export function resumeOfRow(structuredData: unknown, optimizedContent: string | null): ResumeData {
  const parsed = resumeData.safeParse(
    typeof structuredData === 'string' ? parseJson(structuredData) : structuredData,
  );
  if (parsed.success) return parsed.data;
  return {
    personalInfo: { name: 'Resume', email: '', phone: '', location: '' },
    summary: optimizedContent ?? '',
    experience: [],
    education: [],
    skills: [],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
