import type { ReactNode } from 'react';
import type { ComposedResume, ContactItem } from './compose-resume.ts';
import { inOrder } from './in-order.ts';
import { wholeWords } from './whole-words.ts';
import { lengthOf, longWord } from './word-lengths.ts';

/** Name, contact and headlines. */
export function ResumeHead({ resume }: { resume: Pick<ComposedResume, 'name' | 'contact' | 'headlines'> }) {
  return (
    <header className="r-head">
      <h1
        className="r-name"
        data-path="personalInfo.name"
        data-length={lengthOf(resume.name, 22)}
        data-word={longWord(resume.name, 13.5)}
      >
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
  return <bdi data-path={`personalInfo.${item.kind}`}>{wholeWords(item.text)}</bdi>;
}
