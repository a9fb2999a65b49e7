import { foldLabel } from '../text/fold.ts';

export type LabelKind = 'name' | 'email' | 'phone' | 'location' | 'link' | 'fax' | 'ornament';

const lists: Readonly<Record<LabelKind, string>> = {
  name: 'name|full name|complete name|legal name|name in full|first name last name|surname and name|names|vorname nachname|nom|nom et prénom|nombre|nombre y apellidos|nome|nome completo|imię i nazwisko|nombre completo|nombres y apellidos|apellidos y nombre|nom prénom|nom s prénom s|prénom et nom|nom complet|prénom nom|vor- und nachname|vor und nachname|name vorname|nachname vorname|nazwisko i imię|imię nazwisko|nome e sobrenome|first name s surname s|surname s first name s|氏名|名前|姓名|中文姓名|お名前|フルネーム',
  email:
    'email|e-mail|mail|e mail|email address|e-mail address|correo|correo electrónico|courriel|mél|poczta|adres e-mail|メール|メールアドレス|邮箱|電子郵件|电子邮箱|邮件|e',
  phone:
    'phone|tel|telephone|mobile|cell|cell phone|ph|ph#|phone number|mob|handy|telefon|mobil|mobiltelefon|tél|téléphone|portable|teléfono|tlf|móvil|celular|telefone|telemóvel|tel. kom|komórka|電話|電話番号|携帯|携帯電話|TEL|手机|电话|手機|联系电话|手机号|p|t|m|c|whatsapp|call|text',
  location:
    'address|location|based in|lives in|city|home|anschrift|adresse|wohnort|wohnhaft in|ort|domicile|dirección|domicilio|ubicación|ciudad|residencia|endereço|morada|cidade|localização|adres|adres zamieszkania|miejscowość|miasto|住所|現住所|现居|现居地|居住地|地址|所在地|现住址|住址|現居地|a|l',
  link: 'linkedin|web|website|site|portfolio|url|github|gitlab|homepage|blog|xing|webseite|página web|sitio web|strona www|profile|profil',
  fax: 'fax|office|work|landline|home phone',
  ornament: '',
};

/** Han letters are set apart to fill a cell. */
const closed = (label: string) => label.replace(/(?<=\p{Script=Han})[\s　]+(?=\p{Script=Han})/gu, '');

const kindOfLabel = new Map(
  Object.entries(lists).flatMap(([kind, list]) =>
    list
      .split('|')
      .filter((label) => label !== '')
      .map((label): [string, LabelKind] => [foldLabel(label), kind as LabelKind]),
  ),
);

/** What a label such as "Tel." or "姓名" announces. */
export const labelKind = (label: string): LabelKind | undefined => kindOfLabel.get(foldLabel(closed(label)));

/** A label at the start of a text, with its length. */
export function leadingLabel(text: string): { kind: LabelKind; length: number } | undefined {
  const parted = /^([\p{L}\p{M} .#()/’'-]{1,32}?)(?:\s*[:：]\s*|\t+|\s{3,}|\s*[|｜]\s*)/u.exec(text);
  const kind = parted?.[1] ? labelKind(parted[1]) : undefined;
  if (parted && kind) return { kind, length: parted[0].length };
  const cjk =
    /^([\p{Script=Han}\p{Script=Katakana}ー]{2,8}|[\p{Script=Han}]　+[\p{Script=Han}])[\s　]+(?=\S)/u.exec(
      text,
    );
  const cjkKind = cjk?.[1] ? labelKind(cjk[1]) : undefined;
  if (cjk && cjkKind) return { kind: cjkKind, length: cjk[0].length };
  const bare = /^([\p{L}\p{M}-]{2,14}[.#]?)\s+(?=[+(\d\p{L}])/u.exec(text);
  const bareKind = bare?.[1] ? labelKind(bare[1]) : undefined;
  const isSafe = bareKind === 'phone' || bareKind === 'email' || bareKind === 'fax';
  return bare && bareKind && isSafe ? { kind: bareKind, length: bare[0].length } : undefined;
}

/** Nothing but labels, marks and pictures: not a word that the person would miss. */
export function isOnlyLabels(text: string): boolean {
  const rest = text.replace(/[^\p{L}\p{M}\p{N}\s.'’#-]/gu, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(rest)) return true;
  return (
    labelKind(rest) !== undefined ||
    rest.split(/\s+/).every((word) => labelKind(word) !== undefined && word.length > 1)
  );
}
