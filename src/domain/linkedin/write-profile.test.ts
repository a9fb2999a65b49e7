import { describe, expect, it } from 'vitest';
import { readResumeEvidence } from '#domain/claims/resume-evidence.ts';
import { createLocalEngine } from '#server/engine/local-engine.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { filledForm } from '#tests/support/linkedin-form.ts';
import { pastedResume } from '#tests/support/pasted-resume.ts';
import { maxAboutLength, maxHeadlineLength } from './linkedin-limits.ts';
import type { ProfileTask } from './profile-evidence.ts';
import type { ProfileAnswers, ProfileForm } from './profile-form.ts';

const lexicon = loadLexicon();
const now = new Date('2026-11-16T00:00:00Z');
const engine = createLocalEngine(lexicon, () => now);
const { data } = readResumeEvidence({ content: pastedResume, confirmed: [] }, lexicon, now);
const none: ProfileAnswers = { skills: [], lines: [], refused: [], choices: {} };

const taskOf = (form: Partial<ProfileForm> = {}, answers: Partial<ProfileAnswers> = {}): ProfileTask => ({
  form: { ...filledForm, ...form },
  answers: { ...none, ...answers },
  resume: { content: pastedResume, confirmed: [], data },
});
const alone = (form: Partial<ProfileForm> = {}): ProfileTask => ({ ...taskOf(form), resume: null });
const written = (task: ProfileTask) => engine.writeProfile(task);

