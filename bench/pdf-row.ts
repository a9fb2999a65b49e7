export interface PdfRow {
  what: string;
  unit: string;
  ours: number;
  /** What ours is measured against. */
  against: number;
  ratio: number;
  needed: string;
  passes: boolean;
}
