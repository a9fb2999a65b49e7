import { foldLabel } from '../../language/fold.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';

/** What the labels of a list announce, by the label as it is compared. */
const kindsByLabel = <Kind extends string>(lists: Readonly<Record<Kind, string>>): Map<string, Kind> =>
  new Map(
    (Object.keys(lists) as Kind[]).flatMap((kind) =>
      lists[kind].split('|').map((label): [string, Kind] => [foldLabel(label), kind]),
    ),
  );

/** Title, company, location, dates, or something else about the job. Of education: degree, school, place, dates. */
export type FieldKind = 'T' | 'C' | 'L' | 'D' | 'X';

const fieldKinds = kindsByLabel<FieldKind>({
  T: 'carrera|grado|título obtenido|title of qualification awarded|qualification awarded|position|designation|post|post held|rank|course|class|examination|exam|title|job title|role|job|tätigkeit als|aufgabe|position held|occupation or position held|tätigkeit|funktion|stelle|beruf|poste|fonction|intitulé du poste|puesto|cargo|función|stanowisko|funkcja|função|職種|役職|職位|岗位|职务|职位|担任职位|abschluss|degree|qualification|diplôme|título|titulación|kierunek|学位|专业|fachrichtung',
  C: 'institución educativa|name and address of employer|name of organisation providing education and training|name and type of organisation providing education and training|empresa o sector|nom et adresse de l’employeur|company|company name|employer name|name of organisation|name of organization|agency|college|institute|board|employer|organisation|organization|name of employer|firma|arbeitgeber|unternehmen|entreprise|employeur|société|empresa|empleador|empregador|pracodawca|nazwa firmy|会社|会社名|企業名|勤務先|公司|公司名称|单位|工作单位|einrichtung|institution|schule|hochschule|bildungseinrichtung|school|university|établissement|institución|centro|uczelnia|szkoła|学校',
  L: 'location|place|city|ort|standort|lieu|ville|lugar|ciudad|ubicación|local|cidade|miejsce|miejscowość|勤務地|地点|工作地点',
  D: 'from|to|year|year of passing|passing year|tenure|employment dates|dates of employment|start date|end date|start|end|dates|date|period|duration|from to|years|zeitraum|datum|von bis|von - bis|von-bis|von|bis|jahr|jahre|when|wann|dates|période|fechas|fecha|periodo|período|data|okres|od do|期間|時期|时间|起止时间|在职时间',
  X: 'actividades|main activities|principales actividades|activités principales|tarefas|main responsibilities|key responsibilities|roles and responsibilities|role and responsibilities|roles responsibilities|duties and responsibilities|job duties|duties|responsibilities|main activities and responsibilities|aufgaben|tätigkeiten|missions|funciones|tareas|atividades|obowiązki|zakres obowiązków|業務内容|職務内容|工作内容|工作职责|工作描述|主要职责',
});

type ContactKind = 'name' | 'email' | 'phone' | 'location' | 'link' | 'fax';

const contactKinds = kindsByLabel<ContactKind>({
  name: 'name|full name|complete name|legal name|name in full|first name last name|surname and name|names|vorname nachname|nom|nom et prénom|nombre|nombre y apellidos|nome|nome completo|imię i nazwisko|nombre completo|nombres y apellidos|apellidos y nombre|nom prénom|nom s prénom s|prénom et nom|nom complet|prénom nom|vor- und nachname|vor und nachname|name vorname|nachname vorname|nazwisko i imię|imię nazwisko|nome e sobrenome|first name s surname s|surname s first name s|氏名|名前|姓名|中文姓名|お名前|フルネーム',
  email:
    'email|e-mail|mail|e mail|email address|e-mail address|correo|correo electrónico|courriel|mél|poczta|adres e-mail|メール|メールアドレス|邮箱|電子郵件|电子邮箱|邮件|e',
  phone:
    'phone|tel|telephone|mobile|cell|cell phone|ph|ph#|phone number|mob|handy|telefon|mobil|mobiltelefon|tél|téléphone|portable|teléfono|tlf|móvil|celular|telefone|telemóvel|tel. kom|komórka|電話|電話番号|携帯|携帯電話|TEL|手机|电话|手機|联系电话|手机号|p|t|m|c|whatsapp|call|text',
  location:
    'address|location|based in|lives in|city|home|anschrift|adresse|wohnort|wohnhaft in|ort|domicile|dirección|domicilio|ubicación|ciudad|residencia|endereço|morada|cidade|localização|adres|adres zamieszkania|miejscowość|miasto|住所|現住所|现居|现居地|居住地|地址|所在地|现住址|住址|現居地|a|l',
  link: 'linkedin|web|website|site|portfolio|url|github|gitlab|homepage|blog|xing|webseite|página web|sitio web|strona www|profile|profil',
  fax: 'fax|office|work|landline|home phone',
});

/** What the words announce that are nothing but the label of a field, such as "Position" or "公司". */
export const fieldKind = (text: string): FieldKind | undefined => fieldKinds.get(foldLabel(text));

/** What a line announces that begins with the label of a field. */
export function leadingFieldKind(text: string): FieldKind | undefined {
  const found = /^([\p{L}\p{M} /’'-]{2,70}?)(?:\s?[:：]\s*|\t+|\s{2,})/u.exec(text);
  return found?.[1] ? fieldKind(found[1]) : undefined;
}

const noteLabel = phrasePattern.iu`^(?:${'field-labels/note-label'})(?:\s?[:：]|\t|\s{2})`;

/** Says something about the post that is neither its header nor what was done in it, as official forms ask. */
export const isNote = (text: string): boolean => noteLabel.test(text);

/** Han letters are set apart to fill a cell. */
const closed = (label: string) => label.replace(/(?<=\p{Script=Han})[\s　]+(?=\p{Script=Han})/gu, '');

/** What a label such as "Tel." or "姓名" announces. */
export const contactKind = (label: string): ContactKind | undefined =>
  contactKinds.get(foldLabel(closed(label)));

/** A label at the start of a text, with its length. */
export function leadingLabel(text: string): { kind: ContactKind; length: number } | undefined {
  const parted = /^([\p{L}\p{M} .#()/’'-]{1,32}?)(?:\s*[:：]\s*|\t+|\s{3,}|\s*[|｜]\s*)/u.exec(text);
  const kind = parted?.[1] ? contactKind(parted[1]) : undefined;
  if (parted && kind) return { kind, length: parted[0].length };
  const cjk =
    /^([\p{Script=Han}\p{Script=Katakana}ー]{2,8}|[\p{Script=Han}]　+[\p{Script=Han}])[\s　]+(?=\S)/u.exec(
      text,
    );
  const cjkKind = cjk?.[1] ? contactKind(cjk[1]) : undefined;
  if (cjk && cjkKind) return { kind: cjkKind, length: cjk[0].length };
  const bare = /^([\p{L}\p{M}-]{2,14}[.#]?)\s+(?=[+(\d\p{L}])/u.exec(text);
  const bareKind = bare?.[1] ? contactKind(bare[1]) : undefined;
  const isSafe = bareKind === 'phone' || bareKind === 'email' || bareKind === 'fax';
  return bare && bareKind && isSafe ? { kind: bareKind, length: bare[0].length } : undefined;
}

/** Nothing but labels, marks and pictures: not a word that the person would miss. */
export function isOnlyLabels(text: string): boolean {
  const rest = text.replace(/[^\p{L}\p{M}\p{N}\s.'’#-]/gu, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(rest)) return true;
  return (
    contactKind(rest) !== undefined ||
    rest.split(/\s+/).every((word) => contactKind(word) !== undefined && word.length > 1)
  );
}
