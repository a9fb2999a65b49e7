/** Past forms that don't end in -ed. Those that are also present ("put", "cut") count as past: stories are told in it. */
const irregular = new Set(
  `was were had did went came saw took gave made found told said got kept left held led met sent spent stood sat lost won
  paid sold bought brought built caught taught thought felt knew grew threw drew wrote rode drove rose spoke broke chose
  froze stole woke began drank ran rang sang sank swam fell ate beat bent bit blew bound bred burnt dealt dug dreamt
  fed fought flew forgot forgave gone done seen given taken written spoken broken chosen driven known grown shown drawn
  thrown worn torn sworn hidden hid hung heard hurt cut put set shut let hit read quit split spread cost laid lay lent
  lit meant overcame understood undertook withdrew slept swept stuck struck swung shook shot shrank slid spun sprang
  stung became began begun rung swapped offered sought sworn told understood bled crept knelt leapt learnt`
    .trim()
    .split(/\s+/),
);

/** Whether a verb stands in its past form, as far as its letters tell. */
export const isPastForm = (key: string): boolean =>
  irregular.has(key) ||
  (/[a-z]{2}ed$/.test(key) && !/^(?:need|feed|speed|proceed|exceed|seed|breed)$/.test(key));
