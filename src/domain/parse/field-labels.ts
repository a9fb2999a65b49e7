import { foldLabel } from '../text/fold.ts';

/** Title, company, location, dates, or something else about the job. Of education: degree, school, place, dates. */
export type FieldKind = 'T' | 'C' | 'L' | 'D' | 'X';

const lists: Readonly<Record<FieldKind, string>> = {
  T: 'carrera|grado|título obtenido|title of qualification awarded|qualification awarded|position|designation|post|post held|rank|course|class|examination|exam|title|job title|role|job|tätigkeit als|aufgabe|position held|occupation or position held|tätigkeit|funktion|stelle|beruf|poste|fonction|intitulé du poste|puesto|cargo|función|stanowisko|funkcja|função|職種|役職|職位|岗位|职务|职位|担任职位|abschluss|degree|qualification|diplôme|título|titulación|kierunek|学位|专业|fachrichtung',
  C: 'institución educativa|name and address of employer|name of organisation providing education and training|name and type of organisation providing education and training|empresa o sector|nom et adresse de l’employeur|company|company name|employer name|name of organisation|name of organization|agency|college|institute|board|employer|organisation|organization|name of employer|firma|arbeitgeber|unternehmen|entreprise|employeur|société|empresa|empleador|empregador|pracodawca|nazwa firmy|会社|会社名|企業名|勤務先|公司|公司名称|单位|工作单位|einrichtung|institution|schule|hochschule|bildungseinrichtung|school|university|établissement|institución|centro|uczelnia|szkoła|学校',
  L: 'location|place|city|ort|standort|lieu|ville|lugar|ciudad|ubicación|local|cidade|miejsce|miejscowość|勤務地|地点|工作地点',
  D: 'from|to|year|year of passing|passing year|tenure|employment dates|dates of employment|start date|end date|start|end|dates|date|period|duration|from to|years|zeitraum|datum|von bis|von - bis|von-bis|von|bis|jahr|jahre|when|wann|dates|période|fechas|fecha|periodo|período|data|okres|od do|期間|時期|时间|起止时间|在职时间',
  X: 'actividades|main activities|principales actividades|activités principales|tarefas|main responsibilities|key responsibilities|duties|responsibilities|main activities and responsibilities|aufgaben|tätigkeiten|missions|funciones|tareas|atividades|obowiązki|zakres obowiązków|業務内容|職務内容|工作内容|工作职责|工作描述|主要职责',
};

const kindOfLabel = new Map(
  (Object.keys(lists) as FieldKind[]).flatMap((kind) =>
    lists[kind].split('|').map((label): [string, FieldKind] => [foldLabel(label), kind]),
  ),
);

/** What a field's label, such as "Position:" or "公司：", announces; with the length it takes. */
export function fieldLabel(text: string): { kind: FieldKind; length: number } | undefined {
  const found = /^([\p{L}\p{M} /’'-]{2,70}?)(?:\s?[:：]\s*|\t+|\s{2,})/u.exec(text);
  const kind = found?.[1] ? kindOfLabel.get(foldLabel(found[1])) : undefined;
  return found && kind ? { kind, length: found[0].length } : undefined;
}

/** What the words announce that are nothing but the label of a field. */
export const labelOf = (text: string): FieldKind | undefined => kindOfLabel.get(foldLabel(text));

/** Nothing but the label of a field. */
export const isFieldLabel = (text: string): boolean => kindOfLabel.has(foldLabel(text));

/** The head of a table: nothing but names of columns. Its order tells the order of the cells. */
export function columnNames(cells: readonly string[]): FieldKind[] | undefined {
  const kinds = cells.map(
    (cell): FieldKind | undefined =>
      kindOfLabel.get(foldLabel(cell)) ??
      kindOfLabel.get(foldLabel(cell.split(/[/,&(]| und | y | et | e | i /)[0] ?? '')),
  );
  const known = kinds.filter((kind) => kind !== undefined);
  const isHead =
    cells.length >= 2 &&
    (known.length === cells.length || (known.length >= 3 && known.length >= cells.length / 2)) &&
    cells.every((cell) => cell.length < 32 && !/\d/.test(cell));
  return isHead ? kinds.map((kind) => kind ?? 'X') : undefined;
}

const noteLabel =
  /^(?:hours(?: (?:per|a|\/) ?week)?|salary|pay|pay plan|grade|series|supervisor|may (?:we )?contact|reason for leaving|reports? to|reporting to|gehalt|vorgesetzter|motivo de salida|employees|phone|address|website|security clearance|type of business or sector|business or sector|branche|sector)(?:\s?[:：]|\t|\s{2})/iu;

/** Says something about the post that is neither its header nor what was done in it, as official forms ask. */
export const isNote = (text: string): boolean => noteLabel.test(text);
