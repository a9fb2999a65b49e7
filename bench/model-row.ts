/** One figure of what the product does with a model. */
export interface ModelRow {
  what: string;
  unit: string;
  measured: number;
  goal: string;
  passes: boolean;
}

interface Judged extends Pick<ModelRow, 'what' | 'unit' | 'measured'> {
  atMost: number;
}

export const judgedRow = ({ atMost, ...row }: Judged): ModelRow => ({
  ...row,
  goal: `at most ${atMost}`,
  passes: row.measured <= atMost,
});

export const reportRow = (row: Pick<ModelRow, 'what' | 'unit' | 'measured'>): ModelRow => ({
  ...row,
  goal: 'told',
  passes: true,
});
