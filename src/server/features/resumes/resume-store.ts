import { type Resume, type ResumeSummary, resumeSummary } from '#contract/resume.ts';
import { defaultColorSchemeId } from '#domain/color-schemes.ts';
import { defaultPageSizeId } from '#domain/page-limits.ts';
import { defaultTemplateId } from '#domain/templates.ts';
import type { Database } from '../../database/database.ts';

const summaryColumns = `r.id, r.title, r.template_id as "templateId", r.color_scheme as "colorScheme",
  r.page_size as "pageSize", r.fit, r.ats_score::text as "atsScore", r.created_at as "createdAt"`;

const listRead = {
  name: 'resume-list',
  select: `select ${summaryColumns} from resumes r where r.user_id = who.id order by r.created_at desc, r.id`,
};

const oneRead = {
  name: 'resume-one',
  select: `select ${summaryColumns}, r.original_content as "originalContent", r.job_posting as "jobPosting",
      r.optimized_content as "optimizedContent", r.structured_data::text as "structuredData"
    from resumes r where r.user_id = who.id and r.id = $2::uuid`,
};

type SummaryRow = Omit<ResumeSummary, 'createdAt'> & { createdAt: Date };
type Row = Omit<Resume, 'createdAt'> & { createdAt: Date };

export async function readResumes(database: Database, userId: string): Promise<ResumeSummary[]> {
  const rows = await database.readAsUser<SummaryRow>(listRead, userId);
  return rows.map(ofRow);
}

export async function readResume(
  database: Database,
  userId: string,
  id: string,
): Promise<Resume | undefined> {
  const [row] = await database.readAsUser<Row>(oneRead, userId, id);
  return row && ofRow(row);
}

/** A look that no longer exists is shown as the default one: the words must stay within reach. */
const known = {
  template: resumeSummary.shape.templateId.catch(defaultTemplateId),
  colorScheme: resumeSummary.shape.colorScheme.catch(defaultColorSchemeId),
  pageSize: resumeSummary.shape.pageSize.catch(defaultPageSizeId),
};

function ofRow<R extends SummaryRow>(row: R) {
  return {
    ...row,
    templateId: known.template.parse(row.templateId),
    colorScheme: known.colorScheme.parse(row.colorScheme),
    pageSize: known.pageSize.parse(row.pageSize),
    createdAt: row.createdAt.toISOString(),
  };
}
