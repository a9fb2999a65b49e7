import type { CSSProperties } from 'react';
import { type ColorSchemeId, colorSchemes } from '#domain/resume/color-schemes.ts';
import type { PageSizeId } from '#domain/resume/page-limits.ts';
import type { TemplateId } from '#domain/resume/templates.ts';
import { type Block, type ComposedResume, type Entry, labelText, type Section } from './compose-resume.ts';
import { inOrder } from './in-order.ts';
import { layoutSize } from './page-sizes.ts';
import { ResumeHead } from './resume-head.tsx';
import { wholeWords } from './whole-words.ts';
import { lengthOf, longWord } from './word-lengths.ts';

/** How a resume looks: what its row holds beside the words. */
export interface ResumeLook {
  template: TemplateId;
  colorScheme: ColorSchemeId;
  pageSize: PageSizeId;
  fit: number;
}

/**
 * One resume as one run of pages; CSS alone tells the templates apart. The same elements are the live
 * preview (`layout="columns"`: the browser's column breaks are its page breaks), the print screen and the PDF.
 */
export function ResumePage({
  resume,
  look,
  layout = 'print',
}: {
  resume: ComposedResume;
  look: ResumeLook;
  layout?: 'print' | 'columns';
}) {
  const { lead, side, main } = columnsOf(resume.sections);
  return (
    <div
      className="r-pages"
      data-template={look.template}
      data-layout={layout}
      style={variablesOf(look)}
      dir={resume.direction}
      lang={resume.language}
    >
      {layout === 'print' && <ResumePaper resume={resume} look={look} />}
      <article className="resume">
        <ResumeHead resume={resume} />
        {side.length === 0 ? (
          <Sections sections={resume.sections} />
        ) : (
          <>
            <Sections sections={lead} />
            <div className="r-columns">
              <div className="r-side">
                <Sections sections={side} />
              </div>
              <div className="r-main">
                <Sections sections={main} />
              </div>
            </div>
          </>
        )}
      </article>
    </div>
  );
}

/**
 * What comes before the side column stands above both. The side column comes first in the text: it ends on
 * the first page, so that the main one is read in one piece however many pages it takes.
 */
function columnsOf(sections: readonly Section[]) {
  const first = sections.findIndex(({ column }) => column === 'side');
  const rest = sections.slice(first);
  return {
    lead: sections.slice(0, first),
    side: rest.filter(({ column }) => column === 'side'),
    main: rest.filter(({ column }) => column === 'main'),
  };
}

/** What lies behind the words of one sheet; only a page with a side column is tinted there. */
export function ResumePaper({ resume, look }: { resume: ComposedResume; look: ResumeLook }) {
  const hasSide = resume.sections.some(({ column }) => column === 'side');
  return (
    <div
      className="r-paper"
      data-template={look.template}
      data-columns={hasSide ? 2 : 1}
      style={variablesOf(look)}
      dir={resume.direction}
      aria-hidden="true"
    />
  );
}

/** The scheme's colors, the sheet and the tightness, as the templates read them. */
export function variablesOf({ colorScheme, pageSize, fit }: Omit<ResumeLook, 'template'>): CSSProperties {
  const { primary, secondary, neutral, background, accent } = colorSchemes[colorScheme];
  const { widthPx, heightPx } = layoutSize(pageSize);
  const variables = {
    '--primary': primary,
    '--secondary': secondary,
    '--neutral': neutral,
    '--background': background,
    '--accent': accent,
    '--page-width': `${widthPx}px`,
    '--page-height': `${heightPx}px`,
    '--fit': fit,
  };
  return variables as CSSProperties;
}

function Sections({ sections }: { sections: readonly Section[] }) {
  return inOrder(sections, ({ id, heading, blocks }) => (
    <section className={`r-section r-${id}`}>
      {heading !== '' && (
        <h2 className="r-heading" data-length={lengthOf(heading, 16)} data-word={longWord(heading, 16.5)}>
          {wholeWords(heading)}
        </h2>
      )}
      {inOrder(blocks, (block) => (
        <BlockOf block={block} />
      ))}
    </section>
  ));
}

function BlockOf({ block }: { block: Block }) {
  if (block.kind === 'text')
    return (
      <p className="r-text" data-path={block.path}>
        {wholeWords(block.text)}
      </p>
    );
  if (block.kind === 'list') return <Points items={block.items} paths={block.paths} />;
  if (block.kind === 'entry') return <EntryOf entry={block.entry} />;
  return <Terms label={labelText(block)} items={block.items} />;
}

/** Chips and lists alike keep a real comma between terms: it is what machines split at. */
function Terms({ label, items }: { label: string; items: readonly string[] }) {
  const last = items.length - 1;
  return (
    <p className="r-terms" data-path="skills">
      {label !== '' && <>{wholeWords(label)} </>}
      {inOrder(items, (term, index) => (
        <>
          <span className="r-term">
            <span className="r-word">{wholeWords(term)}</span>
            {index < last && <span className="r-comma">,</span>}
          </span>
          {index < last && ' '}
        </>
      ))}
    </p>
  );
}

function Points({ items, paths = [] }: { items: readonly string[]; paths?: readonly string[] | undefined }) {
  return (
    <ul className="r-list">
      {inOrder(items, (item, index) => (
        <li data-path={paths[index]}>{wholeWords(item)}</li>
      ))}
    </ul>
  );
}

/**
 * Title, date, organization: the order in which readers of text expect them. Without a title the organization
 * stands in its place.
 */
function EntryOf({ entry }: { entry: Entry }) {
  const { title, date, organization, location, points, path, pointPaths } = entry;
  return (
    <div className="r-entry">
      <div className="r-entry-head" data-path={path}>
        {title !== '' && <h3 className="r-title">{wholeWords(title)}</h3>}
        {title !== '' && <DateOf date={date} />}
        {(organization !== '' || location !== '') && (
          <p className="r-place">
            {organization !== '' && <span className="r-organization">{wholeWords(organization)}</span>}
            {organization !== '' && location !== '' && <span className="r-location">, </span>}
            {location !== '' && <span className="r-location">{wholeWords(location)}</span>}
          </p>
        )}
        {title === '' && <DateOf date={date} />}
      </div>
      {points.length > 0 && <Points items={points} paths={pointPaths} />}
    </div>
  );
}

/** A range too long for its place breaks after the dash and nowhere else. */
function DateOf({ date }: { date: string }) {
  if (date === '') return undefined;
  const dash = date.indexOf(' – ');
  if (dash < 0) return <p className="r-date">{wholeWords(date)}</p>;
  return (
    <p className="r-date">
      <span className="r-moment">{wholeWords(date.slice(0, dash + 2))}</span>{' '}
      <span className="r-moment">{wholeWords(date.slice(dash + 3))}</span>
    </p>
  );
}
