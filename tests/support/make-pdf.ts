import { deflateSync } from 'node:zlib';

export interface PdfPage {
  /** The drawing commands of the page. */
  content: string | Buffer;
  isPacked?: boolean;
}

/** Text at a place of the page, in points from below. */
export const textAt = (x: number, y: number, text: string, size = 11) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET\n`;

/** A small PDF with one font, as a test needs it. */
export function makePdf(pages: readonly PdfPage[], trailer = ''): Buffer {
  const kids = pages.map((_, place) => `${4 + place * 2} 0 R`).join(' ');
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(({ content, isPacked = false }, place) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + place * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      streamOf(Buffer.from(content as string), isPacked),
    ]),
  ];
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = chunks[0]?.length ?? 0;
  for (const [place, object] of objects.entries()) {
    offsets.push(length);
    const whole = Buffer.concat([
      Buffer.from(`${place + 1} 0 obj\n`),
      Buffer.from(object as string),
      Buffer.from('\nendobj\n'),
    ]);
    chunks.push(whole);
    length += whole.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  chunks.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

function streamOf(content: Buffer, isPacked: boolean): Buffer {
  const bytes = isPacked ? deflateSync(content, { level: 9 }) : content;
  const filter = isPacked ? ' /Filter /FlateDecode' : '';
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length}${filter} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}