describe('the built-in profile', () => {
  it('says what the person is and did, each with its source', () => {
    const profile = written(taskOf());
    expect(profile.headline).toMatch(/^Store Manager \| /);
    expect(profile.about).toMatch(/^I'm a store manager with nine years in outdoor retail\./);
    expect(profile.about).toContain('• I reduced shrinkage from 2.4% to 1.6% in one year');
    expect(profile.about).toContain('At Cascade Trail Supply:\n• ');
    const own = [pastedResume, ...Object.values(filledForm)].join('\n');
    for (const { sources, text } of [...profile.headlineParts, ...profile.aboutSentences]) {
      expect(sources.length, text).toBeGreaterThan(0);
      for (const { quote } of sources) expect(own).toContain(quote);
    }
  });

  it('tells which words are the form’s', () => {
    const { aboutSentences, headlineParts } = written(taskOf({ openToWork: true }));
    const preference = aboutSentences.at(-1);
    expect(preference?.sources).toEqual([{ from: 'form', quote: 'Operations Manager', place: '' }]);
    expect(headlineParts[0]?.sources).toContainEqual({
      from: 'resume',
      quote: 'Store Manager',
      place: 'Alder & Finch Outfitters',
    });
    const all = [...alone_().headlineParts, ...alone_().aboutSentences].flatMap(({ sources }) => sources);
    expect(new Set(all.map(({ from }) => from))).toEqual(new Set(['form']));
  });
  const alone_ = () => written(alone());

  it('writes from the form alone, too', () => {
    const profile = alone_();
    expect(profile.headline).toMatch(/^Store Manager/);
    expect(profile.about).toContain('manage a team of 12 people on two floors');
    expect(profile.contradictions).toEqual([]);
  });

  it('says that the person is looking only if they choose that', () => {
    const looking = /open to|looking|seeking|next role/i;
    const silent = written(taskOf());
    expect(`${silent.headline} ${silent.about}`).not.toMatch(looking);
    const open = written(taskOf({ openToWork: true }));
    expect(open.headline).toMatch(/ \| Open to Operations Manager roles$/);
    expect(open.about).toMatch(/I'm looking for my next role as an operations manager\.$/);
    const plain = written(taskOf({ openToWork: true, targetRole: '' }));
    expect(plain.headline).toMatch(/ \| Open to work$/);
    expect(plain.about).toMatch(/I'm open to work\.$/);
  });

  it.each(['Career break', 'Seeking a new challenge', 'Alder & Finch Outfitters', 'PLANT CLOSED'])(
    'makes no headline of %s, and asks',
    (jobTitle) => {
      const { headline, about, notices } = written(alone({ jobTitle }));
      expect(headline.toLowerCase()).not.toContain(jobTitle.toLowerCase());
      expect(about).not.toMatch(/^I(?:'m| work| have)/u);
      expect(notices).toContain('title-unsure');
    },
  );

  it('asks for more where too little can be told', () => {
    const experience = 'Cash register, cleaning, customers, closing duties and other things as assigned';
    const { about, notices } = written(alone({ experience, skills: 'reliable and quick' }));
    expect(notices).toContain('little-told');
    expect(about).toBe("I'm a store manager.");
    expect(written(taskOf()).notices).toEqual([]);
  });

  it('never takes the target role for what the person is', () => {
    const { headline, about, skills } = written(taskOf({ targetRole: 'Registered Nurse', openToWork: true }));
    for (const text of [headline, about])
      expect(text.replace(/Open to Registered Nurse roles|next role as a registered nurse/g, '')).not.toMatch(
        /nurse/i,
      );
    expect(skills.join(' ')).not.toMatch(/patient|medication/i);
  });

  it('lists skills that form, lists or lines name, and no others', () => {
    const { skills } = written(taskOf());
    expect(skills).toEqual(
      expect.arrayContaining(['Scheduling', 'Inventory control', 'Excel', 'Bike repair']),
    );
    expect(skills.join(' ')).not.toMatch(/process improvement|KPI|lean/i);
  });

  it('lists what stands in brackets whole, and every skill once', () => {
    const { skills } = written(taskOf({ skills: 'SAP (FI, CO), vLLM, excel, Excel, CAN FD, no Jira' }));
    expect(skills).toEqual(expect.arrayContaining(['SAP (FI, CO)', 'vLLM', 'CAN FD']));
    expect(skills.filter((skill) => /excel|jira/i.test(skill))).toEqual(['Excel']);
  });

  it('leads with the job of today, whatever stands under no job', () => {
    const content = `${pastedResume}\n\nVolunteering\nCoached 40 children in the summer league of 2022\n`;
    const read = readResumeEvidence({ content, confirmed: [] }, lexicon, now).data;
    const { about } = written({ ...taskOf(), resume: { content, confirmed: [], data: read } });
    expect(about).toContain('At Alder & Finch Outfitters:\n• ');
    expect(about).not.toContain('league');
  });

  it('doesn’t say a number of the form that the resume gives otherwise', () => {
    const { about } = written(
      taskOf({
        experience: 'I manage a team of 40 people at Alder & Finch Outfitters, and I like it there a lot.',
      }),
    );
    expect(about).not.toContain('40');
  });

  it('takes a skill that was said to be true for evidence', () => {
    expect(written(taskOf()).skills).not.toContain('Kanban');
    expect(written(taskOf({}, { skills: ['Kanban'] })).skills).toContain('Kanban');
  });

  it('goes by the resume until the person chooses the form', () => {
    const form = { jobTitle: 'Regional Director' };
    const before = written(taskOf(form));
    expect(`${before.headline} ${before.about}`).not.toContain('Regional Director');
    const [contradiction] = before.contradictions;
    expect(contradiction).toMatchObject({ field: 'title', form: 'Regional Director', choice: null });
    const after = written(taskOf(form, { choices: { [contradiction?.id ?? '']: 'form' } }));
    expect(after.headline).toMatch(/^Regional Director/);
    expect(after.contradictions[0]?.choice).toBe('form');
  });

  it('stays within what LinkedIn takes, and cuts nothing in two', () => {
    const long = 'Senior Regional Operations and Visual Merchandising Planning Coordination '
      .repeat(2)
      .trim();
    const profile = written(taskOf({ targetRole: long, experience: pastedResume.repeat(8) }));
    expect(profile.headline.length).toBeLessThanOrEqual(maxHeadlineLength);
    expect(profile.about.length).toBeLessThanOrEqual(maxAboutLength);
    for (const { text } of profile.headlineParts) expect(profile.headline).toContain(text);
    for (const { text } of profile.aboutSentences) expect(profile.about).toContain(text);
  });

  it('leaves a text of another language in the person’s own words', () => {
    const profile = written(
      alone({
        jobTitle: 'Leiterin Einkauf',
        industry: 'Handel',
        experience:
          'Ich leite den Einkauf mit acht Personen. Ich habe die Lagerkosten in zwei Jahren um 12 % gesenkt.',
        skills: 'SAP, Verhandlung, Einkauf',
        targetRole: '',
      }),
    );
    expect(profile.about).toContain('Ich habe die Lagerkosten in zwei Jahren um 12 % gesenkt.');
    expect(profile.notices).toContain('not-english');
  });
});

describe('what a model proposes', () => {
  const review = (headline: string[], about: string[]) =>
    engine.reviewProfile(taskOf(), {
      headline: headline.map((text, paragraph) => ({ text, lines: [], paragraph })),
      about: about.map((text) => ({ text, lines: [], paragraph: 0 })),
    });
  const honest = [
    'I manage a team of 12 people on two floors at Alder & Finch Outfitters.',
    'At Alder & Finch Outfitters, I reduced shrinkage from 2.4% to 1.6% in one year by moving the fitting rooms.',
    'I trained six new supervisors.',
  ];
  const finish = (headline: string[], about: string[], skills: string[] = []) =>
    engine.finishProfile(taskOf(), review(headline, about), skills);

  it('is in where it’s proven, and out where it’s not', () => {
    const profile = finish(
      ['Store Manager', 'Scheduling and Excel', 'Vice President of Retail'],
      [...honest, 'I won the Golden Boot award in 2021.', 'I led 340 people at Amazon.'],
    );
    expect(profile.headline).toBe('Store Manager | Scheduling and Excel');
    for (const text of honest) expect(profile.about).toContain(text);
    const all = JSON.stringify(profile);
    expect(all).not.toMatch(/Golden Boot|340|Amazon|Vice President/);
  });

  it('is offered where it may be true', () => {
    const { offers, about } = finish(['Store Manager', 'Excel'], [...honest, 'I lead a team of 12 people.']);
    expect(offers).toMatchObject([{ section: 'about', text: 'I lead a team of 12 people.', answer: null }]);
    expect(about).not.toContain('I lead');
  });

  it('is judged whatever it speaks of: a profile has no job that it could be about', () => {
    const { headline, about } = review(
      ['Surgical team trainer'],
      ['The team trained surgeons in your hospital.'],
    );
    expect([...headline, ...about].map(({ outcome }) => outcome)).not.toContain('passed');
  });

  it('is a short headline where the model chose one, but not where only that is left', () => {
    const builtIn = written(taskOf());
    expect(finish(['Store Manager'], honest).headline).toBe('Store Manager');
    expect(finish(['Store Manager', 'Vice President'], honest).headline).toBe(builtIn.headline);
  });

  it('gives way to the built-in text where too little is left', () => {
    const builtIn = written(taskOf());
    const profile = finish(['CEO'], ['I run a bank.'], ['Excel']);
    expect([profile.headline, profile.about]).toEqual([builtIn.headline, builtIn.about]);
    expect(profile.skills[0]).toBe('Excel');
    expect(profile.skills.toSorted()).toEqual(builtIn.skills.toSorted());
  });
});
