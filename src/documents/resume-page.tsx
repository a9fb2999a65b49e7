import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';
import { type ColorSchemeId, colorSchemes } from '#domain/color-schemes.ts';
import type { PageSizeId } from '#domain/page-limits.ts';
import type { TemplateId } from '#domain/templates.ts';
import {
  type Block,
  type ComposedResume,
  type ContactItem,
  type Entry,
  labelText,
  type Section,
} from './compose-resume.ts';
import { layoutSize } from './page-sizes.ts';
import { wholeWords } from './whole-words.ts';

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
        <Head resume={resume} />
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

/** The scheme's colours, the sheet and the tightness, as the templates read them. */
export function variablesOf({ colorScheme, pageSize, fit }: ResumeLook): CSSProperties {
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

function Head({ resume }: { resume: ComposedResume }) {
  return (
    <header className="r-head">
      <h1 className="r-name" data-length={lengthOf(resume.name, 22)} data-word={longWord(resume.name, 13.5)}>
        {wholeWords(resume.name)}
      </h1>
      {resume.contact.length > 0 && (
        <p className="r-contact">
          <Items items={resume.contact} draw={(item) => <ContactText item={item} />} />
        </p>
      )}
      {resume.headlines.length > 0 && (
        <p className="r-headline">
          <Items items={resume.headlines} draw={(line) => <bdi>{wholeWords(line)}</bdi>} />
        </p>
      )}
    </header>
  );
}

/** Everything in a document keeps its place, so nothing in it needs a key. */
const inOrder = <T,>(items: readonly T[], draw: (item: T, index: number) => ReactNode) =>
  createElement(Fragment, null, ...items.map(draw));

/** CSS cannot measure words: a long name in a poster's size, or a long heading in a margin, needs other room. */
function lengthOf(words: string, usual: number): 'long' | 'very-long' | undefined {
  if (words.length > usual * 1.7) return 'very-long';
  return words.length > usual ? 'long' : undefined;
}

/** A word so long that it would be cut in a narrow place. Capitals are wider than other letters. */
const longWord = (words: string, most: number) =>
  words.split(/\s+/).some((word) => word.length + 0.4 * (word.match(/\p{Lu}/gu)?.length ?? 0) > most)
    ? 'long'
    : undefined;

/** Items on one line with a dot between them; no dot is seen where a line begins (see base.css). */
function Items<T>({ items, draw }: { items: readonly T[]; draw: (item: T) => ReactNode }) {
  return (
    <span className="r-items">
      {inOrder(items, (item, index) => (
        <span className="r-item">
          {index > 0 && <span className="r-dot"> · </span>}
          {draw(item)}
        </span>
      ))}
    </span>
  );
}

/** What may be followed, without its protocol. */
const webAddress = /^(?:https:\/\/)?((?:[a-z\d-]+\.)+[a-z]{2,24}(?:\/[\w\-./%~]*)?)$/i;
const emailAddress = /^[^\s@<>"]+@[^\s@<>"]+$/;

function ContactText({ item }: { item: ContactItem }) {
  const address = webAddress.exec(item.text)?.[1];
  // A profile is one only on its own site; whatever else has dots in it is text.
  if (address && (item.kind === 'website' || address.includes(`${item.kind}.com/`)))
    return <a href={`https://${address}`}>{item.text}</a>;
  if (item.kind === 'email' && emailAddress.test(item.text))
    return <a href={`mailto:${item.text}`}>{item.text}</a>;
  return <bdi>{wholeWords(item.text)}</bdi>;
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
  if (block.kind === 'text') return <p className="r-text">{wholeWords(block.text)}</p>;
  if (block.kind === 'list') return <Points items={block.items} />;
  if (block.kind === 'entry') return <EntryOf entry={block.entry} />;
  return <Terms label={labelText(block)} items={block.items} />;
}

/** Chips and lists alike keep a real comma between terms: it is what machines split at. */
function Terms({ label, items }: { label: string; items: readonly string[] }) {
  const last = items.length - 1;
  return (
    <p className="r-terms">
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

function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="r-list">
      {inOrder(items, (item) => (
        <li>{wholeWords(item)}</li>
      ))}
    </ul>
  );
}

/**
 * Title, date, organisation: the order in which readers of text expect them. Without a title the organisation
 * stands in its place.
 */
function EntryOf({ entry: { title, date, organisation, location, points } }: { entry: Entry }) {
  return (
    <div className="r-entry">
      <div className="r-entry-head">
        {title !== '' && <h3 className="r-title">{wholeWords(title)}</h3>}
        {title !== '' && <DateOf date={date} />}
        {(organisation !== '' || location !== '') && (
          <p className="r-place">
            {organisation !== '' && <span className="r-organisation">{wholeWords(organisation)}</span>}
            {organisation !== '' && location !== '' && <span className="r-location">, </span>}
            {location !== '' && <span className="r-location">{wholeWords(location)}</span>}
          </p>
        )}
        {title === '' && <DateOf date={date} />}
      </div>
      {points.length > 0 && <Points items={points} />}
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
