import { describe, expect, it } from 'vitest';
import { composeResume } from '#documents/compose-resume.ts';
import { resumeDocx } from '#documents/resume-docx.ts';
import { sampleResume } from '#documents/sample-resume.ts';
import { makePdf, textAt } from '#tests/support/make-pdf.ts';
import { makeDocx, makeZip, wordParagraph, wordXml } from '#tests/support/make-zip.ts';
import { readFileText } from './read-file.ts';

const textOf = async (bytes: Buffer) => (await readFileText(bytes)).text;
const refusalOf = (bytes: Buffer) =>
  readFileText(bytes).then(
    () => 'read',
    (error: { refusal?: string }) => error.refusal ?? error,
  );

describe('what a file is', () => {
  it.each([
    ['nothing at all', Buffer.alloc(0), 'empty'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'picture'],
    ['a photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'picture'],
    [
      'an old Word file',
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(600)]),
      'oldWord',
    ],
    [
      'a Word file with a password',
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]),
      'encrypted',
    ],
    ['a spreadsheet', makeZip([{ name: 'xl/workbook.xml', content: '<a/>' }]), 'unknownKind'],
    ['half a zip', makeDocx(wordParagraph('Anna')).subarray(0, 300), 'damaged'],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]), 'unknownKind'],
    ['rich text', Buffer.from('{\\rtf1 Anna}'), 'unknownKind'],
    ['a web page', Buffer.from('<!DOCTYPE html><p>Anna'), 'unknownKind'],
    ['white space', Buffer.from(' \n\t\n '), 'noText'],
    ['a PDF of pictures', makePdf([{ content: '10 10 200 200 re f' }]), 'noText'],
    [
      'a PDF of 21 pages',
      makePdf(Array.from({ length: 21 }, () => ({ content: textAt(9, 9, 'Anna') }))),
      'tooManyPages',
    ],
    ['half a PDF', makePdf([{ content: textAt(9, 9, 'Anna') }]).subarray(0, 200), 'damaged'],
    ['a Word file without its document', makeZip([{ name: 'word/theme.xml', content: '<a/>' }]), 'damaged'],
    ['a Word file of something else', makeZip([{ name: 'word/document.xml', content: 'no xml' }]), 'damaged'],
  ])('%s is refused', async (_, bytes, refusal) => {
    expect(await refusalOf(bytes)).toBe(refusal);
  });

  it('is not asked of anything but its bytes: a PDF may have others before its head', async () => {
    const pdf = makePdf([{ content: textAt(72, 700, 'Anna Example, engineer of bridges') }]);
    expect(await textOf(pdf)).toBe('Anna Example, engineer of bridges');
    expect(await textOf(Buffer.concat([Buffer.from('\n\n'), pdf]))).toBe('Anna Example, engineer of bridges');
  });
});

describe('text files', () => {
  const said = 'Zoë Müller\n• “Bridges” – 40 %';
  it.each([
    ['UTF-8', Buffer.from(said)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${said}`)],
    ['UTF-16, little end first', Buffer.from(`\uFEFF${said}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\uFEFF${said}`, 'utf16le').swap16()],
    [
      'Windows-1252',
      Buffer.from(
        said.replace(
          /[•“”–]/g,
          (sign) => ({ '•': '\x95', '“': '\x93', '”': '\x94', '–': '\x96' })[sign] ?? '',
        ),
        'latin1',
      ),
    ],
  ])('are read in %s', async (_, bytes) => {
    expect(await textOf(bytes)).toBe(said);
  });

  it('lose what cannot be shown or stored, and keep their lines', async () => {
    expect(
      await textOf(
        Buffer.from(`Anna\r\nEng\u0007ineer\r\u00ADBridges\f\uF0B7 Point \n\n\n\nEnd${' '.repeat(900)}`),
      ),
    ).toBe('Anna\nEngineer\nBridges\n• Point\n\nEnd');
  });

  it('are cut at 48,000 characters, with a notice', async () => {
    const { text, notices } = await readFileText(Buffer.from('ab😀 '.repeat(20_000)));
    expect(text.length).toBeLessThanOrEqual(48_000);
    expect(text.length).toBeGreaterThan(47_990);
    expect(text.isWellFormed()).toBe(true);
    expect(notices).toEqual(['cut']);
    expect((await readFileText(Buffer.from('a'.repeat(48_000)))).notices).toEqual([]);
  });
});

describe('Word files', () => {
  it('of our own come out line by line, with their points', async () => {
    const composed = composeResume(sampleResume, 'classic');
    const look = { template: 'classic', colorScheme: 'teal', pageSize: 'letter', fit: 0 } as const;
    const text = await textOf(Buffer.from(await resumeDocx(composed, look)));
    expect(text.split('\n')[0]).toBe(sampleResume.personalInfo.name);
    const [job] = sampleResume.experience;
    expect(text).toContain(`${job?.title}\t`);
    for (const point of job?.responsibilities ?? []) expect(text).toContain(`\n• ${point}\n`);
  });

  it('keep short rows of tables as lines, and read cells that hold more one after the other', async () => {
    const cell = (...lines: string[]) => `<w:tc>${lines.map(wordParagraph).join('')}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
    const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;
    const bytes = makeDocx(
      table(row(cell('2019–2021'), cell('Engineer'), cell('Acme'))) +
        table(row(cell('Skills', 'Welding'), cell('Experience', 'Engineer', 'Acme'))),
    );
    expect(await textOf(bytes)).toBe(
      '2019–2021\tEngineer\tAcme\n\nSkills\nWelding\n\nExperience\nEngineer\nAcme',
    );
  });

  it('are read with their page heads, text boxes, breaks and hidden addresses', async () => {
    const box =
      '<w:p><w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:shape><v:textbox><w:txbxContent>' +
      `${wordParagraph('In a box')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
    const link =
      '<w:p><w:hyperlink xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="a">' +
      '<w:r><w:t>LinkedIn</w:t></w:r></w:hyperlink></w:p>';
    const bytes = makeDocx(
      `${box}<w:p><w:r><w:t>One</w:t><w:br/><w:t>Two</w:t><w:tab/><w:t>2020</w:t></w:r></w:p>${link}`,
      [
        { name: 'word/header1.xml', content: wordXml('hdr', wordParagraph('Anna Example')) },
        { name: 'word/header2.xml', content: wordXml('hdr', wordParagraph('Anna Example')) },
        {
          name: 'word/_rels/document.xml.rels',
          content:
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Target="https://www.linkedin.com/in/anna" TargetMode="External"/></Relationships>',
        },
      ],
    );
    expect((await textOf(bytes)).split('\n').filter(Boolean)).toEqual([
      'Anna Example',
      'In a box',
      'One',
      'Two\t2020',
      'LinkedIn www.linkedin.com/in/anna',
    ]);
  });
});
