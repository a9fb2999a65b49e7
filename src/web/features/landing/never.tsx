import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { column, headline, lead, paper } from './landing-look.ts';
import { sample } from './sample.ts';

/** A sheet of struck lines. The engine has struck the claims; the margin says why, and how to check it. */
export function Never() {
  const { _ } = useLingui();
  return (
    <section aria-labelledby="never" className={clsx(column, 'py-18 @3xl:py-28')}>
      <div className="grid grid-cols-1 items-end gap-4 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @3xl:gap-18">
        <h2 id="never" className={headline}>
          {_('What we never do')}
        </h2>
        <p className={lead}>
          {_('We crossed out every line on this sheet. The notes explain why and where you can check.')}
        </p>
      </div>
      <ul className={clsx(paper, 'mt-8 divide-y divide-line @3xl:mt-12 @3xl:-mx-4 @5xl:-ms-10 @5xl:me-0')}>
        <InventedLines />
        <Struck
          line={_('We share your details with selected partners.')}
          title={_('We never sell your data.')}
        >
          {_('No ads, no analytics. Our policy names everyone who receives any of your data.')}
          <Proof href="/privacy-policy">{_('Read the Privacy Policy')}</Proof>
        </Struck>
        <Struck line={_('Upgrade to download your resume.')} title={_('We never hold your work hostage.')}>
          {_(
            'Downloads are free. If you cancel Premium, you keep everything you made, and you can export it all.',
          )}
          <Proof href="/account">{_('Export your data')}</Proof>
        </Struck>
      </ul>
    </section>
  );
}

function InventedLines() {
  const { _ } = useLingui();
  const [figure, lead, skill] = sample.refused;
  const [name = ''] = sample.person.split(' ');
  if (!figure || !lead || !skill) return null;
  const wrote = (text: string) => _('{name} wrote: “{text}”', { name, text });
  return (
    <>
      <Struck line={figure.claim} title={_('We never invent a number.')}>
        {wrote(figure.wrote)}
        <Proof href="/resume-builder?sample=1">{_('See it in the sample')}</Proof>
      </Struck>
      <Struck line={lead.claim} title={_('We never turn “assisted” into “led.”')}>
        {wrote(lead.wrote)}
      </Struck>
      <Struck
        line={_('Proficient in {skill}', { skill: skill.claim })}
        title={_('We never add a skill you didn’t mention.')}
      >
        {_('The posting asks for it, so we ask {name} first.', { name })}
      </Struck>
    </>
  );
}

function Struck({ line, title, children }: { line: string; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-1 @3xl:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
      <p className="px-5 pt-5 text-xl @3xl:px-10 @3xl:py-6 @3xl:text-2xl">
        <del className="text-ink-3 decoration-2 decoration-mark [text-decoration-skip-ink:none]">{line}</del>
      </p>
      <p className="px-5 pt-2 pb-5 font-sans text-ink-2 text-sm @3xl:border-line @3xl:border-s @3xl:px-7 @3xl:py-6">
        <b className="block font-semibold text-ink-1">{title}</b>
        {children}
      </p>
    </li>
  );
}

/** On a line of its own: it doesn't break, and a finger finds it. */
function Proof({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="block w-fit py-1 font-semibold text-link underline underline-offset-2">
      {children}
    </Link>
  );
}
