import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { PolicyFacts } from '#contract/policy-facts.ts';
import type { PolicySection, PolicyText } from './policy.ts';

const linkLook = 'text-link underline underline-offset-4';

interface SectionTextProps {
  section: PolicySection;
  facts: PolicyFacts;
  /** Between the paragraphs and what follows them. */
  children: ReactNode;
}

export function SectionText({ section, facts, children }: SectionTextProps) {
  return (
    <div className="mt-3 space-y-3.5 text-ink-2">
      <Paragraphs texts={section.paragraphs} facts={facts} />
      {section.hasContact && <Contact address={facts.contact} />}
      {children}
      <PolicyList texts={section.list} facts={facts} />
      {section.rows && <PolicyTable {...section.rows} />}
      <Paragraphs texts={section.after} facts={facts} />
    </div>
  );
}

interface TextsProps {
  texts: readonly PolicyText[] | undefined;
  facts: PolicyFacts;
}

const applying = ({ texts = [], facts }: TextsProps) =>
  texts.filter(({ when }) => when === undefined || facts.applies.includes(when));

// `data-when` comes first: the server looks for it there, in pages that were made before the settings were known.

function Paragraphs(props: TextsProps) {
  return applying(props).map((text) => (
    <p data-when={text.when} key={text.text}>
      <Sentence {...text} facts={props.facts} />
    </p>
  ));
}

function PolicyList(props: TextsProps) {
  const items = applying(props);
  if (items.length === 0) return null;
  return (
    <ul className="list-disc space-y-2 ps-5 marker:text-ink-3">
      {items.map((item) => (
        <li data-when={item.when} key={`${item.name} ${item.text}`}>
          <Sentence {...item} facts={props.facts} />
        </li>
      ))}
    </ul>
  );
}

function Sentence({ name, text, link, facts }: PolicyText & { facts: PolicyFacts }) {
  const { _ } = useLingui();
  const { mailHost, signInHost } = facts;
  return (
    <>
      {name && <b className="font-semibold text-ink-1">{_(name)} </b>}
      {_(text, { mailHost, signInHost })}
      {link && (
        <>
          {' '}
          <Link href={link.path} className={linkLook}>
            {_(link.name)}
          </Link>
        </>
      )}
    </>
  );
}

function Contact({ address }: { address: string }) {
  return (
    <p>
      <a href={`mailto:${address}`} className={`${linkLook} break-words font-semibold`}>
        {address}
      </a>
    </p>
  );
}

function PolicyTable({ name, text, rows }: NonNullable<PolicySection['rows']>) {
  const { _ } = useLingui();
  return (
    <table className="w-full text-start text-sm [overflow-wrap:anywhere]">
      <thead>
        <tr className="border-b border-line text-ink-3">
          <th scope="col" className="py-2 pe-4 text-start font-semibold">
            {_(name)}
          </th>
          <th scope="col" className="py-2 text-start font-semibold">
            {_(text)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-b border-line align-top">
            <th scope="row" className="w-2/5 py-2.5 pe-4 text-start font-medium text-ink-1">
              {_(row.name)}
            </th>
            <td className="py-2.5">{_(row.text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
