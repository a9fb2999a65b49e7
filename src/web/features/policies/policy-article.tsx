import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { dayInWords, type PolicyFacts, type PolicyName, policyVersions } from '#contract/policy-facts.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { Button } from '../../ui/button.tsx';
import type { PolicySection } from './policy.ts';
import { SectionText } from './section-text.tsx';

interface PolicyArticleProps {
  name: PolicyName;
  title: MessageId;
  /** The whole of it in a few sentences. */
  summary: readonly MessageId[];
  sections: readonly PolicySection[];
  facts: PolicyFacts;
  /** More for one section, below its paragraphs. */
  more?: { readonly sectionId: string; readonly content: ReactNode };
}

/** A policy as a page to read. Rendered at build and in the app alike, so it holds no state and asks nobody. */
export function PolicyArticle({ name, title, summary, sections, facts, more }: PolicyArticleProps) {
  const { _ } = useLingui();
  return (
    <div className="@container mx-auto w-full max-w-[1180px] px-4 pt-6 pb-16 [overflow-wrap:break-word] sm:px-6 md:pt-10 md:pb-24">
      <Button asChild variant="ghost" size="sm" className="-ms-3 max-md:min-h-11">
        <Link href="/">
          <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          {_('Back to Home')}
        </Link>
      </Button>
      <div className="mt-4 grid grid-cols-1 gap-x-14 @[60rem]:grid-cols-[minmax(0,42rem)_1fr]">
        <header>
          <PageHeading title={_(title)} className="text-display font-extrabold tracking-[-0.035em]">
            {_(title)}
          </PageHeading>
          <Dates name={name} today={facts.today} />
          <Summary texts={summary} />
        </header>
        <Contents sections={sections} />
        <div className="@[60rem]:col-start-1">
          {sections.map((section) => (
            <section key={section.id} id={section.id} className="mt-12 scroll-mt-20">
              <h2 className="text-xl font-bold tracking-tight">{_(section.title)}</h2>
              <SectionText section={section} facts={facts}>
                {more?.sectionId === section.id && more.content}
              </SectionText>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The version is what consents name; beside it the day on which this is read, which is always up to date. */
function Dates({ name, today }: { name: PolicyName; today: string }) {
  const { _ } = useLingui();
  const version = policyVersions[name];
  return (
    <p className="mt-4 text-sm text-ink-3">
      {_('Last updated: {date}', { date: today })}
      <br />
      {_('Version {version}, in effect since {date}', { version, date: dayInWords(new Date(version)) })}
    </p>
  );
}

function Summary({ texts }: { texts: readonly MessageId[] }) {
  const { _ } = useLingui();
  return (
    <div className="mt-8 border-s-2 border-mark ps-5">
      <h2 className="text-sm font-semibold text-ink-3">{_('In short')}</h2>
      <ul className="mt-2 space-y-2 text-lg">
        {texts.map((text) => (
          <li key={text}>{_(text)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Beside the text where there is room, and above it where there isn't. */
function Contents({ sections }: { sections: readonly PolicySection[] }) {
  const { _ } = useLingui();
  return (
    <nav
      aria-label={_('On this page')}
      className="mt-10 text-sm @[60rem]:sticky @[60rem]:top-24 @[60rem]:col-start-2 @[60rem]:row-span-2 @[60rem]:row-start-1 @[60rem]:mt-2 @[60rem]:self-start @[60rem]:justify-self-end"
    >
      <p className="font-semibold">{_('On this page')}</p>
      <ul className="mt-1 border-s border-line @max-[60rem]:columns-[9rem_2]">
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center py-1 ps-3 text-ink-2 underline-offset-4 hover:text-ink-1 hover:underline"
            >
              {_(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
