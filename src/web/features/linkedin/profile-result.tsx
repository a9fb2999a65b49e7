import { useLingui } from '@lingui/react';
import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LinkedinProfile } from '#contract/linkedin.ts';
import { maxAboutLength, maxHeadlineLength } from '#domain/linkedin/linkedin-limits.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useCopy } from '../../writing/result/use-copy.ts';
import { AboutText } from './about-text.tsx';
import { ContradictionList } from './contradiction-list.tsx';
import { useAnswerProfile } from './linkedin-queries.ts';
import { ProfileNotes } from './profile-notes.tsx';
import { ProfileOffers } from './profile-offers.tsx';
import { ProfileSkills } from './profile-skills.tsx';
import { PartSources } from './profile-sources.tsx';

type Section = 'headline' | 'about' | 'skills';

/** What was written, in three tabs, with what it rests on and what still has to be asked. */
export function ProfileResult({ profile }: { profile: LinkedinProfile }) {
  const { _ } = useLingui();
  const [section, setSection] = useState<Section>('headline');
  const answer = useAnswerProfile();
  const offersIn = (name: 'headline' | 'about') => (
    <ProfileOffers
      offers={profile.offers.filter((offer) => offer.section === name)}
      onAnswer={(offerId, said, words) => answer.mutate({ about: 'offer', offerId, answer: said, words })}
    />
  );
  return (
    <>
      <ContradictionList
        contradictions={profile.contradictions}
        onChoose={(id, choice) => answer.mutate({ about: 'contradiction', id, choice })}
      />
      <Card aria-labelledby="linkedin-result">
        <CardTitle id="linkedin-result" className="mb-4">
          {_('Optimized Profile Content')}
        </CardTitle>
        <ProfileNotes profile={profile} failure={answer.error} />
        <Tabs<Section>
          label={_('Optimized Profile Content')}
          value={section}
          onValueChange={setSection}
          tabs={[
            {
              name: 'headline',
              title: _('Headline'),
              content: <Headline profile={profile} offers={offersIn('headline')} />,
            },
            {
              name: 'about',
              title: _('About'),
              content: <About profile={profile} offers={offersIn('about')} />,
            },
            {
              name: 'skills',
              title: _('Skills'),
              content: <ProfileSkills profile={profile} />,
            },
          ]}
        />
      </Card>
    </>
  );
}

interface TextProps {
  profile: LinkedinProfile;
  offers: ReactNode;
}

function Headline({ profile: { headline, headlineParts }, offers }: TextProps) {
  const { _ } = useLingui();
  const copy = useCopy();
  return (
    <>
      <p className="font-bold text-xl/snug tracking-tight [overflow-wrap:anywhere] sm:text-[1.375rem]/snug">
        {headline}
      </p>
      <Count text={headline} longest={maxHeadlineLength} />
      <Button
        variant="primary"
        className="mt-4"
        disabled={headline === ''}
        onClick={() => void copy(headline, 'Headline copied to clipboard')}
      >
        <Copy className="size-4" aria-hidden="true" />
        {_('Copy Headline')}
      </Button>
      {offers}
      <PartSources parts={headlineParts} />
    </>
  );
}

function About({ profile: { about, aboutSentences }, offers }: TextProps) {
  const { _ } = useLingui();
  const copy = useCopy();
  return (
    <>
      <AboutText about={about} sentences={aboutSentences} />
      <Count text={about} longest={maxAboutLength} />
      <Button
        variant="primary"
        className="mt-4"
        disabled={about === ''}
        onClick={() => void copy(about, 'About Section copied to clipboard')}
      >
        <Copy className="size-4" aria-hidden="true" />
        {_('Copy About Section')}
      </Button>
      {offers}
    </>
  );
}

function Count({ text, longest }: { text: string; longest: number }) {
  const { _, i18n } = useLingui();
  const count = text.length;
  return (
    <div className="mt-4 space-y-1.5">
      <Progress label={_('Characters used')} value={(100 * count) / longest} />
      <p className="flex justify-between text-ink-2 text-xs">
        <span>
          {_('{count} of {limit} characters', { count: i18n.number(count), limit: i18n.number(longest) })}
        </span>
        <span>{_('{count} left', { count: i18n.number(longest - count) })}</span>
      </p>
    </div>
  );
}
