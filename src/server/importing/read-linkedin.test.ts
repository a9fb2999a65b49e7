import { describe, expect, it } from 'vitest';
import { makeZip } from '#tests/support/make-zip.ts';
import { readLinkedin } from './read-linkedin.ts';
import { RefusedFile } from './refused-file.ts';

const profile = `First Name,Last Name,Address,Headline,Summary,Industry,Zip Code
Dana,Ruiz,,"Team Lead, fulfillment","I lead a team of 18.

We cut pickup from 14 to 8 minutes, and I trained ""everybody"".",Retail,45402
`;
const positions = `Company Name,Title,Description,Location,Started On,Finished On
Target,Team Lead,"Lead a team of 18
Make the weekly schedules",Dayton,Mar 2019,
Best Buy,Sales Supervisor,Trained 6 new hires.,Dayton,Jun 2015,Feb 2019
`;
const skills = 'Name\nScheduling\nExcel\nExcel\n';
const archive = (...files: [string, string | Buffer][]) =>
  makeZip(files.map(([name, content]) => ({ name, content })));

describe('LinkedIn’s archive', () => {
  it('gives the form’s fields', async () => {
    const read = await readLinkedin(
      archive(
        ['Connections.csv', 'Notes:\nnothing'],
        ['Profile.csv', profile],
        ['Positions.csv', positions],
        ['Skills.csv', skills],
      ),
    );
    expect(read).toEqual({
      currentHeadline: 'Team Lead, fulfillment',
      currentAbout: 'I lead a team of 18.\nWe cut pickup from 14 to 8 minutes, and I trained "everybody".',
      jobTitle: 'Team Lead',
      industry: 'Retail',
      experience:
        'Team Lead, Target, Mar 2019 – Present:\nLead a team of 18\nMake the weekly schedules\nSales Supervisor, Best Buy, Jun 2015 – Feb 2019: Trained 6 new hires.',
      skills: 'Scheduling, Excel',
    });
  });

  it.each([
    ['with a byte order mark', Buffer.from(`\uFEFF${skills}`)],
    ['in UTF-16', Buffer.from(`\uFEFF${skills}`, 'utf16le')],
    ['with the line ends of Windows', Buffer.from(skills.replaceAll('\n', '\r\n'))],
  ])('takes a single table %s', async (_, bytes) => {
    expect((await readLinkedin(bytes)).skills).toBe('Scheduling, Excel');
  });

  it('reads letters of old Windows files and folders inside the ZIP', async () => {
    const read = await readLinkedin(
      archive(['export/Skills.csv', Buffer.from('Name\nCafé work\n', 'latin1')]),
    );
    expect(read.skills).toBe('Café work');
  });

  it('keeps to what the form takes, and cuts no position in two', async () => {
    const row = (n: number) => `Shop ${n},Clerk,${'sold things and more '.repeat(80)},,2010,2011\n`;
    const table = `Company Name,Title,Description,Location,Started On,Finished On\n${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(row).join('')}`;
    const { experience } = await readLinkedin(Buffer.from(table));
    expect(experience.length).toBeLessThanOrEqual(12_000);
    expect(experience.split('\n').every((line) => line.endsWith('and more'))).toBe(true);
  });

  it.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a ZIP of other things', archive(['word/document.xml', '<a/>']), 'notLinkedin'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'notLinkedin'],
    ['a PDF', Buffer.from('%PDF-1.7 and more'), 'notLinkedin'],
    ['a resume as text', Buffer.from('Dana Ruiz\nTeam Lead at Target'), 'notLinkedin'],
    ['another table', Buffer.from('From,To\nAnna,Bert\n'), 'notLinkedin'],
    ['a quote that never ends', Buffer.from('Name\n"Scheduling\nExcel\n'), 'damaged'],
    ['a field of a million letters', Buffer.from(`Name\n"${'a'.repeat(1_000_000)}"\n`), 'tooMuch'],
    ['a bomb', archive(['Skills.csv', 'a\n'.repeat(20_000_000)]), 'tooMuch'],
    [
      'a bomb whose directory lies',
      makeZip([{ name: 'Skills.csv', content: 'a\n'.repeat(5_000_000), claims: 500 }]),
      'tooMuch',
    ],
    ['a password', makeZip([{ name: 'Skills.csv', content: skills, encrypted: true }]), 'encrypted'],
    ['half of a ZIP', archive(['Skills.csv', skills]).subarray(0, 60), 'damaged'],
  ])('refuses %s', async (_, bytes, refusal) => {
    const refused = await readLinkedin(bytes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedFile);
    expect((refused as RefusedFile).refusal).toBe(refusal);
  });
});
